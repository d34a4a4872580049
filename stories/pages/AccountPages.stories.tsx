import { TwoOrdersOnTheirWay as AccountScreenTwoOrdersOnTheirWay } from '#stories/screens/account/AccountScreen.stories.tsx'
import { Amina as PersonalDetailsScreenAmina } from '#stories/screens/account/PersonalDetailsScreen.stories.tsx'
import { Unchanged as UpdateCustomerScreenUnchanged } from '#stories/screens/account/UpdateCustomerScreen.stories.tsx'
import { TwoAddresses as AddressBookScreenTwoAddresses } from '#stories/screens/address/AddressBookScreen.stories.tsx'
import { Requested as BookingDetailsScreenRequested } from '#stories/screens/booking/BookingDetailsScreen.stories.tsx'
import { UpcomingAndPast as OwnBookingsScreenUpcomingAndPast } from '#stories/screens/booking/OwnBookingsScreen.stories.tsx'
import { TwoNew as InboxScreenTwoNew } from '#stories/screens/inbox/InboxScreen.stories.tsx'
import { ReadyToOrder as CheckoutScreenReadyToOrder } from '#stories/screens/order/CheckoutScreen.stories.tsx'
import { TaxInvoice as InvoiceScreenTaxInvoice } from '#stories/screens/order/InvoiceScreen.stories.tsx'
import { Pending as OrderScreenPending } from '#stories/screens/order/OrderScreen.stories.tsx'
import { FourOrders as OrdersScreenFourOrders } from '#stories/screens/order/OrdersScreen.stories.tsx'
import { GuestOnTheirOrders as NotSignedInScreenGuestOnTheirOrders } from '#stories/screens/shell/NotSignedInScreen.stories.tsx'
import preview from '#storybook/preview.tsx'
import { WholePage } from './WholePage.tsx'

const meta = preview.meta({
  title: 'Pages/Account',
  component: WholePage,
  args: { paths: [], visitor: 'customer' as const, children: undefined },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false } } },
})

export const Account = meta.story({
  args: { paths: ['/account'], children: <AccountScreenTwoOrdersOnTheirWay.Component /> },
})
export const Orders = meta.story({
  args: { paths: ['/account/orders'], children: <OrdersScreenFourOrders.Component /> },
})
export const Order = meta.story({
  args: { paths: ['/account/orders/:id'], children: <OrderScreenPending.Component /> },
})
export const Invoice = meta.story({
  args: { paths: ['/account/orders/:id/invoice'], children: <InvoiceScreenTaxInvoice.Component /> },
})
export const Bookings = meta.story({
  args: { paths: ['/account/bookings'], children: <OwnBookingsScreenUpcomingAndPast.Component /> },
})
export const Booking = meta.story({
  args: { paths: ['/account/bookings/:id'], children: <BookingDetailsScreenRequested.Component /> },
})
export const Inbox = meta.story({ args: { paths: ['/account/inbox'], children: <InboxScreenTwoNew.Component /> } })
export const AddressBook = meta.story({
  args: { paths: ['/account/address-book'], children: <AddressBookScreenTwoAddresses.Component /> },
})
export const PersonalDetails = meta.story({
  args: { paths: ['/account/personal-details'], children: <PersonalDetailsScreenAmina.Component /> },
})
export const UpdateCustomer = meta.story({
  args: { paths: ['/UpdateCustomer'], children: <UpdateCustomerScreenUnchanged.Component /> },
})
export const Review = meta.story({
  args: { paths: ['/buy/review'], children: <CheckoutScreenReadyToOrder.Component /> },
})
export const NotSignedIn = meta.story({
  args: { paths: ['/account/orders'], visitor: 'guest', children: <NotSignedInScreenGuestOnTheirOrders.Component /> },
})
