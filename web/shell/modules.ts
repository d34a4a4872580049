import { use } from 'react'
import { offline } from '#web/client/callFailed.ts'
import type { RouteModule, ShopRoute } from './route.ts'

const arrived = new Map<ShopRoute, RouteModule>()
const underWay = new Map<ShopRoute, Promise<RouteModule>>()

/** A route's module, its chunk fetched where it has one. Rejects when the chunk cannot be had. */
export const loadModule = async (route: ShopRoute) => moduleHere(route) ?? fetchModule(route)

/** Suspends until the route's module is here; does not where it was loaded before, as on the server and at hydration. */
export const useModule = (route: ShopRoute) => moduleHere(route) ?? use(fetchModule(route))

const moduleHere = (route: ShopRoute) => (typeof route.page === 'function' ? arrived.get(route) : route.page)

const fetchModule = (route: ShopRoute) => {
  const coming = underWay.get(route) ?? load(route)
  underWay.set(route, coming)
  return coming
}

const load = async (route: ShopRoute) => {
  const module = typeof route.page === 'function' ? await inTime(route.page()) : route.page
  arrived.set(route, module)
  return module
}

const patience = 120_000

// A chunk that has not come after 120 seconds counts as failed, as specified.
const inTime = (chunk: Promise<RouteModule>) =>
  new Promise<RouteModule>((arrive, fail) => {
    setTimeout(() => fail(offline()), patience)
    chunk.then(arrive, fail)
  })
