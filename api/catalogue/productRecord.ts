import type { Product } from '#domain/catalogue/productMachine.ts'
import { differenceWithoutDerived } from '#domain/kernel/timeline.ts'
import { productView } from './productView.ts'

type State = 'draft' | 'listed' | 'withdrawn'

/** The admin view of a product's record: money in rand. `undefined` before the product was added. */
export const productRecord = (id: string, { context, state, is }: Product) => {
  const { details, quantity, reserved, edits } = context
  if (!details) return undefined
  const { averageRating: _rating, reviewCount: _count, ...answer } = productView(id, details, quantity, true)
  return {
    ...answer,
    costPrice: answer.costPrice ?? 0,
    isActive: is('listed'),
    state: state as State,
    reserved: reserved.reduce((pieces, { count }) => pieces + count, 0),
    version: edits,
  }
}

/** Fields of the view that are derived from others. */
export const derivedProductFields = ['_id', 'id', 'version', 'stockStatus', 'discountedPrice', 'isActive'] as const

/** The fields that edits changed. `reserved` is left out: only orders change it. */
export const productChanges = (before: Product, after: Product) =>
  differenceWithoutDerived(productRecord('', before), productRecord('', after), [...derivedProductFields, 'reserved'])
