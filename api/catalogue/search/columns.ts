import { slugOf } from '#domain/catalogue/slug.ts'
import { type Names, openNames } from './names.ts'

/** What lists filter, sort and count by, of all products: an array a column, in the places that products are numbered by. */
export interface Columns {
  /** One more than the highest number. */
  size: number
  states: Uint8Array
  quantities: Float64Array
  /** Cents: what is paid, what it costs the shop, and what would be paid without a discount. */
  prices: Float64Array
  costs: Float64Array
  listPrices: Float64Array
  /** Percent. */
  discounts: Int8Array
  /** 0 where a product is not featured. */
  featured: Uint32Array
  /** The place in the shop window, the lowest first: what is in stock, of that what is featured, of that what sells best. */
  windows: Float64Array
  /** Pieces. */
  sold: Float64Array
  /** Tenths of a star. */
  ratings: Uint8Array
  reviews: Uint32Array
  /** Milliseconds. */
  added: Float64Array
  brands: Uint32Array
  paths: Uint32Array
  brandNames: Names<Brand>
  pathNames: Names<CategoryPath>
}

interface Brand {
  name: string
  slug: string
}

/** From the top category down. */
export interface CategoryPath {
  names: readonly string[]
  slugs: readonly string[]
}

/** How states are kept; 0 is no product. */
export const states = { draft: 1, listed: 2, withdrawn: 3 } as const
export type ProductState = keyof typeof states

export const emptyColumns = (): Columns => ({
  ...arrays(1024),
  size: 1,
  brandNames: openNames((name) => ({ name, slug: slugOf(name) })),
  pathNames: openNames((names) => categoryPath(JSON.parse(names))),
})

/** A row of `products`; those of `columnsRead` are enough. */
export type ProductRow = Readonly<Record<string, unknown>>

export const columnsRead = `number, state, quantity, price, cost_price, list_price, discount, featured, sold, rating_sum,
  review_count, date_added, brand, categories`

/** Puts a product in its place, wherever that is. */
export const setRow = (columns: Columns, row: ProductRow) => {
  const number = Number(row['number'])
  makeRoom(columns, number)
  columns.states[number] = states[row['state'] as ProductState]
  columns.quantities[number] = Number(row['quantity'])
  columns.prices[number] = Number(row['price'])
  columns.costs[number] = Number(row['cost_price'])
  columns.listPrices[number] = Number(row['list_price'])
  columns.discounts[number] = Number(row['discount'])
  columns.featured[number] = Number(row['featured'])
  columns.sold[number] = Number(row['sold'])
  columns.windows[number] = windowOf(row)
  columns.ratings[number] = tenthsOf(Number(row['rating_sum']), Number(row['review_count']))
  columns.reviews[number] = Number(row['review_count'])
  columns.added[number] = Date.parse(String(row['date_added'])) || 0
  columns.brands[number] = columns.brandNames.placeOf(String(row['brand']))
  columns.paths[number] = columns.pathNames.placeOf(String(row['categories']))
}

/** Windows are whole numbers below this. */
export const windowsEnd = 2 ** 39

const mostFeatured = 2 ** 22 - 1
const mostSold = 2 ** 16 - 1

const windowOf = (row: ProductRow) => {
  const soldOut = Number(row['quantity']) > 0 ? 0 : 1
  const behind = mostFeatured - Number(row['featured'])
  return (soldOut * (mostFeatured + 1) + behind) * (mostSold + 1) + mostSold - Math.min(Number(row['sold']), mostSold)
}

/** The average of some stars, in tenths. */
export const tenthsOf = (stars: number, reviews: number) => (reviews === 0 ? 0 : Math.round((stars * 10) / reviews))

const categoryPath = (names: string[]): CategoryPath => ({ names, slugs: names.map(slugOf) })

const arrays = (room: number) => ({
  states: new Uint8Array(room),
  quantities: new Float64Array(room),
  prices: new Float64Array(room),
  costs: new Float64Array(room),
  listPrices: new Float64Array(room),
  discounts: new Int8Array(room),
  featured: new Uint32Array(room),
  windows: new Float64Array(room),
  sold: new Float64Array(room),
  ratings: new Uint8Array(room),
  reviews: new Uint32Array(room),
  added: new Float64Array(room),
  brands: new Uint32Array(room),
  paths: new Uint32Array(room),
})

const makeRoom = (columns: Columns, place: number) => {
  columns.size = Math.max(columns.size, place + 1)
  const room = columns.states.length
  if (place < room) return
  for (const [name, larger] of Object.entries(arrays(Math.max(room * 2, place + 1)))) {
    larger.set(Reflect.get(columns, name))
    Reflect.set(columns, name, larger)
  }
}
