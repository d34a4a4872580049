import type { Filters } from '#ui-kit/shop/search/filters.ts'
import type { AskingOf } from '#web/client/calls.ts'

type ListQuery = NonNullable<AskingOf<'GET products/getByCategoryOrPageNumber'>['query']>

/** The part of a list's address that narrows it down and orders it; calls take the same names. */
type FilterQuery = { [Name in (typeof names)[number]]?: NonNullable<ListQuery[Name]> }

const names = [
  'brands',
  'categories',
  'priceStart',
  'priceEnd',
  'ratingFrom',
  'inStock',
  'discountStart',
  'sort',
] as const

/** What an address asks for, as calls take it; what makes no sense there counts as not written. */
export const filterQuery = (query: URLSearchParams): FilterQuery => queryOf(filtersIn(query), sortIn(query))

export const filtersIn = (query: URLSearchParams): Filters => ({
  brands: list(query.get('brands')),
  categories: list(query.get('categories')),
  priceFrom: whole(query.get('priceStart'), 0, 10_000_000),
  priceTo: whole(query.get('priceEnd'), 0, 10_000_000),
  ratingFrom: whole(query.get('ratingFrom'), 1, 5),
  inStock: query.get('inStock') === 'true',
  onSale: Number(query.get('discountStart')) > 0,
})

const sorts: { value: NonNullable<ListQuery['sort']> | ''; label: string }[] = [
  { value: '', label: 'Best first' },
  { value: 'price', label: 'Lowest price' },
  { value: '-price', label: 'Highest price' },
  { value: 'discount', label: 'Biggest saving' },
  { value: 'rating', label: 'Best rated' },
  { value: 'newest', label: 'Newest' },
  { value: 'name', label: 'Name' },
]

/** The chosen order; empty for the usual one. */
export const sortIn = (query: URLSearchParams) => known(query.get('sort'))

/** The address of the list in `path` under other filters or in another order: what else it asks for stays, but it begins anew. */
export const hrefUnder = (path: string, query: URLSearchParams, filters: Filters, sort: string = sortIn(query)) => {
  const next = new URLSearchParams(query)
  for (const name of [...names, 'page']) next.delete(name)
  for (const [name, value] of Object.entries(queryOf(filters, known(sort)))) next.set(name, value)
  return next.size === 0 ? path : `${path}?${next}`
}

export const sortSelect = (query: URLSearchParams, onChange: (sort: string) => void) => ({
  value: sortIn(query),
  options: sorts,
  onChange,
})

const queryOf = (filters: Filters, sort: ReturnType<typeof sortIn>): FilterQuery => ({
  ...(filters.brands.length > 0 && { brands: filters.brands.join(',') }),
  ...(filters.categories.length > 0 && { categories: filters.categories.join(',') }),
  ...(filters.priceFrom !== undefined && { priceStart: String(filters.priceFrom) }),
  ...(filters.priceTo !== undefined && { priceEnd: String(filters.priceTo) }),
  ...(filters.ratingFrom !== undefined && { ratingFrom: String(filters.ratingFrom) }),
  ...(filters.inStock && { inStock: 'true' }),
  ...(filters.onSale && { discountStart: '1' }),
  ...(sort && { sort }),
})

const known = (sort: string | null) => sorts.find(({ value }) => value === sort)?.value ?? ''

const list = (joined: string | null) => (joined ?? '').split(',').flatMap((each) => each.trim() || [])

const whole = (written: string | null, least: number, most: number) =>
  written !== null && /^\d+$/.test(written) ? Math.min(most, Math.max(least, Number(written))) : undefined
