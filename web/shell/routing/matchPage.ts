import { type Location, matchRoutes } from 'react-router-dom'
import { notFoundRoute, offlineRoute, routes, searchRoute } from '#web/routes.tsx'
import { isSearchUrl } from '#web/state/catalogue/searchUrl.ts'
import { backgroundOf, isLoginPath } from '#web/state/navigation/loginRoute.ts'
import type { ShopRoute, Visit } from '#web/state/navigation/route.ts'

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
  const match = isDecodable(pathname) ? matchRoutes(routes, { pathname, search })?.at(-1) : undefined
  const visit = { path: pathname, params: match?.params ?? {}, query: new URLSearchParams(search) }
  const found = isSearchUrl(pathname, visit.query) ? searchRoute : (match?.route ?? notFoundRoute)
  return { route: isMissingOffline(location) ? offlineRoute : found, visit, dialogIsOpen }
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
