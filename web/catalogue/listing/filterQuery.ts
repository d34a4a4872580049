import type { Filters } from '#ui-kit/shop/search/filters.ts'
import type { RequestOf } from '#web/state/http/calls.ts'

type ListQuery = NonNullable<RequestOf<'GET products/getByCategoryOrPageNumber'>['query']>

/** The filters and the sort order in the address of a list; the API uses the same names. */
type FilterQuery = { [Name in (typeof queryNames)[number]]?: NonNullable<ListQuery[Name]> }

const queryNames = [
  'brands',
  'categories',
  'priceStart',
  'priceEnd',
  'ratingFrom',
  'inStock',
  'discountStart',
  'discountEnd',
  'sort',
] as const

/** The filters and the sort order of an address as the query of a request. Invalid values are ignored. */
export const filterQuery = (query: URLSearchParams): FilterQuery => toQuery(parseFilters(query), parseSort(query))

/** Whether a category or brand does not exist: it has no product, and the address filters none away. `total`: undefined while unknown. */
export const isMissingList = (total: number | undefined, query: URLSearchParams) => total === 0 && !hasFilters(query)

const hasFilters = (query: URLSearchParams) => Object.keys(toQuery(parseFilters(query), '')).length > 0

export const parseFilters = (query: URLSearchParams): Filters => ({
  brands: parseList(query.get('brands')),
  categories: parseList(query.get('categories')),
  priceFrom: parseInteger(query.get('priceStart'), 0, 10_000_000),
  priceTo: parseInteger(query.get('priceEnd'), 0, 10_000_000),
  ratingFrom: parseInteger(query.get('ratingFrom'), 1, 5),
  inStock: query.get('inStock') === 'true',
  discountFrom: parseInteger(query.get('discountStart'), -99, 99),
  discountTo: parseInteger(query.get('discountEnd'), -99, 99),
})

const sorts: { value: NonNullable<ListQuery['sort']> | ''; label: string }[] = [
  { value: '', label: 'Recommended' },
  { value: 'price', label: 'Lowest price' },
  { value: '-price', label: 'Highest price' },
  { value: 'discount', label: 'Biggest saving' },
  { value: 'rating', label: 'Best rated' },
  { value: 'newest', label: 'Newest' },
  { value: 'name', label: 'Name' },
]

/** The sort order in the address; empty for the default one. */
export const parseSort = (query: URLSearchParams) => parseSortName(query.get('sort'))

/** The address of the list at `path` with other filters or another sort order, at the first page. Other query parameters stay. */
export const filteredHref = (
  path: string,
  query: URLSearchParams,
  filters: Filters,
  sort: string = parseSort(query),
) => {
  const next = new URLSearchParams(query)
  for (const name of [...queryNames, 'page']) next.delete(name)
  for (const [name, value] of Object.entries(toQuery(filters, parseSortName(sort)))) next.set(name, value)
  return next.size === 0 ? path : `${path}?${next}`
}

export const sortSelectProps = (query: URLSearchParams, onChange: (sort: string) => void) => ({
  value: parseSort(query),
  options: sorts,
  onChange,
})

const toQuery = (filters: Filters, sort: ReturnType<typeof parseSort>): FilterQuery => ({
  ...(filters.brands.length > 0 && { brands: filters.brands.join(',') }),
  ...(filters.categories.length > 0 && { categories: filters.categories.join(',') }),
  ...(filters.priceFrom !== undefined && { priceStart: String(filters.priceFrom) }),
  ...(filters.priceTo !== undefined && { priceEnd: String(filters.priceTo) }),
  ...(filters.ratingFrom !== undefined && { ratingFrom: String(filters.ratingFrom) }),
  ...(filters.inStock && { inStock: 'true' }),
  ...(filters.discountFrom !== undefined && { discountStart: String(filters.discountFrom) }),
  ...(filters.discountTo !== undefined && { discountEnd: String(filters.discountTo) }),
  ...(sort && { sort }),
})

const parseSortName = (sort: string | null) => sorts.find(({ value }) => value === sort)?.value ?? ''

const parseList = (joined: string | null) => (joined ?? '').split(',').flatMap((each) => each.trim() || [])

const parseInteger = (written: string | null, min: number, max: number) =>
  written !== null && (min < 0 ? /^-?\d+$/ : /^\d+$/).test(written)
    ? Math.min(max, Math.max(min, Number(written)))
    : undefined
