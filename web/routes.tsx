import { movedPages } from './about/movedPages.ts'
import type { LazyRouteName } from './lazyRoutes.tsx'
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

const cart = async (): Promise<RouteModule> => {
  const { CartRoute, preloadCart } = await import('./cart/CartRoute.tsx')
  return { Component: CartRoute, preload: preloadCart }
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

/** A page of whoever is signed in. */
const ownRoute = (path: string, name: LazyRouteName): ShopRoute => ({ path, role: 'signedIn', page: lazyRoute(name) })

const adminRoute = (path: string, name: LazyRouteName): ShopRoute => ({ path, role: 'admin', page: lazyRoute(name) })

const providerCategoryRoute = { chunk: 'provider/ProviderCategoryRoute.tsx', page: providerCategory }
const categoryRoute = { chunk: 'catalogue/CategoryRoute.tsx', page: category }

/** For pages that are not on this device, while there is no connection. The worker stores its document and shows it at any address. */
export const offlineRoute: ShopRoute = {
  path: '/offline',
  unlisted: true,
  chunk: 'offline/OfflineRoute.tsx',
  page: async () => ({ Component: (await import('./offline/OfflineRoute.tsx')).OfflineRoute }),
}

/** Search results share the path of the home page: `matchPage` distinguishes them by the query. */
export const searchRoute: ShopRoute = { path: '/?search', chunk: 'catalogue/SearchRoute.tsx', page: search }

/** Matches every URL that no other route matches. */
export const notFoundRoute: ShopRoute = {
  path: '*',
  status: 404,
  chunk: 'shell/routing/NotFoundRoute.tsx',
  page: async () => ({ Component: (await import('./shell/routing/NotFoundRoute.tsx')).NotFoundRoute }),
}

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
  ownRoute('/ServiceProvider/:id/book', 'Book'),
  { path: '/serviceProviderCategories/:parent', ...providerCategoryRoute },
  { path: '/serviceProviderCategories/:parent/:child', ...providerCategoryRoute },
  { path: '/serviceProviderCategories/:parent/:child/:leaf', ...providerCategoryRoute },

  { path: '/Cart', own: true, chunk: 'cart/CartRoute.tsx', page: cart },

  ownRoute('/account', 'Account'),
  ownRoute('/account/orders', 'Orders'),
  ownRoute('/account/orders/:id', 'Order'),
  ownRoute('/account/orders/:id/invoice', 'Invoice'),
  ownRoute('/account/bookings', 'OwnBookings'),
  ownRoute('/account/bookings/:id', 'Booking'),
  ownRoute('/account/inbox', 'Inbox'),
  ownRoute('/account/address-book', 'AddressBook'),
  ownRoute('/account/personal-details', 'PersonalDetails'),
  ownRoute('/UpdateCustomer', 'UpdateCustomer'),
  ownRoute('/buy/review', 'Review'),

  adminRoute('/Dashboard', 'Dashboard'),
  adminRoute('/Orders_Management', 'OrdersManagement'),
  adminRoute('/Orders_Management/:id', 'AdminOrder'),
  adminRoute('/Bookings_Management', 'BookingsManagement'),
  adminRoute('/Bookings_Management/:id', 'AdminBooking'),
  adminRoute('/Products_Management', 'ProductsManagement'),
  adminRoute('/Products_Management/import', 'Import'),
  adminRoute('/Products_Management/:id', 'ProductHistory'),
  adminRoute('/AddProduct', 'AddProduct'),
  adminRoute('/UpdateProduct/:id', 'UpdateProduct'),
  adminRoute('/ServiceProvider_Management', 'ProvidersManagement'),
  adminRoute('/ServiceProvider_Management/:id', 'ProviderHistory'),
  adminRoute('/AddServiceProvider', 'AddProvider'),
  adminRoute('/UpdateServiceProvider/:id', 'UpdateProvider'),
  adminRoute('/Banner_Management', 'BannerManagement'),
  adminRoute('/Banner_Management/:id', 'SlideHistory'),
  adminRoute('/AddSlide', 'AddSlide'),
  adminRoute('/UpdateSlide/:id', 'UpdateSlide'),
  adminRoute('/Reviews_Management', 'ReviewsManagement'),
  adminRoute('/Enquiries_Management', 'EnquiriesManagement'),
  adminRoute('/Customers_Management', 'CustomersManagement'),
  adminRoute('/Customers_Management/:id', 'Customer'),
  adminRoute('/Audit', 'Audit'),
  adminRoute('/Security', 'Security'),

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
    unlisted: true,
    chunk: 'shell/access/UnauthorizedRoute.tsx',
    page: async () => ({ Component: (await import('./shell/access/UnauthorizedRoute.tsx')).UnauthorizedRoute }),
  },
  offlineRoute,
  notFoundRoute,
]
