import type { ProductState, ProductWarning } from '#ui-kit/shop/productAdmin/productRow.ts'

/** The filter of the product table. An empty string does not filter. */
export type ProductFilter = {
  search: string
  state: ProductState | ''
  /** The name of a top category. */
  category: string
  brand: string
  warning: ProductWarning | ''
}

export const emptyProductFilter: ProductFilter = { search: '', state: '', category: '', brand: '', warning: '' }

/** Whether any filter is set. */
export const isProductFilterActive = (filter: ProductFilter) => Object.values(filter).some((value) => value !== '')
