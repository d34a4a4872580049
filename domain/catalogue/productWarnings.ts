import { discountedPrice } from '#domain/kernel/money.ts'
import type { ProductPrices } from './productEvents.ts'

/** So many pieces or fewer are told to customers as the last ones, and to admins as low. */
export const lowStock = 5

export const productWarnings = ['belowCost', 'lowStock', 'soldOut'] as const
export type ProductWarning = (typeof productWarnings)[number]

/** What an admin should look at. Money in cents. */
export const warningsOf = ({ price, costPrice, discount }: ProductPrices, quantity: number): ProductWarning[] => [
  ...(discountedPrice(price, discount) < costPrice ? (['belowCost'] as const) : []),
  ...(quantity === 0 ? (['soldOut'] as const) : quantity <= lowStock ? (['lowStock'] as const) : []),
]
