import type { Fact, Happened } from '#domain/kernel/decision.ts'
import { type KeepingOf, unchanged } from '#domain/kernel/personal.ts'

export interface CartLine {
  productId: string
  count: number
  /** Cents that one piece cost when it was put in, or when whoever buys it last agreed to a new price. */
  price?: number | undefined
}

/** A line and how many lines stood before it. */
export interface LineInPlace extends CartLine {
  place: number
}

/** A cart as somebody saw it, as far as it can be ordered once. */
export interface SeenCart {
  /** The order that had taken from it last. */
  lastOrderId?: string | undefined
}

export interface PricedProduct {
  productId: string
  /** Cents of one piece. */
  price: number
}

export type CartFact =
  | Fact<'ProductPutInCart', CartLine>
  | Fact<'CartCountSet', { productId: string; count: number }>
  | Fact<'ProductTakenOut', { productId: string }>
  | Fact<'ProductsPutBack', { lines: readonly LineInPlace[] }>
  | Fact<'CartPricesAccepted', { lines: readonly PricedProduct[] }>
  | Fact<'CartMerged', { lines: readonly CartLine[] }>
  | Fact<'CartCleared', Record<never, never>>
  /** `lines`: what the order took; absent in version 1, which took everything. `isCart`: the cart was ordered, not something that may be in it. */
  | Fact<'CartOrdered', { orderId: string; lines?: readonly LineInPlace[] | undefined; isCart?: boolean | undefined }>
  /** What an order had taken and was not sold came back. */
  | Fact<'CartRestored', { orderId: string; lines: readonly LineInPlace[] }>

// The first version kept no prices.
const unpriced = { version: 2, upcasts: { 1: unchanged } }

export const cartFacts = {
  ProductPutInCart: unpriced,
  CartCountSet: { version: 1 },
  ProductTakenOut: { version: 1 },
  ProductsPutBack: { version: 1 },
  CartPricesAccepted: { version: 1 },
  CartMerged: unpriced,
  CartCleared: { version: 1 },
  CartOrdered: { version: 2, upcasts: { 1: unchanged } },
  CartRestored: { version: 1 },
} satisfies KeepingOf<CartFact>

export type CartHappened = Happened<CartFact>
