import type { ProductState, ProductWarning } from './productRow.ts'

/** What the table of products is narrowed to; empty text is no limit. */
export type ProductFilter = {
  search: string
  state: ProductState | ''
  /** The name of a top category. */
  category: string
  brand: string
  warning: ProductWarning | ''
}

export const wholeCatalogue: ProductFilter = { search: '', state: '', category: '', brand: '', warning: '' }

/** Whether anything is left out. */
export const isNarrowed = (filter: ProductFilter) => Object.values(filter).some((value) => value !== '')
