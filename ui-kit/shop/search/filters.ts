/** The filters of a product list. */
export type Filters = {
  brands: readonly string[]
  categories: readonly string[]
  /** Whole rand. */
  priceFrom?: number | undefined
  priceTo?: number | undefined
  /** Stars, 1 to 5. */
  ratingFrom?: number | undefined
  inStock: boolean
  /** Percent off, a whole number. */
  discountFrom?: number | undefined
  discountTo?: number | undefined
}

export type ActiveFilter = {
  label: string
  /** All filters but this one. */
  without: Filters
}

export const noFilters: Filters = { brands: [], categories: [], inStock: false }

/** Every active filter with its label. `money` formats whole rand. */
export const activeFilters = (filters: Filters, money: (rand: number) => string): ActiveFilter[] => [
  ...filters.brands.map((brand) => ({
    label: brand,
    without: { ...filters, brands: withoutValue(filters.brands, brand) },
  })),
  ...filters.categories.map((category) => ({
    label: category,
    without: { ...filters, categories: withoutValue(filters.categories, category) },
  })),
  ...activeIf(priceLabel(filters, money), { ...filters, priceFrom: undefined, priceTo: undefined }),
  ...activeIf(filters.ratingFrom && `${filters.ratingFrom} stars and up`, { ...filters, ratingFrom: undefined }),
  ...activeIf(filters.inStock && 'In stock', { ...filters, inStock: false }),
  ...activeIf(discountLabel(filters), withoutDiscount(filters)),
]

/** The filters with or without 'On sale', which means a discount of at least 1%. */
export const withOnSale = (filters: Filters, isWanted: boolean): Filters =>
  isWanted ? { ...withoutDiscount(filters), discountFrom: 1 } : withoutDiscount(filters)

export const isOnSale = ({ discountFrom = 0 }: Filters) => discountFrom > 0

/** The list with the value added, or removed if it was there. */
export const toggleValue = (chosen: readonly string[], key: string) =>
  chosen.includes(key) ? withoutValue(chosen, key) : [...chosen, key]

const withoutValue = (chosen: readonly string[], key: string) => chosen.filter((other) => other !== key)

const activeIf = (label: string | number | boolean | undefined, without: Filters) =>
  typeof label === 'string' ? [{ label, without }] : []

const withoutDiscount = (filters: Filters): Filters => ({ ...filters, discountFrom: undefined, discountTo: undefined })

const discountLabel = ({ discountFrom, discountTo }: Filters) => {
  if (discountFrom !== undefined && discountTo !== undefined) return `${discountFrom}% to ${discountTo}% off`
  if (discountFrom !== undefined) return discountFrom === 1 ? 'On sale' : `${discountFrom}% off or more`

  return discountTo !== undefined && `Up to ${discountTo}% off`
}

const priceLabel = ({ priceFrom, priceTo }: Filters, money: (rand: number) => string) => {
  if (priceFrom !== undefined && priceTo !== undefined) return `${money(priceFrom)} to ${money(priceTo)}`
  if (priceFrom !== undefined) return `From ${money(priceFrom)}`

  return priceTo !== undefined && `Up to ${money(priceTo)}`
}
