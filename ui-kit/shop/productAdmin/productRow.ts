import type { ShownPicture } from '#ui-kit/elements/Picture.tsx'
import type { Sort } from '#ui-kit/shop/adminTable/SortableHeader.tsx'

export type ProductState = 'draft' | 'listed' | 'withdrawn'

export type ProductWarning = 'belowCost' | 'lowStock' | 'soldOut'

/** A row of the product table. Amounts are formatted. */
export type ProductRow = {
  id: string
  name: string
  brand: string
  /** The edit page. */
  href: string
  /** The history page. */
  historyHref: string
  picture?: ShownPicture | undefined
  /** From the top category down. */
  categories: readonly string[]
  price: string
  costPrice: string
  /** In percent; a negative one is a surcharge. */
  discount: number
  /** The price after the discount. */
  sellsAt: string
  /** The number of pieces for sale. */
  stock: number
  /** The number of pieces reserved for orders. */
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

export type ProductSort = Sort<ProductSortKey>

export const productStateBadges = {
  draft: { label: 'Draft', tone: 'info' },
  listed: { label: 'Listed', tone: 'ok' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
} as const

export const productWarningBadges = {
  belowCost: { label: 'Below cost', tone: 'bad' },
  lowStock: { label: 'Low stock', tone: 'warn' },
  soldOut: { label: 'Sold out', tone: 'bad' },
} as const
