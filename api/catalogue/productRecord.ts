import type { Product } from '#domain/catalogue/productMachine.ts'
import { news } from '#domain/kernel/timeline.ts'
import { productAnswer } from './productAnswer.ts'

type State = 'draft' | 'listed' | 'withdrawn'

/** A product as its own record tells it, for admins: money in rand. `undefined` before it was added. */
export const productRecord = (id: string, { context, state, is }: Product) => {
  const { details, quantity, reserved, edits } = context
  if (!details) return undefined
  const { averageRating: _rating, reviewCount: _count, ...answer } = productAnswer(id, details, quantity, true)
  return {
    ...answer,
    costPrice: answer.costPrice ?? 0,
    isActive: is('listed'),
    state: state as State,
    reserved: reserved.reduce((pieces, { count }) => pieces + count, 0),
    version: edits,
  }
}

/** Fields of the record that follow from the others. */
export const derivedFields = ['_id', 'id', 'version', 'stockStatus', 'discountedPrice', 'isActive'] as const

/** What an edit made of a product, field by field. What is set aside is no edit's doing. */
export const productChanges = (before: Product, after: Product) =>
  news(productRecord('', before), productRecord('', after), [...derivedFields, 'reserved'])
