import type { Fact, Happened } from '#domain/kernel/decision.ts'

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

export type CartHappened = Happened<CartFact>
