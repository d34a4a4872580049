import { refuse } from '#domain/kernel/decision.ts'
import type { Product } from './productMachine.ts'
import { updateProduct } from './updateProduct.ts'

/** The change of one product in a bulk request. */
export interface BulkChange {
  /** The number of edits that the editor saw. */
  version?: number | undefined
  /** Cents. */
  price?: number | undefined
  /** Percent of the current price. */
  priceBy?: number | undefined
  /** Percent. */
  discount?: number | undefined
  /** Pieces to add; negative to remove. */
  quantityBy?: number | undefined
  isActive?: boolean | undefined
}

/** The highest price that the product form accepts, in cents. */
const maxPrice = 999_999_999_999

export const changeInBulk = (product: Product, { priceBy, quantityBy, ...change }: BulkChange) => {
  const { details, quantity } = product.context
  if (!details) return refuse('ProductNotFound')
  const price = priceBy === undefined ? change.price : Math.round((details.price * (100 + priceBy)) / 100)
  const message = price === undefined ? undefined : priceError(price)
  if (message) return refuse('InvalidRequest', { errors: [{ field: 'priceBy', message }] })

  const quantityChange = quantityBy === undefined ? {} : { quantity: quantity + quantityBy }
  return updateProduct(product, { ...change, ...quantityChange, price, reason: 'changed with others' })
}

const priceError = (cents: number) => {
  if (cents < 1) return 'price should be numeric greater than 0'
  return cents > maxPrice ? 'The price must be at most 10 digits long' : undefined
}
