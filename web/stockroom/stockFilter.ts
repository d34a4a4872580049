import type { ProductFilter } from '#ui-kit/shop/stockroom/productFilter.ts'
import type { ProductSort, ProductSortKey } from '#ui-kit/shop/stockroom/productRow.ts'
import type { AskingOf } from '#web/client/calls.ts'

/** Which products an admin looks at, and in which order. */
export interface StockView {
  filter: ProductFilter
  sort: ProductSort
  page: number
}

type Query = NonNullable<AskingOf<'GET products/inventory'>['query']>

const size = 20

type Order = NonNullable<Query['sort']>

// What the call calls the columns, upwards and downwards. Its `discount` has the highest first.
const sorts: Record<ProductSortKey, readonly [up: Order, down: Order]> = {
  name: ['name', '-name'],
  category: ['category', '-category'],
  price: ['listPrice', '-listPrice'],
  costPrice: ['cost', '-cost'],
  discount: ['-discount', 'discount'],
  sellsAt: ['price', '-price'],
  stock: ['stock', '-stock'],
  state: ['state', '-state'],
  addedAt: ['added', '-added'],
}

const usual: ProductSort = { by: 'addedAt', descending: true }

/** The view as the address has it; what makes no sense there counts as not written. */
export const viewOf = (query: URLSearchParams): StockView => {
  const page = Number(query.get('page'))
  return {
    filter: {
      search: (query.get('search') ?? '').trim().slice(0, 100),
      state: states.find((state) => state === query.get('state')) ?? '',
      category: query.get('category') ?? '',
      brand: query.get('brand') ?? '',
      warning: warnings.find((warning) => warning === query.get('warning')) ?? '',
    },
    sort: sortOf(query.get('sort')),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

export const hrefFor = ({ filter, sort, page }: StockView) => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value.trim()) query.set(name, value.trim())
  if (sort.by !== usual.by || sort.descending !== usual.descending) query.set('sort', written(sort.by, sort.descending))
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? place : `${place}?${query}`
}

export const askingFor = ({ filter, sort, page }: StockView) => ({
  query: {
    search: filter.search || undefined,
    state: filter.state || undefined,
    categoryName: filter.category || undefined,
    brands: filter.brand || undefined,
    warning: filter.warning || undefined,
    sort: sorts[sort.by][sort.descending ? 1 : 0],
    pageNumber: String(page),
    limit: String(size),
  },
})

export const pagesOf = (totalCount: number) => Math.max(1, Math.ceil(totalCount / size))

const place = '/Products_Management'
const states = ['draft', 'listed', 'withdrawn'] as const
const warnings = ['lowStock', 'soldOut', 'belowCost'] as const

const sortKeys = Object.keys(sorts) as ProductSortKey[]

const written = (by: string, descending: boolean) => (descending ? `-${by}` : by)

const sortOf = (text: string | null): ProductSort => {
  const descending = text?.startsWith('-') ?? false
  const by = sortKeys.find((key) => key === text?.replace(/^-/, ''))
  return by ? { by, descending } : usual
}
