import { use } from 'react'
import { bannerPlaceOf } from '#web/banner/bannerPages.ts'
import { checkedChunk } from '#web/state/checkedChunk.ts'
import type { RouteModule, ShopRoute } from '#web/state/navigation/route.ts'

const loadedModules = new Map<ShopRoute, RouteModule>()
const inFlight = new Map<ShopRoute, Promise<RouteModule>>()

/** Routes whose chunk failed to load, each with the timer that forgets the failure. */
const failures = new Map<ShopRoute, ReturnType<typeof setTimeout>>()

/** Makes the next visit to a route fetch its chunk again: called when the error has been shown and left. */
export const forgetFailures = () => {
  for (const route of failures.keys()) forgetFailure(route)
}

const forgetFailure = (route: ShopRoute) => {
  clearTimeout(failures.get(route))
  failures.delete(route)
  inFlight.delete(route)
}

/** Resolves to a route's module; fetches its chunk where it has one. Rejects when the chunk fails to load. */
export const loadModule = async (route: ShopRoute) => loadedModule(route) ?? fetchModule(route)

/** Takes a route's module from its loaded chunk. */
export const adoptModule = (route: ShopRoute, chunk: Readonly<Record<string, unknown>>) => {
  const module = Object.values(chunk).find(isRouteModule)
  if (module) loadedModules.set(route, module)
}

const isRouteModule = (value: unknown): value is RouteModule =>
  typeof value === 'object' && value !== null && 'Component' in value

/** Loads a route's module and the page's banner, as the server does; undefined once the module is loaded. */
export const loadMissingModule = (route: ShopRoute) =>
  loadedModule(route) ? undefined : fetchModule(route, withBanner)

/** Returns a route's module; suspends until it and the page's banner are loaded. */
export const useModule = (route: ShopRoute) => loadedModule(route) ?? use(fetchModule(route, withBanner))

/** A route's module; undefined while its chunk is not loaded. */
export const loadedModule = (route: ShopRoute) =>
  typeof route.page === 'function' ? loadedModules.get(route) : route.page

const fetchModule = (route: ShopRoute, also: (route: ShopRoute) => unknown = () => undefined) => {
  const loading = inFlight.get(route) ?? load(route, also)
  inFlight.set(route, loading)
  return loading
}

const load = async (route: ShopRoute, also: (route: ShopRoute) => unknown) => {
  if (typeof route.page !== 'function') return route.page
  try {
    const [module] = await checkedChunk(Promise.all([route.page(), also(route)]))
    loadedModules.set(route, module)
    return module
  } catch (error) {
    failures.set(route, setTimeout(forgetFailure, failedFor, route))
    throw error
  }
}

// A page is worth more than its banner: it comes without one whose chunk fails to load.
const withBanner = ({ path }: ShopRoute) =>
  bannerPlaceOf(path) && import('#web/banner/ShopBanner.tsx').catch(() => undefined)

// Milliseconds. A render right after the failure must get the same rejected promise: a new one would suspend, fail and render without end.
const failedFor = 5_000
