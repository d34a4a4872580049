import type { ProductSortKey } from '#ui-kit/shop/productAdmin/productRow.ts'

/** The columns of the product table, from left to right; all are sortable. */
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
