import { SessionLoadingScreen } from '#ui-kit/screens/shell/SessionLoadingScreen.tsx'
import { PageHead } from './state/navigation/PageHead.tsx'

/** The routes that few visits start with, each in a chunk of its own. */
export const lazyRoutes = {
  AboutUs: async () => (await import('./about/AboutRoute.tsx')).AboutRoute,
  ContactUs: async () => (await import('./about/ContactRoute.tsx')).ContactRoute,
  Faq: async () => (await import('./about/FaqRoute.tsx')).FaqRoute,
  Help: async () => (await import('./about/HelpRoute.tsx')).HelpRoute,

  Delivery: async () => (await import('./terms/DeliveryRoute.tsx')).DeliveryRoute,
  PayLater: async () => (await import('./terms/PayLaterRoute.tsx')).PayLaterRoute,
  LayBuy: async () => (await import('./terms/LayBuyRoute.tsx')).LayBuyRoute,
  Returns: async () => (await import('./terms/ReturnsRoute.tsx')).ReturnsRoute,
  Privacy: async () => (await import('./terms/PrivacyRoute.tsx')).PrivacyRoute,

  Account: async () => (await import('./account/AccountRoute.tsx')).AccountRoute,
  PersonalDetails: async () => (await import('./account/PersonalDetailsRoute.tsx')).PersonalDetailsRoute,
  UpdateCustomer: async () => (await import('./account/UpdateCustomerRoute.tsx')).UpdateCustomerRoute,
  AddressBook: async () => (await import('./address/AddressBookRoute.tsx')).AddressBookRoute,
  Inbox: async () => (await import('./inbox/InboxRoute.tsx')).InboxRoute,
  Orders: async () => (await import('./order/OrdersRoute.tsx')).OrdersRoute,
  Order: async () => (await import('./order/OrderRoute.tsx')).OrderRoute,
  Review: async () => (await import('#web/order/checkout/CheckoutRoute.tsx')).CheckoutRoute,
  Invoice: async () => (await import('./order/InvoiceRoute.tsx')).InvoiceRoute,

  Book: async () => (await import('./booking/flow/BookRoute.tsx')).BookRoute,
  OwnBookings: async () => (await import('./booking/OwnBookingsRoute.tsx')).OwnBookingsRoute,
  Booking: async () => (await import('./booking/BookingRoute.tsx')).BookingRoute,

  Dashboard: async () => (await import('./dashboard/DashboardRoute.tsx')).DashboardRoute,
  OrdersManagement: async () => (await import('#web/order/admin/OrdersManagementRoute.tsx')).OrdersManagementRoute,
  AdminOrder: async () => (await import('#web/order/admin/AdminOrderRoute.tsx')).AdminOrderRoute,
  BookingsManagement: async () =>
    (await import('#web/booking/admin/BookingsManagementRoute.tsx')).BookingsManagementRoute,
  AdminBooking: async () => (await import('#web/booking/admin/AdminBookingRoute.tsx')).AdminBookingRoute,
  ProductsManagement: async () =>
    (await import('#web/productAdmin/ProductsManagementRoute.tsx')).ProductsManagementRoute,
  Import: async () => (await import('#web/productAdmin/ImportRoute.tsx')).ImportRoute,
  ProductHistory: async () => (await import('#web/productAdmin/ProductHistoryRoute.tsx')).ProductHistoryRoute,
  AddProduct: async () => (await import('#web/productAdmin/form/AddProductRoute.tsx')).AddProductRoute,
  UpdateProduct: async () => (await import('#web/productAdmin/form/UpdateProductRoute.tsx')).UpdateProductRoute,
  ProvidersManagement: async () =>
    (await import('#web/providerAdmin/ProvidersManagementRoute.tsx')).ProvidersManagementRoute,
  ProviderHistory: async () => (await import('#web/providerAdmin/ProviderHistoryRoute.tsx')).ProviderHistoryRoute,
  AddProvider: async () => (await import('#web/providerAdmin/form/AddProviderRoute.tsx')).AddProviderRoute,
  UpdateProvider: async () => (await import('#web/providerAdmin/form/UpdateProviderRoute.tsx')).UpdateProviderRoute,
  BannerManagement: async () => (await import('#web/bannerAdmin/BannerManagementRoute.tsx')).BannerManagementRoute,
  SlideHistory: async () => (await import('#web/bannerAdmin/SlideHistoryRoute.tsx')).SlideHistoryRoute,
  AddSlide: async () => (await import('#web/bannerAdmin/form/AddSlideRoute.tsx')).AddSlideRoute,
  UpdateSlide: async () => (await import('#web/bannerAdmin/form/UpdateSlideRoute.tsx')).UpdateSlideRoute,
  ReviewsManagement: async () => (await import('./review/ReviewsManagementRoute.tsx')).ReviewsManagementRoute,
  EnquiriesManagement: async () => (await import('./enquiry/EnquiriesManagementRoute.tsx')).EnquiriesManagementRoute,
  CustomersManagement: async () => (await import('./customers/CustomersManagementRoute.tsx')).CustomersManagementRoute,
  Customer: async () => (await import('./customers/CustomerRoute.tsx')).CustomerRoute,
  Audit: async () => (await import('./audit/AuditRoute.tsx')).AuditRoute,
  Security: async () => (await import('./security/SecurityRoute.tsx')).SecurityRoute,
}

export type LazyRouteName = keyof typeof lazyRoutes

/** What a page with a role shows while the session is loading, and what the server renders for it: its title. */
export const pendingFor = (name: LazyRouteName) => {
  const title = titles[name]
  return (
    title && (
      <>
        <PageHead title={title} />
        <SessionLoadingScreen title={title} />
      </>
    )
  )
}

const titles: Partial<Record<LazyRouteName, string>> = {
  Account: 'Account',
  PersonalDetails: 'Personal details',
  UpdateCustomer: 'Update details',
  AddressBook: 'Address book',
  Inbox: 'Inbox',
  Orders: 'Orders',
  Order: 'Order',
  Review: 'Review your order',
  Invoice: 'Invoice',

  Book: 'Book a visit',
  OwnBookings: 'Bookings',
  Booking: 'Booking',

  Dashboard: 'Dashboard',
  OrdersManagement: 'Orders management',
  AdminOrder: 'Order',
  BookingsManagement: 'Bookings management',
  AdminBooking: 'Booking',
  ProductsManagement: 'Products management',
  Import: 'Import products',
  ProductHistory: 'Product history',
  AddProduct: 'Add product',
  UpdateProduct: 'Update product',
  ProvidersManagement: 'Service providers management',
  ProviderHistory: 'Service provider history',
  AddProvider: 'Add service provider',
  UpdateProvider: 'Update service provider',
  BannerManagement: 'Banner management',
  SlideHistory: 'Slide history',
  AddSlide: 'Add slide',
  UpdateSlide: 'Update slide',
  ReviewsManagement: 'Reviews',
  EnquiriesManagement: 'Enquiries',
  CustomersManagement: 'Customers management',
  Customer: 'Customer',
  Audit: 'Audit',
  Security: 'Security',
}
