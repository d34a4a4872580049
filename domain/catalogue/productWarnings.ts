/** Up to this quantity, customers see "last ones" and admins a low-stock warning. */
export const lowStockThreshold = 5

export const productWarnings = ['belowCost', 'lowStock', 'soldOut'] as const
export type ProductWarning = (typeof productWarnings)[number]

/** A product as it is sold. Money in cents. */
interface PricedStock {
  /** After the discount. */
  sellsAt: number
  costPrice: number
  quantity: number
  isWithdrawn: boolean
}

/** Warnings for admins. A withdrawn product has none: it cannot run out or sell at a loss. */
export const warningsOf = (product: PricedStock): ProductWarning[] =>
  product.isWithdrawn ? [] : productWarnings.filter((warning) => conditions[warning](product))

const conditions: Record<ProductWarning, (product: PricedStock) => boolean> = {
  belowCost: ({ sellsAt, costPrice }) => sellsAt < costPrice,
  lowStock: ({ quantity }) => quantity > 0 && quantity <= lowStockThreshold,
  soldOut: ({ quantity }) => quantity <= 0,
}
