import { allowedBrands, allowedPaths, listOf } from './allowed.ts'
import { type Columns, type ProductState, states } from './columns.ts'
import type { Condition, Ticked } from './matching.ts'

/** Which products a list wants. Several values are joined by commas; what is empty or left out filters nothing. */
export interface ProductFilter {
  /** Products of other states are left out; without it, none are. */
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

/** What products must be beside what is searched for: a condition for each thing that the filter names. */
export const conditionsOf = (filter: ProductFilter, columns: Columns): Condition[] => {
  const { state, categoryName, discountStart, discountEnd, priceStart, priceEnd, ratingFrom } = filter
  return [
    categoryName && isOneOf(columns.paths, allowedPaths(columns, [categoryName])),
    filter.featured && atLeast(columns.featured, 1),
    discountStart !== undefined && atLeast(columns.discounts, discountStart),
    discountEnd !== undefined && atMost(columns.discounts, discountEnd),
    priceStart !== undefined && atLeast(columns.prices, priceStart * 100),
    priceEnd !== undefined && atMost(columns.prices, priceEnd * 100),
    ratingFrom !== undefined && atLeast(columns.ratings, ratingFrom * 10),
    state && isExactly(columns.states, states[state]),
    filter.inStock === 'true' && atLeast(columns.quantities, 1),
  ].filter((condition) => typeof condition === 'function')
}

/** What is ticked beside the list. */
export const tickedIn = ({ brands, categories }: ProductFilter, columns: Columns): Ticked => ({
  brands: isGiven(brands) ? allowedBrands(columns, brands) : undefined,
  paths: isGiven(categories) ? allowedPaths(columns, listOf(categories)) : undefined,
})

export const isGiven = (joined: string | undefined): joined is string =>
  joined !== undefined && listOf(joined).length > 0

type Column = Float64Array | Uint32Array | Uint8Array | Int8Array

const isOneOf = (column: Uint32Array, flags: Uint8Array) => (number: number) => flags[column[number] ?? 0] === 1
const isExactly = (column: Uint8Array, value: number) => (number: number) => column[number] === value
const atLeast = (column: Column, least: number) => (number: number) => (column[number] ?? 0) >= least
const atMost = (column: Column, most: number) => (number: number) => (column[number] ?? 0) <= most
