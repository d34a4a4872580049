import type { ProductSortKey } from './productRow.ts'

/** What the table of products shows, from left to right; every column can be sorted by. */
export const productColumns: readonly { key: ProductSortKey; label: string; numeric?: boolean }[] = [
  { key: 'name', label: 'Product' },
  { key: 'category', label: 'Category' },
  { key: 'price', label: 'Price', numeric: true },
  { key: 'costPrice', label: 'Cost', numeric: true },
  { key: 'discount', label: 'Discount', numeric: true },
  { key: 'sellsAt', label: 'Sells at', numeric: true },
  { key: 'stock', label: 'Stock', numeric: true },
  { key: 'state', label: 'State' },
  { key: 'addedAt', label: 'Added' },
]
