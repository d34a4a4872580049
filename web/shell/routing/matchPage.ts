import { type Location, matchRoutes } from 'react-router-dom'
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

// The router ranks all routes that it is given, for each path: it is given those whose first segment is that of the path, or a parameter.
const matchPath = (pathname: string) => {
  const first = firstSegmentOf(decoded(pathname))
  const candidates = routes.filter((_, at) => (firstSegments[at] ?? first) === first)
  return first === undefined ? undefined : matchRoutes(candidates, { pathname })?.at(-1)
}

const firstSegmentOf = (path: string) => path.split('/')[1]?.toLowerCase()

/** Of each route; `undefined` where it is a parameter. */
const firstSegments = routes.map(({ path }) => (/^\/?[:*]/.test(path) ? undefined : firstSegmentOf(path)))

/** Empty where it is malformed. */
const decoded = (path: string) => {
  try {
    return decodeURI(path)
  } catch {
    return ''
  }
}

// The routes that share the path of another one.
const searchOf = (route: ShopRoute | undefined, { path, query }: Visit) => {
  if (isSearchUrl(path, query)) return searchRoute
  return route?.path === '/ServiceProviders' && isProviderSearch(query) ? providerSearchRoute : undefined
}

const homeLocation = { pathname: '/', search: '' }

export const offlinePath = offlineRoute.path

/** The state of a history entry whose page is not on this device, while there is no connection. */
export const missingOffline = { isMissingOffline: true }

const isMissingOffline = ({ state }: Pick<Location, 'state'>) =>
  (state as Partial<typeof missingOffline> | null)?.isMissingOffline === true
