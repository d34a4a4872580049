import { type Location, matchRoutes, type RouteMatch } from 'react-router-dom'
import { notFoundRoute, offlineRoute, providerSearchRoute, routes, searchRoute } from '#web/routes.tsx'
import { isSearchUrl } from '#web/state/catalogue/searchUrl.ts'
import { backgroundOf, isLoginPath } from '#web/state/navigation/loginRoute.ts'
import type { ShopRoute, Visit } from '#web/state/navigation/route.ts'
import { isProviderSearch } from '#web/state/provider/directoryPath.ts'

/** The page that a URL shows, and whether the sign-in dialog is open above it. */
export interface PageMatch {
  route: ShopRoute
  visit: Visit
  dialogIsOpen: boolean
}

/** Matches a URL to its page. `/Login` and `/Signup` open the dialog above the background page, or above the home page. */
export const matchPage = (location: Pick<Location, 'pathname' | 'search' | 'state'>): PageMatch => {
  const dialogIsOpen = isLoginPath(location.pathname)
  const { pathname, search } = dialogIsOpen ? (backgroundOf(location) ?? homeLocation) : location
  const match = matchPath(pathname)
  const visit = { path: pathname, params: match?.params ?? {}, query: new URLSearchParams(search) }
  const found = searchOf(match?.route, visit) ?? match?.route ?? notFoundRoute
  return { route: isMissingOffline(location) ? offlineRoute : found, visit, dialogIsOpen }
}

// A page asks several times while it renders, and the router ranks all routes each time.
let matched: { pathname: string; match: RouteMatch<string, ShopRoute> | undefined } | undefined

const matchPath = (pathname: string) => {
  if (matched?.pathname !== pathname)
    matched = { pathname, match: isDecodable(pathname) ? matchRoutes(routes, { pathname })?.at(-1) : undefined }
  return matched.match
}

// The routes that share the path of another one.
const searchOf = (route: ShopRoute | undefined, { path, query }: Visit) => {
  if (isSearchUrl(path, query)) return searchRoute
  return route?.path === '/ServiceProviders' && isProviderSearch(query) ? providerSearchRoute : undefined
}

const isDecodable = (path: string) => {
  try {
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}

const homeLocation = { pathname: '/', search: '' }

export const offlinePath = offlineRoute.path

/** The state of a history entry whose page is not on this device, while there is no connection. */
export const missingOffline = { isMissingOffline: true }

const isMissingOffline = ({ state }: Pick<Location, 'state'>) =>
  (state as Partial<typeof missingOffline> | null)?.isMissingOffline === true
