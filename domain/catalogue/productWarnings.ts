/** So many pieces or fewer are told to customers as the last ones, and to admins as low. */
export const lowStock = 5

export const productWarnings = ['belowCost', 'lowStock', 'soldOut'] as const
export type ProductWarning = (typeof productWarnings)[number]

/** A product as it is sold. Money in cents. */
interface OnShelf {
  /** After the discount. */
  sellsAt: number
  costPrice: number
  quantity: number
  isWithdrawn: boolean
}

/** What an admin should look at. What is no longer sold cannot run out, nor bring a loss. */
export const warningsOf = (product: OnShelf): ProductWarning[] =>
  product.isWithdrawn ? [] : productWarnings.filter((warning) => applies[warning](product))

const applies: Record<ProductWarning, (product: OnShelf) => boolean> = {
  belowCost: ({ sellsAt, costPrice }) => sellsAt < costPrice,
  lowStock: ({ quantity }) => quantity > 0 && quantity <= lowStock,
  soldOut: ({ quantity }) => quantity <= 0,
}
