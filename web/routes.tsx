import { movedPages } from './about/movedPages.ts'
import type { LazyPath } from './lazyRoutes.tsx'
import type { RouteModule, ShopRoute } from './state/navigation/route.ts'

// The table of lazy routes is itself a chunk: most visits never load it.
const lazyRoute = (path: LazyPath) => async (): Promise<RouteModule> => {
  const { lazyRoutes, pendingFor } = await import('./lazyRoutes.tsx')
  return { Component: await lazyRoutes[path](), pending: pendingFor(path) }
}

const publicRoute = (path: LazyPath): ShopRoute => ({ path, page: lazyRoute(path) })

/** A page of whoever is signed in. */
const ownRoute = (path: LazyPath): ShopRoute => ({ path, role: 'signedIn', page: lazyRoute(path) })

const adminRoute = (path: LazyPath): ShopRoute => ({ path, role: 'admin', page: lazyRoute(path) })

const category = async () => (await import('./catalogue/CategoryRoute.tsx')).categoryPage

const providerCategory = async () => (await import('./provider/ProviderCategoryRoute.tsx')).providerCategoryPage

/** For pages that are not on this device, while there is no connection. The worker stores its document and shows it at any address. */
export const offlineRoute: ShopRoute = {
  path: '/offline',
  unlisted: true,
  page: async () => ({ Component: (await import('./offline/OfflineRoute.tsx')).OfflineRoute }),
}

/** Search results share the path of the home page: `matchPage` distinguishes them by the query. */
export const searchRoute: ShopRoute = {
  path: '/?search',
  page: async () => (await import('./catalogue/SearchRoute.tsx')).searchPage,
}

/** Lists of providers share the path of the directory's start: `matchPage` distinguishes them by the query too. */
export const providerSearchRoute: ShopRoute = {
  path: '/ServiceProviders?search',
  page: async () => (await import('./provider/FoundProvidersRoute.tsx')).foundProvidersPage,
}

/** Matches every URL that no other route matches. */
export const notFoundRoute: ShopRoute = {
  path: '*',
  status: 404,
  page: async () => ({ Component: (await import('./shell/routing/NotFoundRoute.tsx')).NotFoundRoute }),
}

/** The site map. Paths are case-insensitive and the most specific wins. `/Login` and `/Signup` are missing: they open a dialog above a page. */
export const routes: ShopRoute[] = [
  { path: '/', page: async () => (await import('./catalogue/HomeRoute.tsx')).homePage },
  { path: '/Categories', page: async () => (await import('./catalogue/CategoriesRoute.tsx')).categoriesPage },
  { path: '/Categories/:name', page: category },
  { path: '/categories/:parent/:child', page: category },
  { path: '/categories/:parent/:child/:grandchild', page: category },
  { path: '/Brands/:brand', page: async () => (await import('./catalogue/BrandRoute.tsx')).brandPage },
  { path: '/:slug', page: async () => (await import('./catalogue/ProductRoute.tsx')).productPage },

  { path: '/ServiceProviders', page: async () => (await import('./provider/ProvidersRoute.tsx')).providersPage },
  { path: '/ServiceProvider/:id', page: async () => (await import('./provider/ProviderRoute.tsx')).providerPage },
  ownRoute('/ServiceProvider/:id/book'),
  { path: '/serviceProviderCategories/:parent', page: providerCategory },
  { path: '/serviceProviderCategories/:parent/:child', page: providerCategory },
  { path: '/serviceProviderCategories/:parent/:child/:leaf', page: providerCategory },

  { path: '/Cart', own: true, page: async () => (await import('./cart/CartRoute.tsx')).cartPage },

  ...(
    [
      '/account',
      '/account/orders',
      '/account/orders/:id',
      '/account/orders/:id/invoice',
      '/account/bookings',
      '/account/bookings/:id',
      '/account/inbox',
      '/account/address-book',
      '/account/personal-details',
      '/UpdateCustomer',
      '/buy/review',
    ] as const
  ).map(ownRoute),

  ...(
    [
      '/Dashboard',
      '/Orders_Management',
      '/Orders_Management/:id',
      '/Bookings_Management',
      '/Bookings_Management/:id',
      '/Products_Management',
      '/Products_Management/import',
      '/Products_Management/:id',
      '/AddProduct',
      '/UpdateProduct/:id',
      '/ServiceProvider_Management',
      '/ServiceProvider_Management/:id',
      '/AddServiceProvider',
      '/UpdateServiceProvider/:id',
      '/Banner_Management',
      '/Banner_Management/:id',
      '/AddSlide',
      '/UpdateSlide/:id',
      '/Reviews_Management',
      '/Enquiries_Management',
      '/Customers_Management',
      '/Customers_Management/:id',
      '/Audit',
      '/Security',
    ] as const
  ).map(adminRoute),

  publicRoute('/AboutUs'),
  publicRoute('/ContactUs'),
  publicRoute('/Help'),
  publicRoute('/Help/faq'),
  { path: '/Help/contact', page: lazyRoute('/ContactUs') },
  ...Object.keys(movedPages).map((page) => ({ path: `/${page}`, page: lazyRoute('/Help') })),
  publicRoute('/DeliveryTermsAndConditions'),
  publicRoute('/BuyNowPayLater'),
  publicRoute('/LayBuy'),
  publicRoute('/Returns'),
  publicRoute('/Privacy'),
  {
    path: '/unauthorized',
    unlisted: true,
    page: async () => ({ Component: (await import('./shell/access/UnauthorizedRoute.tsx')).UnauthorizedRoute }),
  },
  offlineRoute,
  notFoundRoute,
]
