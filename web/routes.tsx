import type { FurtherPage } from './furtherPages.ts'
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

// Where the pages come from that few begin with stands in a chunk of its own: visitors need not know.
const further = (name: FurtherPage) => async (): Promise<RouteModule> => {
  const { furtherPages } = await import('./furtherPages.ts')
  return { Component: await furtherPages[name]() }
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

  { path: '/account', role: 'signedIn', page: further('Account') },
  { path: '/account/orders', role: 'signedIn', page: further('Orders') },
  { path: '/account/orders/:id', role: 'signedIn', page: further('Order') },
  { path: '/account/orders/:id/invoice', role: 'signedIn', page: further('Invoice') },
  { path: '/account/address-book', role: 'signedIn', page: further('AddressBook') },
  { path: '/account/personal-details', role: 'signedIn', page: further('PersonalDetails') },
  { path: '/UpdateCustomer', role: 'signedIn', page: further('UpdateCustomer') },
  { path: '/buy/review', role: 'signedIn', page: further('Review') },

  { path: '/Dashboard', role: 'admin', page: further('Dashboard') },
  { path: '/Orders_Management', role: 'admin', page: further('OrdersManagement') },
  { path: '/Orders_Management/:id', role: 'admin', page: further('AdminOrder') },
  { path: '/Products_Management', role: 'admin', page: further('ProductsManagement') },
  { path: '/Products_Management/import', role: 'admin', page: further('Import') },
  { path: '/Products_Management/:id', role: 'admin', page: further('ProductHistory') },
  { path: '/AddProduct', role: 'admin', page: further('AddProduct') },
  { path: '/UpdateProduct/:id', role: 'admin', page: further('UpdateProduct') },
  { path: '/Reviews_Management', role: 'admin', page: further('ReviewsManagement') },
  { path: '/Customers_Management', role: 'admin', page: further('CustomersManagement') },
  { path: '/Customers_Management/:id', role: 'admin', page: further('Customer') },
  { path: '/Audit', role: 'admin', page: further('Audit') },

  { path: '/AboutUs', page: further('AboutUs') },
  { path: '/ContactUs', page: further('ContactUs') },
  { path: '/Help', page: further('Help') },
  {
    path: '/unauthorized',
    chunk: 'shell/UnauthorizedRoute.tsx',
    page: async () => ({ Component: (await import('./shell/UnauthorizedRoute.tsx')).UnauthorizedRoute }),
  },
  lostRoute,
]
