import type { AdminPage } from './adminPages.ts'
import { LostRoute } from './shell/LostRoute.tsx'
import type { RouteModule, ShopRoute } from './shell/route.ts'
import { UnauthorizedRoute } from './shell/UnauthorizedRoute.tsx'

/** Pages that the server renders: each is a chunk of its own, so that nobody pays for another page than theirs. */
const home = async (): Promise<RouteModule> => {
  const { HomeRoute, preload } = await import('./catalogue/HomeRoute.tsx')
  return { Component: HomeRoute, preload }
}

const search = async (): Promise<RouteModule> => {
  const { SearchRoute, preload } = await import('./catalogue/SearchRoute.tsx')
  return { Component: SearchRoute, preload }
}

const categories = async (): Promise<RouteModule> => {
  const { CategoriesRoute, preload } = await import('./catalogue/CategoriesRoute.tsx')
  return { Component: CategoriesRoute, preload }
}

const category = async (): Promise<RouteModule> => {
  const { CategoryRoute, preload } = await import('./catalogue/CategoryRoute.tsx')
  return { Component: CategoryRoute, preload }
}

const brand = async (): Promise<RouteModule> => {
  const { BrandRoute, preload } = await import('./catalogue/BrandRoute.tsx')
  return { Component: BrandRoute, preload }
}

const product = async (): Promise<RouteModule> => {
  const { ProductRoute, preload } = await import('./catalogue/ProductRoute.tsx')
  return { Component: ProductRoute, preload }
}

// Where the admins' pages come from stands in a chunk of its own: visitors need not know.
const admins = (name: AdminPage) => async (): Promise<RouteModule> => {
  const { adminPages } = await import('./adminPages.ts')
  return { Component: await adminPages[name]() }
}

const inCategory = { chunk: 'catalogue/CategoryRoute.tsx', page: category }

/** The results of a search have the home page's path: `placeOf` tells them apart by what the address asks for. */
export const searchRoute: ShopRoute = { path: '/?search', chunk: 'catalogue/SearchRoute.tsx', page: search }

/** What no other route matches. */
export const lostRoute: ShopRoute = { path: '*', status: 404, page: { Component: LostRoute } }

/** The site map. Paths match in any case, the most specific one wins. `/Login` is not here: it opens a dialog above a page. */
export const routes: ShopRoute[] = [
  { path: '/', chunk: 'catalogue/HomeRoute.tsx', page: home },
  { path: '/Categories', chunk: 'catalogue/CategoriesRoute.tsx', page: categories },
  { path: '/Categories/:name', ...inCategory },
  { path: '/categories/:parent/:child', ...inCategory },
  { path: '/categories/:parent/:child/:grandchild', ...inCategory },
  { path: '/Brands/:brand', chunk: 'catalogue/BrandRoute.tsx', page: brand },
  { path: '/:slug', chunk: 'catalogue/ProductRoute.tsx', page: product },

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

  { path: '/Orders_Management', role: 'admin', page: admins('OrdersManagement') },
  { path: '/Orders_Management/:id', role: 'admin', page: admins('AdminOrder') },
  { path: '/Products_Management', role: 'admin', page: admins('ProductsManagement') },
  { path: '/Products_Management/import', role: 'admin', page: admins('Import') },
  { path: '/Products_Management/:id', role: 'admin', page: admins('ProductHistory') },
  { path: '/AddProduct', role: 'admin', page: admins('AddProduct') },
  { path: '/UpdateProduct/:id', role: 'admin', page: admins('UpdateProduct') },
  { path: '/Reviews_Management', role: 'admin', page: admins('ReviewsManagement') },

  { path: '/AboutUs', page: async () => ({ Component: (await import('./about/AboutRoute.tsx')).AboutRoute }) },
  { path: '/ContactUs', page: async () => ({ Component: (await import('./about/ContactRoute.tsx')).ContactRoute }) },
  { path: '/Help', page: async () => ({ Component: (await import('./about/HelpRoute.tsx')).HelpRoute }) },
  { path: '/unauthorized', page: { Component: UnauthorizedRoute } },
  lostRoute,
]
