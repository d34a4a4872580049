import { categoryPageSize, defaultPageSize } from '#domain/businessConstants.ts'
import type { Visit } from '#web/state/navigation/route.ts'
import { filterQuery } from './filterQuery.ts'

/** The allowed page sizes of a listing; the first one is the default of the specification. */
const pageSizes: readonly number[] = [categoryPageSize, 2 * categoryPageSize, defaultPageSize]

/** What a listing contains: a category, by name or path, or a brand. */
export interface ListingScope {
  categoryName?: string
  brands?: string
}

/** The page and page size in the address. Invalid values are ignored. */
export const requestedPage = ({ query }: Visit) => {
  const [page, size] = [Number(query.get('page')), Number(query.get('limit'))]
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    size: pageSizes.includes(size) ? size : categoryPageSize,
  }
}

/** The request of a listing. Server and browser build the same one, so that the browser finds the server's answer in its cache. */
export const listingRequest = (scope: ListingScope, visit: Visit) => {
  const { page, size } = requestedPage(visit)
  return {
    query: { ...filterQuery(visit.query), ...scope, fields: 'card', pageNumber: String(page), limit: String(size) },
  } as const
}

/** The addresses of a listing's pages and page sizes. */
export const listingLinks = (visit: Visit) => {
  const { size } = requestedPage(visit)
  const href = (page: number, limit: number) => {
    const query = new URLSearchParams(filterQuery(visit.query))
    if (page > 1) query.set('page', String(page))
    if (limit !== categoryPageSize) query.set('limit', String(limit))
    return query.size === 0 ? visit.path : `${visit.path}?${query}`
  }

  return {
    hrefFor: (page: number) => href(page, size),
    sizes: pageSizes.map((each) => ({ size: each, href: href(1, each), current: each === size })),
  }
}
