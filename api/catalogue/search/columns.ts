import { slugOf } from '#domain/catalogue/slug.ts'

/** The columns that lists filter, sort and count by, in memory: one array per column, indexed by product number. */
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
  /** 0 for products that are not featured. */
  featured: Uint32Array
  /** Keys of the sort `featured`, lowest first: products in stock, then by featured weight, then by pieces sold. */
  featuredKeys: Float64Array
  /** Pieces. */
  sold: Float64Array
  /** Tenths of a star. */
  ratings: Uint8Array
  reviews: Uint32Array
  /** When each product was added, in milliseconds since 1970. */
  added: Float64Array
  brands: Uint32Array
  paths: Uint32Array
  brandDictionary: Dictionary<Brand>
  pathDictionary: Dictionary<CategoryPath>
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

/** Codes of the states in the column; 0 is no product. */
export const stateCodes = { draft: 1, listed: 2, withdrawn: 3 } as const
export type ProductState = keyof typeof stateCodes

export const emptyColumns = (): Columns => ({
  ...allocate(1024),
  size: 1,
  brandDictionary: openDictionary((name) => ({ name, slug: slugOf(name) })),
  pathDictionary: openDictionary((names) => categoryPath(JSON.parse(names))),
})

/** A row of `products` with at least the columns of `columnsSql`. */
export type ProductRow = Readonly<Record<string, unknown>>

export const columnsSql = `number, state, quantity, price, cost_price, list_price, discount, featured, sold, rating_sum,
  review_count, date_added, brand, categories`

/** Writes a row to the columns, at the number of its product. */
export const setRow = (columns: Columns, row: ProductRow) => {
  const number = Number(row['number'])
  ensureCapacity(columns, number)
  columns.states[number] = stateCodes[row['state'] as ProductState]
  columns.quantities[number] = Number(row['quantity'])
  columns.prices[number] = Number(row['price'])
  columns.costs[number] = Number(row['cost_price'])
  columns.listPrices[number] = Number(row['list_price'])
  columns.discounts[number] = Number(row['discount'])
  columns.featured[number] = Number(row['featured'])
  columns.sold[number] = Number(row['sold'])
  columns.featuredKeys[number] = featuredKeyOf(row)
  columns.ratings[number] = ratingTenths(Number(row['rating_sum']), Number(row['review_count']))
  columns.reviews[number] = Number(row['review_count'])
  columns.added[number] = Date.parse(String(row['date_added'])) || 0
  columns.brands[number] = columns.brandDictionary.codeOf(String(row['brand']))
  columns.paths[number] = columns.pathDictionary.codeOf(String(row['categories']))
}

/** Featured keys are whole numbers below this. */
export const featuredKeyLimit = 2 ** 39

const maxFeatured = 2 ** 22 - 1
const maxSold = 2 ** 16 - 1

const featuredKeyOf = (row: ProductRow) => {
  const soldOut = Number(row['quantity']) > 0 ? 0 : 1
  const invertedWeight = maxFeatured - Number(row['featured'])
  return (
    (soldOut * (maxFeatured + 1) + invertedWeight) * (maxSold + 1) + maxSold - Math.min(Number(row['sold']), maxSold)
  )
}

/** The average rating, in tenths of a star. */
export const ratingTenths = (stars: number, reviews: number) => (reviews === 0 ? 0 : Math.round((stars * 10) / reviews))

const categoryPath = (names: string[]): CategoryPath => ({ names, slugs: names.map(slugOf) })

const allocate = (capacity: number) => ({
  states: new Uint8Array(capacity),
  quantities: new Float64Array(capacity),
  prices: new Float64Array(capacity),
  costs: new Float64Array(capacity),
  listPrices: new Float64Array(capacity),
  discounts: new Int8Array(capacity),
  featured: new Uint32Array(capacity),
  featuredKeys: new Float64Array(capacity),
  sold: new Float64Array(capacity),
  ratings: new Uint8Array(capacity),
  reviews: new Uint32Array(capacity),
  added: new Float64Array(capacity),
  brands: new Uint32Array(capacity),
  paths: new Uint32Array(capacity),
})

const ensureCapacity = (columns: Columns, number: number) => {
  columns.size = Math.max(columns.size, number + 1)
  const capacity = columns.states.length
  if (number < capacity) return
  for (const [name, larger] of Object.entries(allocate(Math.max(capacity * 2, number + 1)))) {
    larger.set(Reflect.get(columns, name))
    Reflect.set(columns, name, larger)
  }
}

/** Dictionary encoding: each distinct name is stored once, and columns hold its code. */
interface Dictionary<Value> {
  codeOf(name: string): number
  /** The value of each name, indexed by code. */
  readonly values: readonly Value[]
}

const openDictionary = <Value>(toValue: (name: string) => Value): Dictionary<Value> => {
  const values: Value[] = []
  const codes = new Map<string, number>()
  return {
    values,
    codeOf: (name) => {
      const code = codes.get(name)
      if (code !== undefined) return code
      codes.set(name, values.length)
      return values.push(toValue(name)) - 1
    },
  }
}
