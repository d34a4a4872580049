import type { Visit } from '#web/shell/route.ts'
import { filterQuery } from './filters.ts'

/** The sizes a page of a listing may have; the first is the specification's. */
const sizes = [4, 8, 20]

/** What a listing asks for: a category by name or path, or a brand. */
export interface Listed {
  categoryName?: string
  brands?: string
}

/** Which page of a listing the address wants; what makes no sense there counts as not written. */
export const wantedPage = ({ query }: Visit) => {
  const [page, size] = [Number(query.get('page')), Number(query.get('limit'))]
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    size: sizes.includes(size) ? size : (sizes[0] ?? 4),
  }
}

/** The listing's asking, the same on server and in browser. */
export const askingFor = (listed: Listed, visit: Visit) => {
  const { page, size } = wantedPage(visit)
  return { query: { ...filterQuery(visit.query), ...listed, pageNumber: String(page), limit: String(size) } }
}

/** The addresses of a listing's pages and page sizes. */
export const linksIn = (visit: Visit) => {
  const { size } = wantedPage(visit)
  const href = (page: number, limit: number) => {
    const query = new URLSearchParams(filterQuery(visit.query))
    if (page > 1) query.set('page', String(page))
    if (limit !== sizes[0]) query.set('limit', String(limit))
    return query.size === 0 ? visit.path : `${visit.path}?${query}`
  }

  return {
    hrefFor: (page: number) => href(page, size),
    sizes: sizes.map((each) => ({ size: each, href: href(1, each), current: each === size })),
  }
}
