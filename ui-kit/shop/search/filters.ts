/** How a list of products is narrowed down. */
export type Filters = {
  brands: readonly string[]
  categories: readonly string[]
  /** Whole rand. */
  priceFrom?: number | undefined
  priceTo?: number | undefined
  /** Stars, 1 to 5. */
  ratingFrom?: number | undefined
  inStock: boolean
  onSale: boolean
}

export type ActiveFilter = {
  label: string
  /** All filters but this one. */
  without: Filters
}

export const noFilters: Filters = { brands: [], categories: [], inStock: false, onSale: false }

/** Every filter that is set, in words. `money` writes whole rand. */
export const activeFilters = (filters: Filters, money: (rand: number) => string): ActiveFilter[] => [
  ...filters.brands.map((brand) => ({ label: brand, without: { ...filters, brands: less(filters.brands, brand) } })),
  ...filters.categories.map((category) => ({
    label: category,
    without: { ...filters, categories: less(filters.categories, category) },
  })),
  ...when(priceWords(filters, money), { ...filters, priceFrom: undefined, priceTo: undefined }),
  ...when(filters.ratingFrom && `${filters.ratingFrom} stars and up`, { ...filters, ratingFrom: undefined }),
  ...when(filters.inStock && 'In stock', { ...filters, inStock: false }),
  ...when(filters.onSale && 'On sale', { ...filters, onSale: false }),
]

/** The list with the key, or without it where it was there. */
export const toggled = (chosen: readonly string[], key: string) =>
  chosen.includes(key) ? less(chosen, key) : [...chosen, key]

const less = (chosen: readonly string[], key: string) => chosen.filter((other) => other !== key)

const when = (label: string | number | boolean | undefined, without: Filters) =>
  typeof label === 'string' ? [{ label, without }] : []

const priceWords = ({ priceFrom, priceTo }: Filters, money: (rand: number) => string) => {
  if (priceFrom !== undefined && priceTo !== undefined) return `${money(priceFrom)} to ${money(priceTo)}`
  if (priceFrom !== undefined) return `From ${money(priceFrom)}`

  return priceTo !== undefined && `Up to ${money(priceTo)}`
}
