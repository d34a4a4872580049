import { providerPageSize } from '#domain/businessConstants.ts'
import { type ProviderFilter, providerSorts } from '#ui-kit/shop/provider/providerFilter.ts'
import type { RequestOf } from '#web/state/http/calls.ts'
import type { Visit } from '#web/state/navigation/route.ts'

type ListQuery = NonNullable<RequestOf<'GET api/service-providers/searchServiceProviders'>['query']>

/** The filters in the address of a list. Invalid values are ignored. */
export const parseProviderFilter = (query: URLSearchParams): ProviderFilter => {
  const available = query.get('available')
  return {
    area: query.get('area')?.trim().slice(0, 60) ?? '',
    ratingFrom: parseInteger(query.get('ratingFrom'), 1, 5),
    feeTo: parseInteger(query.get('priceEnd'), 0, 100_000),
    available: available === 'today' || available === 'weekend' ? available : undefined,
  }
}

/** The sort order in the address. */
export const parseProviderSort = (query: URLSearchParams): NonNullable<ListQuery['sort']> => {
  const sort = providerSorts.find(({ value }) => value === query.get('sort'))?.value ?? 'recommended'
  return sort as NonNullable<ListQuery['sort']>
}

/** The search text in the address. */
export const parseProviderSearch = (query: URLSearchParams) => query.get('search')?.trim().slice(0, 100) ?? ''

/** The page in the address, from 1. */
export const parsePage = (query: URLSearchParams) => parseInteger(query.get('page'), 1, 100_000) ?? 1

/** All providers, in the usual order. */
export const allProvidersHref = '/ServiceProviders?sort=recommended'

/** The request of a list. Server and browser build the same one, so that the browser finds the server's answer in its cache. */
export const providersRequest = ({ query }: Pick<Visit, 'query'>, categoryName?: string) => {
  const search = parseProviderSearch(query)
  return {
    query: {
      ...toQuery(parseProviderFilter(query)),
      ...(search && { search }),
      ...(categoryName !== undefined && { categoryName, isCategory: 'true' as const }),
      sort: parseProviderSort(query),
      pageNumber: String(parsePage(query)),
      limit: String(providerPageSize),
    },
  }
}

/** Changes of a list's address. Whatever changes, the list starts at its first page. */
interface ListChange {
  filter?: ProviderFilter
  sort?: string
  search?: string
  page?: number
}

/** The address of the list at `path` after a change. A chosen order stays in it: without one, `/ServiceProviders` is no list. */
export const providerListHref = ({ path, query }: Pick<Visit, 'path' | 'query'>, change: ListChange) => {
  const { filter = parseProviderFilter(query), sort = parseProviderSort(query), page = 1 } = change
  const isSorted = query.has('sort') || change.sort !== undefined
  const search = change.search ?? parseProviderSearch(query)
  const next = new URLSearchParams({
    ...(search && { search }),
    ...toQuery(filter),
    ...(isSorted && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return next.size === 0 ? path : `${path}?${next}`
}

const toQuery = ({ area, ratingFrom, feeTo, available }: ProviderFilter) => ({
  ...(area && { area }),
  ...(ratingFrom !== undefined && { ratingFrom: String(ratingFrom) }),
  ...(feeTo !== undefined && { priceEnd: String(feeTo) }),
  ...(available && { available }),
})

const parseInteger = (written: string | null, min: number, max: number) =>
  written !== null && /^\d+$/.test(written) ? Math.min(max, Math.max(min, Number(written))) : undefined
