import type { Fact, RecordedFact } from '#domain/kernel/decision.ts'
import { type EventSchemas, unchangedUpcast } from '#domain/kernel/eventSchema.ts'

export interface CartLine {
  productId: string
  count: number
  /** The price of one piece, in cents, when the customer last added it or accepted a new price. */
  price?: number | undefined
}

/** A line with its index in the cart. */
export interface PositionedCartLine extends CartLine {
  place: number
}

/** Identifies the state of a cart that a customer saw, so that it is ordered only once. */
export interface CartSnapshot {
  /** The last order that had removed pieces from the cart. */
  lastOrderId?: string | undefined
}

export interface PricedProduct {
  productId: string
  /** The price of one piece, in cents. */
  price: number
}

export type CartFact =
  | Fact<'ProductPutInCart', CartLine>
  | Fact<'CartCountSet', { productId: string; count: number }>
  | Fact<'ProductTakenOut', { productId: string }>
  | Fact<'ProductsPutBack', { lines: readonly PositionedCartLine[] }>
  | Fact<'CartPricesAccepted', { lines: readonly PricedProduct[] }>
  | Fact<'CartMerged', { lines: readonly CartLine[] }>
  | Fact<'CartCleared', Record<never, never>>
  /** `lines`: what the order took; absent in version 1, which took everything. `isCart`: the whole cart was ordered, not single products. */
  | Fact<
      'CartOrdered',
      { orderId: string; lines?: readonly PositionedCartLine[] | undefined; isCart?: boolean | undefined }
    >
  /** The pieces of a rejected order are restored. */
  | Fact<'CartRestored', { orderId: string; lines: readonly PositionedCartLine[] }>

// Version 1 has no prices.
const withPricesSince2 = { version: 2, upcasts: { 1: unchangedUpcast } }

export const cartFacts = {
  ProductPutInCart: withPricesSince2,
  CartCountSet: { version: 1 },
  ProductTakenOut: { version: 1 },
  ProductsPutBack: { version: 1 },
  CartPricesAccepted: { version: 1 },
  CartMerged: withPricesSince2,
  CartCleared: { version: 1 },
  CartOrdered: { version: 2, upcasts: { 1: unchangedUpcast } },
  CartRestored: { version: 1 },
} satisfies EventSchemas<CartFact>

export type RecordedCartFact = RecordedFact<CartFact>
