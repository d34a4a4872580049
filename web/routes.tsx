import type { GuardedPage } from './guardedPages.ts'
import { LostRoute } from './shell/LostRoute.tsx'
import type { RouteModule, ShopRoute } from './shell/route.ts'

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

// Where the pages behind the guard come from stands in a chunk of its own: visitors need not know.
const guarded = (name: GuardedPage) => async (): Promise<RouteModule> => {
  const { guardedPages } = await import('./guardedPages.ts')
  return { Component: await guardedPages[name]() }
}

const inCategory = { chunk: 'catalogue/CategoryRoute.tsx', page: category }

/** The results of a search have the home page's path: `placeOf` tells them apart by what the address asks for. */
export const searchRoute: ShopRoute = { path: '/?search', chunk: 'catalogue/SearchRoute.tsx', page: search }

/** What no other route matches. */
export const lostRoute: ShopRoute = { path: '*', status: 404, page: { Component: LostRoute } }

/** The site map. Paths match in any case, the most specific one wins. `/Login` and `/Signup` are not here: they open a dialog above a page. */
export const routes: ShopRoute[] = [
  { path: '/', chunk: 'catalogue/HomeRoute.tsx', page: home },
  { path: '/Categories', chunk: 'catalogue/CategoriesRoute.tsx', page: categories },
  { path: '/Categories/:name', ...inCategory },
  { path: '/categories/:parent/:child', ...inCategory },
  { path: '/categories/:parent/:child/:grandchild', ...inCategory },
  { path: '/Brands/:brand', chunk: 'catalogue/BrandRoute.tsx', page: brand },
  { path: '/:slug', chunk: 'catalogue/ProductRoute.tsx', page: product },

  { path: '/Cart', page: async () => ({ Component: (await import('./cart/CartRoute.tsx')).CartRoute }) },

  { path: '/account', role: 'signedIn', page: guarded('Account') },
  { path: '/account/orders', role: 'signedIn', page: guarded('Orders') },
  { path: '/account/orders/:id', role: 'signedIn', page: guarded('Order') },
  { path: '/account/orders/:id/invoice', role: 'signedIn', page: guarded('Invoice') },
  { path: '/account/address-book', role: 'signedIn', page: guarded('AddressBook') },
  { path: '/account/personal-details', role: 'signedIn', page: guarded('PersonalDetails') },
  { path: '/UpdateCustomer', role: 'signedIn', page: guarded('UpdateCustomer') },
  {
    path: '/buy/review',
    role: 'signedIn',
    page: async () => ({ Component: (await import('./order/ReviewRoute.tsx')).ReviewRoute }),
  },

  { path: '/Dashboard', role: 'admin', page: guarded('Dashboard') },
  { path: '/Orders_Management', role: 'admin', page: guarded('OrdersManagement') },
  { path: '/Orders_Management/:id', role: 'admin', page: guarded('AdminOrder') },
  { path: '/Products_Management', role: 'admin', page: guarded('ProductsManagement') },
  { path: '/Products_Management/import', role: 'admin', page: guarded('Import') },
  { path: '/Products_Management/:id', role: 'admin', page: guarded('ProductHistory') },
  { path: '/AddProduct', role: 'admin', page: guarded('AddProduct') },
  { path: '/UpdateProduct/:id', role: 'admin', page: guarded('UpdateProduct') },
  { path: '/Reviews_Management', role: 'admin', page: guarded('ReviewsManagement') },
  { path: '/Customers_Management', role: 'admin', page: guarded('CustomersManagement') },
  { path: '/Customers_Management/:id', role: 'admin', page: guarded('Customer') },
  { path: '/Audit', role: 'admin', page: guarded('Audit') },

  { path: '/AboutUs', page: async () => ({ Component: (await import('./about/AboutRoute.tsx')).AboutRoute }) },
  { path: '/ContactUs', page: async () => ({ Component: (await import('./about/ContactRoute.tsx')).ContactRoute }) },
  { path: '/Help', page: async () => ({ Component: (await import('./about/HelpRoute.tsx')).HelpRoute }) },
  {
    path: '/unauthorized',
    chunk: 'shell/UnauthorizedRoute.tsx',
    page: async () => ({ Component: (await import('./shell/UnauthorizedRoute.tsx')).UnauthorizedRoute }),
  },
  lostRoute,
]
