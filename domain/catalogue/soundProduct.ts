import type { FieldError } from '#domain/kernel/decision.ts'
import { discountedPrice } from '#domain/kernel/money.ts'
import type { ProductPrices } from './productEvents.ts'
import { mostPieces } from './productFields.ts'
import { type Product, productStream } from './productMachine.ts'

// What the form cannot see, since it takes the product itself to know.

/** Whatever stands in the window has a price, also after its discount. */
export const priceFaults = ({ price, discount }: ProductPrices): FieldError[] =>
  discountedPrice(price, discount) > 0
    ? []
    : [{ field: 'discount', message: 'With this discount it would cost nothing' }]

export const crossSellFaults = ({ stream }: Product, productIds: readonly string[]): FieldError[] =>
  productIds.some((id) => productStream(id) === stream)
    ? [{ field: 'crossSellProducts', message: 'A product does not go with itself' }]
    : []

/** So many pieces more still have to be written down, together with those that may come back from orders. */
export const stockFaults = ({ context: { quantity, reserved } }: Product, more: number): FieldError[] => {
  if (more <= 0) return []
  const setAside = reserved.reduce((pieces, { count }) => pieces + count, 0)
  return quantity + setAside + more > mostPieces ? [{ field: 'quantity', message: tooMany }] : []
}

const tooMany = 'At most 9 999 999 999 pieces can be in stock, together with those that are set aside'
