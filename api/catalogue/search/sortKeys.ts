import type { SortKey } from '#api/readModels/partialSort.ts'
import type { ProductSort } from '#domain/catalogue/catalogueQuery.ts'
import { type Columns, featuredKeyLimit } from './columns.ts'
import { foldDiacritics } from './tokenize.ts'

interface SortContext {
  columns: Columns
  scores: Uint16Array | undefined
  /** By product number: the index of the product when all are sorted by name. */
  nameOrder(): Uint32Array
}

/** The key that products are sorted by; a hyphen before the sort reverses the order. */
export const sortKeyOf = (sort: ProductSort, order: SortContext): SortKey => {
  if (!sort.startsWith('-')) return sortKeys[sort as BaseSort](order)
  const key = sortKeys[sort.slice(1) as BaseSort](order)
  return (number) => -key(number)
}

type BaseSort = Exclude<ProductSort, `-${string}`>

const sortKeys: Record<BaseSort, (order: SortContext) => SortKey> = {
  featured: ({ columns }) => ascending(columns.featuredKeys),
  relevance: ({ columns, scores }) =>
    scores ? byScore(scores, columns.featuredKeys) : ascending(columns.featuredKeys),
  newest: ({ columns }) => descending(columns.added),
  added: ({ columns }) => ascending(columns.added),
  price: ({ columns }) => ascending(columns.prices),
  listPrice: ({ columns }) => ascending(columns.listPrices),
  cost: ({ columns }) => ascending(columns.costs),
  stock: ({ columns }) => ascending(columns.quantities),
  category: ({ columns }) => byCategory(columns),
  state: ({ columns }) => ascending(columns.states),
  discount: ({ columns }) => descending(columns.discounts),
  rating: ({ columns }) => byRating(columns),
  popular: ({ columns }) => descending(columns.sold),
  margin: ({ columns }) => byMargin(columns),
  name: ({ nameOrder }) => ascending(nameOrder()),
}

type Column = Float64Array | Uint32Array | Uint8Array | Int8Array

const ascending = (column: Column) => (number: number) => column[number] ?? 0

const descending = (column: Column) => (number: number) => -(column[number] ?? 0)

const byScore = (scores: Uint16Array, featuredKeys: Float64Array) => (number: number) =>
  (scores[number] ?? 0) * featuredKeyLimit + (featuredKeys[number] ?? 0)

// Among products with the same rating, those with more reviews come first.
const byRating =
  ({ ratings, reviews }: Columns) =>
  (number: number) =>
    -((ratings[number] ?? 0) * 2 ** 32 + (reviews[number] ?? 0))

// By the top category, and in each by those below it.
const byCategory = ({ paths, pathDictionary }: Columns) => {
  const foldedPaths = pathDictionary.values.map(({ names }) => foldDiacritics(names.join('\0')))
  const orderByPath = new Map([...new Set(foldedPaths)].sort().map((path, index) => [path, index]))
  const categoryOrder = Uint32Array.from(foldedPaths, (path) => orderByPath.get(path) ?? 0)
  return (number: number) => categoryOrder[paths[number] ?? 0] ?? 0
}

const byMargin =
  ({ prices, costs }: Columns) =>
  (number: number) =>
    1 - (costs[number] ?? 0) / (prices[number] || 1)
