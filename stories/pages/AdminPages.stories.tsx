import { Everything as AuditScreenEverything } from '#stories/screens/audit/AuditScreen.stories.tsx'
import { EveryState as BannerManagementScreenEveryState } from '#stories/screens/bannerAdmin/BannerManagementScreen.stories.tsx'
import {
  Adding as SlideFormScreenAdding,
  Updating as SlideFormScreenUpdating,
} from '#stories/screens/bannerAdmin/SlideFormScreen.stories.tsx'
import { WholeLife as SlideHistoryScreenWholeLife } from '#stories/screens/bannerAdmin/SlideHistoryScreen.stories.tsx'
import { Requested as AdminBookingScreenRequested } from '#stories/screens/booking/AdminBookingScreen.stories.tsx'
import { Table as BookingsManagementScreenTable } from '#stories/screens/booking/BookingsManagementScreen.stories.tsx'
import { Masked as CustomerScreenMasked } from '#stories/screens/customers/CustomerScreen.stories.tsx'
import { FirstPage as CustomersManagementScreenFirstPage } from '#stories/screens/customers/CustomersManagementScreen.stories.tsx'
import { BusyMonth as DashboardScreenBusyMonth } from '#stories/screens/dashboard/DashboardScreen.stories.tsx'
import { FirstPage as EnquiriesManagementScreenFirstPage } from '#stories/screens/enquiry/EnquiriesManagementScreen.stories.tsx'
import { InTransit as AdminOrderScreenInTransit } from '#stories/screens/order/AdminOrderScreen.stories.tsx'
import { FirstPage as OrdersManagementScreenFirstPage } from '#stories/screens/order/OrdersManagementScreen.stories.tsx'
import {
  Adding as ProductFormScreenAdding,
  Updating as ProductFormScreenUpdating,
} from '#stories/screens/productAdmin/ProductFormScreen.stories.tsx'
import { WholeLife as ProductHistoryScreenWholeLife } from '#stories/screens/productAdmin/ProductHistoryScreen.stories.tsx'
import { DryRun as ProductImportScreenDryRun } from '#stories/screens/productAdmin/ProductImportScreen.stories.tsx'
import { FirstPage as ProductsManagementScreenFirstPage } from '#stories/screens/productAdmin/ProductsManagementScreen.stories.tsx'
import {
  Adding as ProviderFormScreenAdding,
  Updating as ProviderFormScreenUpdating,
} from '#stories/screens/providerAdmin/ProviderFormScreen.stories.tsx'
import { WholeLife as ProviderHistoryScreenWholeLife } from '#stories/screens/providerAdmin/ProviderHistoryScreen.stories.tsx'
import { FirstPage as ProvidersManagementScreenFirstPage } from '#stories/screens/providerAdmin/ProvidersManagementScreen.stories.tsx'
import { FirstPage as ReviewsManagementScreenFirstPage } from '#stories/screens/review/ReviewsManagementScreen.stories.tsx'
import { Default as SecurityScreenDefault } from '#stories/screens/security/SecurityScreen.stories.tsx'
import preview from '#storybook/preview.tsx'
import { WholePage } from './WholePage.tsx'

const meta = preview.meta({
  title: 'Pages/Admin',
  component: WholePage,
  args: { paths: [], visitor: 'admin' as const, children: undefined },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false } } },
})

export const Dashboard = meta.story({
  args: { paths: ['/Dashboard'], children: <DashboardScreenBusyMonth.Component /> },
})
export const Orders = meta.story({
  args: { paths: ['/Orders_Management'], children: <OrdersManagementScreenFirstPage.Component /> },
})
export const Order = meta.story({
  args: { paths: ['/Orders_Management/:id'], children: <AdminOrderScreenInTransit.Component /> },
})
export const Bookings = meta.story({
  args: { paths: ['/Bookings_Management'], children: <BookingsManagementScreenTable.Component /> },
})
export const Booking = meta.story({
  args: { paths: ['/Bookings_Management/:id'], children: <AdminBookingScreenRequested.Component /> },
})
export const Products = meta.story({
  args: { paths: ['/Products_Management'], children: <ProductsManagementScreenFirstPage.Component /> },
})
export const ProductImport = meta.story({
  args: { paths: ['/Products_Management/import'], children: <ProductImportScreenDryRun.Component /> },
})
export const ProductHistory = meta.story({
  args: { paths: ['/Products_Management/:id'], children: <ProductHistoryScreenWholeLife.Component /> },
})
export const AddProduct = meta.story({
  args: { paths: ['/AddProduct'], children: <ProductFormScreenAdding.Component /> },
})
export const UpdateProduct = meta.story({
  args: { paths: ['/UpdateProduct/:id'], children: <ProductFormScreenUpdating.Component /> },
})
export const Providers = meta.story({
  args: { paths: ['/ServiceProvider_Management'], children: <ProvidersManagementScreenFirstPage.Component /> },
})
export const ProviderHistory = meta.story({
  args: { paths: ['/ServiceProvider_Management/:id'], children: <ProviderHistoryScreenWholeLife.Component /> },
})
export const AddProvider = meta.story({
  args: { paths: ['/AddServiceProvider'], children: <ProviderFormScreenAdding.Component /> },
})
export const UpdateProvider = meta.story({
  args: { paths: ['/UpdateServiceProvider/:id'], children: <ProviderFormScreenUpdating.Component /> },
})
export const Banner = meta.story({
  args: { paths: ['/Banner_Management'], children: <BannerManagementScreenEveryState.Component /> },
})
export const SlideHistory = meta.story({
  args: { paths: ['/Banner_Management/:id'], children: <SlideHistoryScreenWholeLife.Component /> },
})
export const AddSlide = meta.story({ args: { paths: ['/AddSlide'], children: <SlideFormScreenAdding.Component /> } })
export const UpdateSlide = meta.story({
  args: { paths: ['/UpdateSlide/:id'], children: <SlideFormScreenUpdating.Component /> },
})
export const Reviews = meta.story({
  args: { paths: ['/Reviews_Management'], children: <ReviewsManagementScreenFirstPage.Component /> },
})
export const Enquiries = meta.story({
  args: { paths: ['/Enquiries_Management'], children: <EnquiriesManagementScreenFirstPage.Component /> },
})
export const Customers = meta.story({
  args: { paths: ['/Customers_Management'], children: <CustomersManagementScreenFirstPage.Component /> },
})
export const Customer = meta.story({
  args: { paths: ['/Customers_Management/:id'], children: <CustomerScreenMasked.Component /> },
})
export const Audit = meta.story({ args: { paths: ['/Audit'], children: <AuditScreenEverything.Component /> } })
export const Security = meta.story({ args: { paths: ['/Security'], children: <SecurityScreenDefault.Component /> } })
