import { movedPages } from '#web/about/movedPages.ts'
import type { LazyPath } from '#web/lazyRoutes.tsx'
import type { ShopRoute } from '#web/state/navigation/route.ts'

/**
 * The source files, below `web/`, of the chunks that a page needs first: the document names their scripts, so that they load at once. In the order
 * in which they are needed: who is signed in, and what they see, is asked for while the page's own scripts still come.
 */
export const chunksOf = ({ path, role }: Pick<ShopRoute, 'path' | 'role'>) => {
  const page = samePages[path] ?? path
  const chunk = pageChunks[page]
  if (!chunk) return []
  return [...(role ? ['state/http/shop/openShop.ts'] : []), ...(page in lazyChunks ? ['lazyRoutes.tsx'] : []), chunk]
}

/** Which of them is the page's module itself; undefined for a page of a table, and for one that waits for the session. */
export const pageChunkOf = (route: Pick<ShopRoute, 'path' | 'role'>) => {
  const [chunk, ...others] = chunksOf(route)
  return others.length === 0 ? chunk : undefined
}

// Paths that show the page of another one.
const samePages: Readonly<Record<string, string>> = {
  '/Help/contact': '/ContactUs',
  ...Object.fromEntries(Object.keys(movedPages).map((page) => [`/${page}`, '/Help'])),
}

// Of the pages in the table of `lazyRoutes`, which is a chunk of its own.
const lazyChunks: Readonly<Record<LazyPath, string>> = {
  '/AboutUs': 'about/AboutRoute.tsx',
  '/ContactUs': 'about/ContactRoute.tsx',
  '/Help/faq': 'about/FaqRoute.tsx',
  '/Help': 'about/HelpRoute.tsx',
  '/DeliveryTermsAndConditions': 'terms/DeliveryRoute.tsx',
  '/BuyNowPayLater': 'terms/PayLaterRoute.tsx',
  '/LayBuy': 'terms/LayBuyRoute.tsx',
  '/Returns': 'terms/ReturnsRoute.tsx',
  '/Privacy': 'terms/PrivacyRoute.tsx',
  '/account': 'account/AccountRoute.tsx',
  '/account/personal-details': 'account/PersonalDetailsRoute.tsx',
  '/UpdateCustomer': 'account/UpdateCustomerRoute.tsx',
  '/account/address-book': 'address/AddressBookRoute.tsx',
  '/account/inbox': 'inbox/InboxRoute.tsx',
  '/account/orders': 'order/OrdersRoute.tsx',
  '/account/orders/:id': 'order/OrderRoute.tsx',
  '/buy/review': 'order/checkout/CheckoutRoute.tsx',
  '/account/orders/:id/invoice': 'order/InvoiceRoute.tsx',
  '/ServiceProvider/:id/book': 'booking/flow/BookRoute.tsx',
  '/account/bookings': 'booking/OwnBookingsRoute.tsx',
  '/account/bookings/:id': 'booking/BookingRoute.tsx',
  '/Dashboard': 'dashboard/DashboardRoute.tsx',
  '/Orders_Management': 'order/admin/OrdersManagementRoute.tsx',
  '/Orders_Management/:id': 'order/admin/AdminOrderRoute.tsx',
  '/Bookings_Management': 'booking/admin/BookingsManagementRoute.tsx',
  '/Bookings_Management/:id': 'booking/admin/AdminBookingRoute.tsx',
  '/Products_Management': 'productAdmin/ProductsManagementRoute.tsx',
  '/Products_Management/import': 'productAdmin/ImportRoute.tsx',
  '/Products_Management/:id': 'productAdmin/ProductHistoryRoute.tsx',
  '/AddProduct': 'productAdmin/form/AddProductRoute.tsx',
  '/UpdateProduct/:id': 'productAdmin/form/UpdateProductRoute.tsx',
  '/ServiceProvider_Management': 'providerAdmin/ProvidersManagementRoute.tsx',
  '/ServiceProvider_Management/:id': 'providerAdmin/ProviderHistoryRoute.tsx',
  '/AddServiceProvider': 'providerAdmin/form/AddProviderRoute.tsx',
  '/UpdateServiceProvider/:id': 'providerAdmin/form/UpdateProviderRoute.tsx',
  '/Banner_Management': 'bannerAdmin/BannerManagementRoute.tsx',
  '/Banner_Management/:id': 'bannerAdmin/SlideHistoryRoute.tsx',
  '/AddSlide': 'bannerAdmin/form/AddSlideRoute.tsx',
  '/UpdateSlide/:id': 'bannerAdmin/form/UpdateSlideRoute.tsx',
  '/Reviews_Management': 'review/ReviewsManagementRoute.tsx',
  '/Enquiries_Management': 'enquiry/EnquiriesManagementRoute.tsx',
  '/Customers_Management': 'customers/CustomersManagementRoute.tsx',
  '/Customers_Management/:id': 'customers/CustomerRoute.tsx',
  '/Audit': 'audit/AuditRoute.tsx',
  '/Security': 'security/SecurityRoute.tsx',
}

// By the path of the route. It is not in the routes themselves, because browsers would load it and have no use for it.
const pageChunks: Readonly<Record<string, string>> = {
  '/?search': 'catalogue/SearchRoute.tsx',
  '/': 'catalogue/HomeRoute.tsx',
  '/Categories': 'catalogue/CategoriesRoute.tsx',
  '/Brands/:brand': 'catalogue/BrandRoute.tsx',
  '/:slug': 'catalogue/ProductRoute.tsx',
  '/ServiceProviders': 'provider/ProvidersRoute.tsx',
  '/ServiceProviders?search': 'provider/FoundProvidersRoute.tsx',
  '/ServiceProvider/:id': 'provider/ProviderRoute.tsx',
  '/Cart': 'cart/CartRoute.tsx',
  '/Categories/:name': 'catalogue/CategoryRoute.tsx',
  '/categories/:parent/:child': 'catalogue/CategoryRoute.tsx',
  '/categories/:parent/:child/:grandchild': 'catalogue/CategoryRoute.tsx',
  '/serviceProviderCategories/:parent': 'provider/ProviderCategoryRoute.tsx',
  '/serviceProviderCategories/:parent/:child': 'provider/ProviderCategoryRoute.tsx',
  '/serviceProviderCategories/:parent/:child/:leaf': 'provider/ProviderCategoryRoute.tsx',
  '/offline': 'offline/OfflineRoute.tsx',
  '*': 'shell/routing/NotFoundRoute.tsx',
  '/unauthorized': 'shell/access/UnauthorizedRoute.tsx',
  ...lazyChunks,
}
