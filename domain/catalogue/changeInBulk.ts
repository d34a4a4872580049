import { refuse } from '#domain/kernel/decision.ts'
import type { Product } from './productMachine.ts'
import { updateProduct } from './updateProduct.ts'

/** What is done to one of many products at once. */
export interface BulkChange {
  /** How many edits the editor knew of. */
  version?: number | undefined
  /** Cents. */
  price?: number | undefined
  /** Percent of the price that it has. */
  priceBy?: number | undefined
  /** Percent. */
  discount?: number | undefined
  /** Pieces more, or less. */
  quantityBy?: number | undefined
  isActive?: boolean | undefined
}

/** The dearest price that the product form can write down, in cents. */
const dearest = 999_999_999_999

export const changeInBulk = (product: Product, { priceBy, quantityBy, ...change }: BulkChange) => {
  const { details, quantity } = product.context
  if (!details) return refuse('ProductNotFound')
  const price = priceBy === undefined ? change.price : Math.round((details.price * (100 + priceBy)) / 100)
  if (price !== undefined && (price < 1 || price > dearest)) return refuse('InvalidRequest', { errors: [noPrice] })

  const counted = quantityBy === undefined ? {} : { quantity: quantity + quantityBy }
  return updateProduct(product, { ...change, ...counted, price, reason: 'changed with others' })
}

const noPrice = { field: 'priceBy', message: 'price should be numeric greater than 0' }
