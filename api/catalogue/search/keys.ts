import type { ProductSort } from '#domain/catalogue/catalogueQuery.ts'
import { type Columns, windowsEnd } from './columns.ts'
import type { Key } from './firstInOrder.ts'
import { folded } from './words.ts'

interface Order {
  columns: Columns
  scores: Uint16Array | undefined
  /** The places of all products in the order of their names. */
  names(): Uint32Array
}

/** What products of a list are ordered by. */
export const keyOf = (sort: ProductSort, order: Order): Key => {
  if (!sort.startsWith('-')) return keys[sort as Straight](order)
  const key = keys[sort.slice(1) as Straight](order)
  return (number) => -key(number)
}

type Straight = Exclude<ProductSort, `-${string}`>

const keys: Record<Straight, (order: Order) => Key> = {
  featured: ({ columns }) => by(columns.windows),
  relevance: ({ columns, scores }) => (scores ? byScore(scores, columns.windows) : by(columns.windows)),
  newest: ({ columns }) => downBy(columns.added),
  added: ({ columns }) => by(columns.added),
  price: ({ columns }) => by(columns.prices),
  listPrice: ({ columns }) => by(columns.listPrices),
  cost: ({ columns }) => by(columns.costs),
  stock: ({ columns }) => by(columns.quantities),
  category: ({ columns }) => byCategory(columns),
  state: ({ columns }) => by(columns.states),
  discount: ({ columns }) => downBy(columns.discounts),
  rating: ({ columns }) => byRating(columns),
  popular: ({ columns }) => downBy(columns.sold),
  margin: ({ columns }) => byMargin(columns),
  name: ({ names }) => by(names()),
}

type Column = Float64Array | Uint32Array | Uint8Array | Int8Array

const by = (column: Column) => (number: number) => column[number] ?? 0

const downBy = (column: Column) => (number: number) => -(column[number] ?? 0)

const byScore = (scores: Uint16Array, windows: Float64Array) => (number: number) =>
  (scores[number] ?? 0) * windowsEnd + (windows[number] ?? 0)

// Of the same rating, what more people say.
const byRating =
  ({ ratings, reviews }: Columns) =>
  (number: number) =>
    -((ratings[number] ?? 0) * 2 ** 32 + (reviews[number] ?? 0))

// By the top category, and in each by those below it.
const byCategory = ({ paths, pathNames }: Columns) => {
  const written = pathNames.known.map(({ names }) => folded(names.join('\0')))
  const places = new Map([...new Set(written)].sort().map((path, place) => [path, place]))
  const ranks = Uint32Array.from(written, (path) => places.get(path) ?? 0)
  return (number: number) => ranks[paths[number] ?? 0] ?? 0
}

const byMargin =
  ({ prices, costs }: Columns) =>
  (number: number) =>
    1 - (costs[number] ?? 0) / (prices[number] || 1)
