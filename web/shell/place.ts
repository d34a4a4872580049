import { type Location, matchRoutes } from 'react-router-dom'
import { lostRoute, routes, searchRoute } from '#web/routes.tsx'
import { backgroundOf, isLogin } from './background.ts'
import type { ShopRoute, Visit } from './route.ts'
import { isSearch } from './searchAddress.ts'

/** Where the browser is: the page that shows, and the sign-in dialog where the address opens it above that page. */
export interface Place {
  route: ShopRoute
  visit: Visit
  dialogIsOpen: boolean
}

/** `/Login` and `/Signup` show the dialog above the page one came from, or above the home page. */
export const placeOf = (location: Pick<Location, 'pathname' | 'search' | 'state'>): Place => {
  const dialogIsOpen = isLogin(location.pathname)
  const { pathname, search } = dialogIsOpen ? (backgroundOf(location) ?? home) : location
  const match = canBeDecoded(pathname) ? matchRoutes(routes, { pathname, search })?.at(-1) : undefined
  const visit = { path: pathname, params: match?.params ?? {}, query: new URLSearchParams(search) }
  const route = isSearch(pathname, visit.query) ? searchRoute : (match?.route ?? lostRoute)
  return { route, visit, dialogIsOpen }
}

const canBeDecoded = (path: string) => {
  try {
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}

const home = { pathname: '/', search: '' }
