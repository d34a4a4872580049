import { type Columns, type ProductState, stateCodes } from './columns.ts'
import { brandMask, pathMask, splitValues } from './filterMasks.ts'
import type { Condition, FacetSelection } from './filterProducts.ts'

/** The filter of a list. Several values are joined by commas; an empty or missing field filters nothing. */
export interface ProductFilter {
  /** Only products in this state; without it, those in all states. */
  state?: ProductState | undefined
  search?: string | undefined
  categoryName?: string | undefined
  brands?: string | undefined
  categories?: string | undefined
  tags?: string | undefined
  featured?: boolean | undefined
  /** Percent. */
  discountStart?: number | undefined
  discountEnd?: number | undefined
  /** Rand. */
  priceStart?: number | undefined
  priceEnd?: number | undefined
  inStock?: 'true' | 'false' | undefined
  /** Stars. */
  ratingFrom?: number | undefined
}

/** A condition for every field of the filter but `search`, `tags` and the facets. */
export const conditionsOf = (filter: ProductFilter, columns: Columns): Condition[] => {
  const { state, categoryName, discountStart, discountEnd, priceStart, priceEnd, ratingFrom } = filter
  return [
    categoryName && isOneOf(columns.paths, pathMask(columns, [categoryName])),
    filter.featured && atLeast(columns.featured, 1),
    discountStart !== undefined && atLeast(columns.discounts, discountStart),
    discountEnd !== undefined && atMost(columns.discounts, discountEnd),
    priceStart !== undefined && atLeast(columns.prices, priceStart * 100),
    priceEnd !== undefined && atMost(columns.prices, priceEnd * 100),
    ratingFrom !== undefined && atLeast(columns.ratings, ratingFrom * 10),
    state && isExactly(columns.states, stateCodes[state]),
    filter.inStock === 'true' && atLeast(columns.quantities, 1),
  ].filter((condition) => typeof condition === 'function')
}

/** The facet values that the filter selects. */
export const facetSelectionOf = ({ brands, categories }: ProductFilter, columns: Columns): FacetSelection => ({
  brands: isNonEmptyList(brands) ? brandMask(columns, brands) : undefined,
  paths: isNonEmptyList(categories) ? pathMask(columns, splitValues(categories)) : undefined,
})

export const isNonEmptyList = (joined: string | undefined): joined is string =>
  joined !== undefined && splitValues(joined).length > 0

type Column = Float64Array | Uint32Array | Uint8Array | Int8Array

const isOneOf = (column: Uint32Array, mask: Uint8Array) => (number: number) => mask[column[number] ?? 0] === 1
const isExactly = (column: Uint8Array, value: number) => (number: number) => column[number] === value
const atLeast = (column: Column, least: number) => (number: number) => (column[number] ?? 0) >= least
const atMost = (column: Column, most: number) => (number: number) => (column[number] ?? 0) <= most
