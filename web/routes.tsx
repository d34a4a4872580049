import { movedPages } from './about/movedPages.ts'
import type { LazyRouteName } from './lazyRoutes.tsx'
import { NotFoundRoute } from './shell/routing/NotFoundRoute.tsx'
import type { RouteModule, ShopRoute } from './state/navigation/route.ts'

/** Pages that the server renders, each in a chunk of its own: a visit loads only its own page. */
const home = async (): Promise<RouteModule> => {
  const { HomeRoute, preloadHome } = await import('./catalogue/HomeRoute.tsx')
  return { Component: HomeRoute, preload: preloadHome }
}

const search = async (): Promise<RouteModule> => {
  const { SearchRoute, preloadSearch } = await import('./catalogue/SearchRoute.tsx')
  return { Component: SearchRoute, preload: preloadSearch }
}

const categories = async (): Promise<RouteModule> => {
  const { CategoriesRoute, preloadCategories } = await import('./catalogue/CategoriesRoute.tsx')
  return { Component: CategoriesRoute, preload: preloadCategories }
}

const category = async (): Promise<RouteModule> => {
  const { CategoryRoute, preloadCategory } = await import('./catalogue/CategoryRoute.tsx')
  return { Component: CategoryRoute, preload: preloadCategory }
}

const brand = async (): Promise<RouteModule> => {
  const { BrandRoute, preloadBrand } = await import('./catalogue/BrandRoute.tsx')
  return { Component: BrandRoute, preload: preloadBrand }
}

const product = async (): Promise<RouteModule> => {
  const { ProductRoute, preloadProduct } = await import('./catalogue/ProductRoute.tsx')
  return { Component: ProductRoute, preload: preloadProduct }
}

const providers = async (): Promise<RouteModule> => {
  const { ProvidersRoute, preloadProviders } = await import('./provider/ProvidersRoute.tsx')
  return { Component: ProvidersRoute, preload: preloadProviders }
}

const providerCategory = async (): Promise<RouteModule> => {
  const { ProviderCategoryRoute, preloadProviderCategory } = await import('./provider/ProviderCategoryRoute.tsx')
  return { Component: ProviderCategoryRoute, preload: preloadProviderCategory }
}

const provider = async (): Promise<RouteModule> => {
  const { ProviderRoute, preloadProvider } = await import('./provider/ProviderRoute.tsx')
  return { Component: ProviderRoute, preload: preloadProvider }
}

// The table of lazy routes is itself a chunk: most visits never load it.
const lazyRoute = (name: LazyRouteName) => async (): Promise<RouteModule> => {
  const { lazyRoutes, pendingFor } = await import('./lazyRoutes.tsx')
  return { Component: await lazyRoutes[name](), pending: pendingFor(name) }
}

const providerCategoryRoute = { chunk: 'provider/ProviderCategoryRoute.tsx', page: providerCategory }
const categoryRoute = { chunk: 'catalogue/CategoryRoute.tsx', page: category }

/** For pages that are not on this device, while there is no connection. The worker stores its document and shows it at any address. */
export const offlineRoute: ShopRoute = {
  path: '/offline',
  chunk: 'offline/OfflineRoute.tsx',
  page: async () => ({ Component: (await import('./offline/OfflineRoute.tsx')).OfflineRoute }),
}

/** Search results share the path of the home page: `matchPage` distinguishes them by the query. */
export const searchRoute: ShopRoute = { path: '/?search', chunk: 'catalogue/SearchRoute.tsx', page: search }

/** Matches every URL that no other route matches. */
export const notFoundRoute: ShopRoute = { path: '*', status: 404, page: { Component: NotFoundRoute } }

/** The site map. Paths are case-insensitive and the most specific wins. `/Login` and `/Signup` are missing: they open a dialog above a page. */
export const routes: ShopRoute[] = [
  { path: '/', chunk: 'catalogue/HomeRoute.tsx', page: home },
  { path: '/Categories', chunk: 'catalogue/CategoriesRoute.tsx', page: categories },
  { path: '/Categories/:name', ...categoryRoute },
  { path: '/categories/:parent/:child', ...categoryRoute },
  { path: '/categories/:parent/:child/:grandchild', ...categoryRoute },
  { path: '/Brands/:brand', chunk: 'catalogue/BrandRoute.tsx', page: brand },
  { path: '/:slug', chunk: 'catalogue/ProductRoute.tsx', page: product },

  { path: '/ServiceProviders', chunk: 'provider/ProvidersRoute.tsx', page: providers },
  { path: '/ServiceProvider/:id', chunk: 'provider/ProviderRoute.tsx', page: provider },
  { path: '/ServiceProvider/:id/book', role: 'signedIn', page: lazyRoute('Book') },
  { path: '/serviceProviderCategories/:parent', ...providerCategoryRoute },
  { path: '/serviceProviderCategories/:parent/:child', ...providerCategoryRoute },
  { path: '/serviceProviderCategories/:parent/:child/:leaf', ...providerCategoryRoute },

  { path: '/Cart', own: true, page: async () => ({ Component: (await import('./cart/CartRoute.tsx')).CartRoute }) },

  { path: '/account', role: 'signedIn', page: lazyRoute('Account') },
  { path: '/account/orders', role: 'signedIn', page: lazyRoute('Orders') },
  { path: '/account/orders/:id', role: 'signedIn', page: lazyRoute('Order') },
  { path: '/account/orders/:id/invoice', role: 'signedIn', page: lazyRoute('Invoice') },
  { path: '/account/bookings', role: 'signedIn', page: lazyRoute('OwnBookings') },
  { path: '/account/bookings/:id', role: 'signedIn', page: lazyRoute('Booking') },
  { path: '/account/inbox', role: 'signedIn', page: lazyRoute('Inbox') },
  { path: '/account/address-book', role: 'signedIn', page: lazyRoute('AddressBook') },
  { path: '/account/personal-details', role: 'signedIn', page: lazyRoute('PersonalDetails') },
  { path: '/UpdateCustomer', role: 'signedIn', page: lazyRoute('UpdateCustomer') },
  { path: '/buy/review', role: 'signedIn', page: lazyRoute('Review') },

  { path: '/Dashboard', role: 'admin', page: lazyRoute('Dashboard') },
  { path: '/Orders_Management', role: 'admin', page: lazyRoute('OrdersManagement') },
  { path: '/Orders_Management/:id', role: 'admin', page: lazyRoute('AdminOrder') },
  { path: '/Bookings_Management', role: 'admin', page: lazyRoute('BookingsManagement') },
  { path: '/Bookings_Management/:id', role: 'admin', page: lazyRoute('AdminBooking') },
  { path: '/Products_Management', role: 'admin', page: lazyRoute('ProductsManagement') },
  { path: '/Products_Management/import', role: 'admin', page: lazyRoute('Import') },
  { path: '/Products_Management/:id', role: 'admin', page: lazyRoute('ProductHistory') },
  { path: '/AddProduct', role: 'admin', page: lazyRoute('AddProduct') },
  { path: '/UpdateProduct/:id', role: 'admin', page: lazyRoute('UpdateProduct') },
  { path: '/ServiceProvider_Management', role: 'admin', page: lazyRoute('ProvidersManagement') },
  { path: '/ServiceProvider_Management/:id', role: 'admin', page: lazyRoute('ProviderHistory') },
  { path: '/AddServiceProvider', role: 'admin', page: lazyRoute('AddProvider') },
  { path: '/UpdateServiceProvider/:id', role: 'admin', page: lazyRoute('UpdateProvider') },
  { path: '/Banner_Management', role: 'admin', page: lazyRoute('BannerManagement') },
  { path: '/Banner_Management/:id', role: 'admin', page: lazyRoute('SlideHistory') },
  { path: '/AddSlide', role: 'admin', page: lazyRoute('AddSlide') },
  { path: '/UpdateSlide/:id', role: 'admin', page: lazyRoute('UpdateSlide') },
  { path: '/Reviews_Management', role: 'admin', page: lazyRoute('ReviewsManagement') },
  { path: '/Enquiries_Management', role: 'admin', page: lazyRoute('EnquiriesManagement') },
  { path: '/Customers_Management', role: 'admin', page: lazyRoute('CustomersManagement') },
  { path: '/Customers_Management/:id', role: 'admin', page: lazyRoute('Customer') },
  { path: '/Audit', role: 'admin', page: lazyRoute('Audit') },
  { path: '/Security', role: 'admin', page: lazyRoute('Security') },

  { path: '/AboutUs', page: lazyRoute('AboutUs') },
  { path: '/ContactUs', page: lazyRoute('ContactUs') },
  { path: '/Help', page: lazyRoute('Help') },
  { path: '/Help/faq', page: lazyRoute('Faq') },
  { path: '/Help/contact', page: lazyRoute('ContactUs') },
  ...Object.keys(movedPages).map((page) => ({ path: `/${page}`, page: lazyRoute('Help') })),
  { path: '/DeliveryTermsAndConditions', page: lazyRoute('Delivery') },
  { path: '/BuyNowPayLater', page: lazyRoute('PayLater') },
  { path: '/LayBuy', page: lazyRoute('LayBuy') },
  { path: '/Returns', page: lazyRoute('Returns') },
  { path: '/Privacy', page: lazyRoute('Privacy') },
  {
    path: '/unauthorized',
    chunk: 'shell/access/UnauthorizedRoute.tsx',
    page: async () => ({ Component: (await import('./shell/access/UnauthorizedRoute.tsx')).UnauthorizedRoute }),
  },
  offlineRoute,
  notFoundRoute,
]
