import { bannerPlaceOf } from '#web/banner/bannerPages.ts'
import type { QueryCache } from '#web/state/http/queryCache.ts'
import { isDirectoryPath } from '#web/state/provider/directoryPath.ts'
import type { PageMatch } from './matchPage.ts'
import { loadModule } from './routeModules.ts'

/** Loads the page's chunk and fetches what it shows, with the categories of its menu and its banner. */
export const preloadPage = async ({ route, visit }: PageMatch, fetchQuery: QueryCache['fetchQuery']) => {
  const { preload } = await loadModule(route)
  await Promise.all([
    preload?.(visit, fetchQuery),
    fetchQuery(menuCategories(visit.path), {}),
    bannerPlaceOf(route.path) && fetchQuery('GET api/marketing-images', {}),
  ])
}

const menuCategories = (path: string) =>
  isDirectoryPath(path) ? 'GET api/service-providers/categories' : 'GET products/categories'
