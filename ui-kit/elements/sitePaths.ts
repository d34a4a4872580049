import { createContext, use } from 'react'

/** The pages that screens of the kit link to by themselves, in a breadcrumb or where there is nothing to show. */
export type SitePage =
  | 'home'
  | 'account'
  | 'orders'
  | 'bookings'
  | 'personalDetails'
  | 'providers'
  | 'ordersManagement'
  | 'bookingsManagement'
  | 'productsManagement'
  | 'providersManagement'
  | 'customersManagement'
  | 'bannerManagement'

/** Where the app has these pages; given once, around the whole site (decision 072). */
export const SitePaths = createContext<Readonly<Record<SitePage, string>> | undefined>(undefined)

/** A function that knows the path of each page. Outside of a table of paths, as in the test of one component, links lead nowhere. */
export const useSitePaths = () => {
  const paths = use(SitePaths)

  return (page: SitePage) => paths?.[page] ?? '#'
}
