import type { Fact, Happened } from '#domain/kernel/decision.ts'
import type { KeepingOf } from '#domain/kernel/personal.ts'

export interface CartLine {
  productId: string
  count: number
}

export type CartFact =
  | Fact<'ProductPutInCart', CartLine>
  | Fact<'CartCountSet', CartLine>
  | Fact<'ProductTakenOut', { productId: string }>
  | Fact<'CartMerged', { lines: readonly CartLine[] }>
  | Fact<'CartCleared', Record<never, never>>
  | Fact<'CartOrdered', { orderId: string }>

export const cartFacts = {
  ProductPutInCart: { version: 1 },
  CartCountSet: { version: 1 },
  ProductTakenOut: { version: 1 },
  CartMerged: { version: 1 },
  CartCleared: { version: 1 },
  CartOrdered: { version: 1 },
} satisfies KeepingOf<CartFact>

export type CartHappened = Happened<CartFact>
