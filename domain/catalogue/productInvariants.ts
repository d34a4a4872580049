import type { FieldError } from '#domain/kernel/decision.ts'
import { discountedPrice } from '#domain/kernel/money.ts'
import type { ProductPrices } from './productEvents.ts'
import { maxPieces } from './productFields.ts'
import { type Product, productStream } from './productMachine.ts'

// Invariants that need the product's state; the form schema cannot check them.

/** The price of a listed product must be above zero, also after its discount. */
export const priceErrors = ({ price, discount }: ProductPrices): FieldError[] =>
  discountedPrice(price, discount) > 0
    ? []
    : [{ field: 'discount', message: 'With this discount it would cost nothing' }]

export const crossSellErrors = ({ stream }: Product, productIds: readonly string[]): FieldError[] =>
  productIds.some((id) => productStream(id) === stream)
    ? [{ field: 'crossSellProducts', message: 'A product cannot go with itself' }]
    : []

/** Stock plus reserved pieces may not exceed the largest quantity that the form accepts. */
export const stockErrors = ({ context: { quantity, reserved } }: Product, more: number): FieldError[] => {
  if (more <= 0) return []
  const setAside = reserved.reduce((pieces, { count }) => pieces + count, 0)
  return quantity + setAside + more > maxPieces ? [{ field: 'quantity', message: tooManyPieces }] : []
}

const tooManyPieces = 'At most 9 999 999 999 pieces can be in stock, together with those that are set aside'
