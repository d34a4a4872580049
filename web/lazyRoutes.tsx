import { SessionLoadingScreen } from '#ui-kit/screens/shell/SessionLoadingScreen.tsx'
import { PageHead } from './state/navigation/PageHead.tsx'

/** The pages that few visits start with, by their paths, each in a chunk of its own. */
export const lazyRoutes = {
  '/AboutUs': async () => (await import('./about/AboutRoute.tsx')).AboutRoute,
  '/ContactUs': async () => (await import('./about/ContactRoute.tsx')).ContactRoute,
  '/Help/faq': async () => (await import('./about/FaqRoute.tsx')).FaqRoute,
  '/Help': async () => (await import('./about/HelpRoute.tsx')).HelpRoute,

  '/DeliveryTermsAndConditions': async () => (await import('./terms/DeliveryRoute.tsx')).DeliveryRoute,
  '/BuyNowPayLater': async () => (await import('./terms/PayLaterRoute.tsx')).PayLaterRoute,
  '/LayBuy': async () => (await import('./terms/LayBuyRoute.tsx')).LayBuyRoute,
  '/Returns': async () => (await import('./terms/ReturnsRoute.tsx')).ReturnsRoute,
  '/Privacy': async () => (await import('./terms/PrivacyRoute.tsx')).PrivacyRoute,

  '/account': async () => (await import('./account/AccountRoute.tsx')).AccountRoute,
  '/account/personal-details': async () => (await import('./account/PersonalDetailsRoute.tsx')).PersonalDetailsRoute,
  '/UpdateCustomer': async () => (await import('./account/UpdateCustomerRoute.tsx')).UpdateCustomerRoute,
  '/account/address-book': async () => (await import('./address/AddressBookRoute.tsx')).AddressBookRoute,
  '/account/inbox': async () => (await import('./inbox/InboxRoute.tsx')).InboxRoute,
  '/account/orders': async () => (await import('./order/OrdersRoute.tsx')).OrdersRoute,
  '/account/orders/:id': async () => (await import('./order/OrderRoute.tsx')).OrderRoute,
  '/buy/review': async () => (await import('#web/order/checkout/CheckoutRoute.tsx')).CheckoutRoute,
  '/account/orders/:id/invoice': async () => (await import('./order/InvoiceRoute.tsx')).InvoiceRoute,

  '/ServiceProvider/:id/book': async () => (await import('./booking/flow/BookRoute.tsx')).BookRoute,
  '/account/bookings': async () => (await import('./booking/OwnBookingsRoute.tsx')).OwnBookingsRoute,
  '/account/bookings/:id': async () => (await import('./booking/BookingRoute.tsx')).BookingRoute,

  '/Dashboard': async () => (await import('./dashboard/DashboardRoute.tsx')).DashboardRoute,
  '/Orders_Management': async () => (await import('#web/order/admin/OrdersManagementRoute.tsx')).OrdersManagementRoute,
  '/Orders_Management/:id': async () => (await import('#web/order/admin/AdminOrderRoute.tsx')).AdminOrderRoute,
  '/Bookings_Management': async () =>
    (await import('#web/booking/admin/BookingsManagementRoute.tsx')).BookingsManagementRoute,
  '/Bookings_Management/:id': async () => (await import('#web/booking/admin/AdminBookingRoute.tsx')).AdminBookingRoute,
  '/Products_Management': async () =>
    (await import('#web/productAdmin/ProductsManagementRoute.tsx')).ProductsManagementRoute,
  '/Products_Management/import': async () => (await import('#web/productAdmin/ImportRoute.tsx')).ImportRoute,
  '/Products_Management/:id': async () =>
    (await import('#web/productAdmin/ProductHistoryRoute.tsx')).ProductHistoryRoute,
  '/AddProduct': async () => (await import('#web/productAdmin/form/AddProductRoute.tsx')).AddProductRoute,
  '/UpdateProduct/:id': async () => (await import('#web/productAdmin/form/UpdateProductRoute.tsx')).UpdateProductRoute,
  '/ServiceProvider_Management': async () =>
    (await import('#web/providerAdmin/ProvidersManagementRoute.tsx')).ProvidersManagementRoute,
  '/ServiceProvider_Management/:id': async () =>
    (await import('#web/providerAdmin/ProviderHistoryRoute.tsx')).ProviderHistoryRoute,
  '/AddServiceProvider': async () => (await import('#web/providerAdmin/form/AddProviderRoute.tsx')).AddProviderRoute,
  '/UpdateServiceProvider/:id': async () =>
    (await import('#web/providerAdmin/form/UpdateProviderRoute.tsx')).UpdateProviderRoute,
  '/Banner_Management': async () => (await import('#web/bannerAdmin/BannerManagementRoute.tsx')).BannerManagementRoute,
  '/Banner_Management/:id': async () => (await import('#web/bannerAdmin/SlideHistoryRoute.tsx')).SlideHistoryRoute,
  '/AddSlide': async () => (await import('#web/bannerAdmin/form/AddSlideRoute.tsx')).AddSlideRoute,
  '/UpdateSlide/:id': async () => (await import('#web/bannerAdmin/form/UpdateSlideRoute.tsx')).UpdateSlideRoute,
  '/Reviews_Management': async () => (await import('./review/ReviewsManagementRoute.tsx')).ReviewsManagementRoute,
  '/Enquiries_Management': async () =>
    (await import('./enquiry/EnquiriesManagementRoute.tsx')).EnquiriesManagementRoute,
  '/Customers_Management': async () =>
    (await import('./customers/CustomersManagementRoute.tsx')).CustomersManagementRoute,
  '/Customers_Management/:id': async () => (await import('./customers/CustomerRoute.tsx')).CustomerRoute,
  '/Audit': async () => (await import('./audit/AuditRoute.tsx')).AuditRoute,
  '/Security': async () => (await import('./security/SecurityRoute.tsx')).SecurityRoute,
}

export type LazyPath = keyof typeof lazyRoutes

/** What a page with a role shows while the session is loading, and what the server renders for it: its title. */
export const pendingFor = (path: LazyPath) => {
  const title = titles[path]
  return (
    title && (
      <>
        <PageHead title={title} />
        <SessionLoadingScreen title={title} />
      </>
    )
  )
}

const titles: Partial<Record<LazyPath, string>> = {
  '/account': 'Account',
  '/account/personal-details': 'Personal details',
  '/UpdateCustomer': 'Update details',
  '/account/address-book': 'Address book',
  '/account/inbox': 'Inbox',
  '/account/orders': 'Orders',
  '/account/orders/:id': 'Order',
  '/buy/review': 'Review your order',
  '/account/orders/:id/invoice': 'Invoice',

  '/ServiceProvider/:id/book': 'Book a visit',
  '/account/bookings': 'Bookings',
  '/account/bookings/:id': 'Booking',

  '/Dashboard': 'Dashboard',
  '/Orders_Management': 'Orders management',
  '/Orders_Management/:id': 'Order',
  '/Bookings_Management': 'Bookings management',
  '/Bookings_Management/:id': 'Booking',
  '/Products_Management': 'Products management',
  '/Products_Management/import': 'Import products',
  '/Products_Management/:id': 'Product history',
  '/AddProduct': 'Add product',
  '/UpdateProduct/:id': 'Update product',
  '/ServiceProvider_Management': 'Service providers management',
  '/ServiceProvider_Management/:id': 'Service provider history',
  '/AddServiceProvider': 'Add service provider',
  '/UpdateServiceProvider/:id': 'Update service provider',
  '/Banner_Management': 'Banner management',
  '/Banner_Management/:id': 'Slide history',
  '/AddSlide': 'Add slide',
  '/UpdateSlide/:id': 'Update slide',
  '/Reviews_Management': 'Reviews',
  '/Enquiries_Management': 'Enquiries',
  '/Customers_Management': 'Customers management',
  '/Customers_Management/:id': 'Customer',
  '/Audit': 'Audit',
  '/Security': 'Security',
}
