import { BrandRoute, preload as preloadBrand } from './catalogue/BrandRoute.tsx'
import { CategoriesRoute, preload as preloadCategories } from './catalogue/CategoriesRoute.tsx'
import { CategoryRoute, preload as preloadCategory } from './catalogue/CategoryRoute.tsx'
import { HomeRoute, preload as preloadHome } from './catalogue/HomeRoute.tsx'
import { ProductRoute, preload as preloadProduct } from './catalogue/ProductRoute.tsx'
import { LostRoute } from './shell/LostRoute.tsx'
import type { RouteModule, ShopRoute } from './shell/route.ts'
import { UnauthorizedRoute } from './shell/UnauthorizedRoute.tsx'

const category: RouteModule = { Component: CategoryRoute, preload: preloadCategory }

/** What no other route matches. */
export const lostRoute: ShopRoute = { path: '*', status: 404, page: { Component: LostRoute } }

/** The site map. Paths match in any case, the most specific one wins. `/Login` is not here: it opens a dialog above a page. */
export const routes: ShopRoute[] = [
  { path: '/', page: { Component: HomeRoute, preload: preloadHome } },
  { path: '/Categories', page: { Component: CategoriesRoute, preload: preloadCategories } },
  { path: '/Categories/:name', page: category },
  { path: '/categories/:parent/:child', page: category },
  { path: '/Brands/:brand', page: { Component: BrandRoute, preload: preloadBrand } },
  { path: '/:slug', page: { Component: ProductRoute, preload: preloadProduct } },

  { path: '/Cart', page: async () => ({ Component: (await import('./cart/CartRoute.tsx')).CartRoute }) },

  {
    path: '/account',
    role: 'signedIn',
    page: async () => ({ Component: (await import('./account/AccountRoute.tsx')).AccountRoute }),
  },
  {
    path: '/account/orders',
    role: 'signedIn',
    page: async () => ({ Component: (await import('./order/OrdersRoute.tsx')).OrdersRoute }),
  },
  {
    path: '/account/orders/:id',
    role: 'signedIn',
    page: async () => ({ Component: (await import('./order/OrderRoute.tsx')).OrderRoute }),
  },
  {
    path: '/account/address-book',
    role: 'signedIn',
    page: async () => ({ Component: (await import('./address/AddressBookRoute.tsx')).AddressBookRoute }),
  },
  {
    path: '/buy/review',
    role: 'signedIn',
    page: async () => ({ Component: (await import('./order/ReviewRoute.tsx')).ReviewRoute }),
  },

  {
    path: '/Orders_Management',
    role: 'admin',
    page: async () => ({ Component: (await import('./order/OrdersManagementRoute.tsx')).OrdersManagementRoute }),
  },
  {
    path: '/Orders_Management/:id',
    role: 'admin',
    page: async () => ({ Component: (await import('./order/AdminOrderRoute.tsx')).AdminOrderRoute }),
  },

  { path: '/AboutUs', page: async () => ({ Component: (await import('./about/AboutRoute.tsx')).AboutRoute }) },
  { path: '/ContactUs', page: async () => ({ Component: (await import('./about/ContactRoute.tsx')).ContactRoute }) },
  { path: '/Help', page: async () => ({ Component: (await import('./about/HelpRoute.tsx')).HelpRoute }) },
  { path: '/unauthorized', page: { Component: UnauthorizedRoute } },
  lostRoute,
]
