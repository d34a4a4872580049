import type { ShownPicture } from '#ui-kit/elements/Picture.tsx'

export type ProductState = 'draft' | 'listed' | 'withdrawn'

export type ProductWarning = 'belowCost' | 'lowStock' | 'soldOut'

/** A product as the admins' table shows it. Amounts are written out. */
export type ProductRow = {
  id: string
  name: string
  brand: string
  /** Where it is edited. */
  href: string
  /** Where its history is read. */
  historyHref: string
  picture?: ShownPicture | undefined
  /** From the top category down. */
  categories: readonly string[]
  price: string
  costPrice: string
  /** Percent; below 0 it is a surcharge. */
  discount: number
  /** The price after the discount. */
  sellsAt: string
  /** Pieces that can be sold. */
  stock: number
  /** Pieces set aside for orders. */
  reserved: number
  state: ProductState
  /** ISO moment. */
  addedAt: string
  warnings: readonly ProductWarning[]
}

export type ProductSortKey =
  | 'name'
  | 'category'
  | 'price'
  | 'costPrice'
  | 'discount'
  | 'sellsAt'
  | 'stock'
  | 'state'
  | 'addedAt'

export type ProductSort = { by: ProductSortKey; descending: boolean }

export const stateLooks = {
  draft: { words: 'Draft', tone: 'info' },
  listed: { words: 'Listed', tone: 'ok' },
  withdrawn: { words: 'Withdrawn', tone: 'neutral' },
} as const

export const warningLooks = {
  belowCost: { words: 'Below cost', tone: 'bad' },
  lowStock: { words: 'Low stock', tone: 'warn' },
  soldOut: { words: 'Sold out', tone: 'bad' },
} as const
