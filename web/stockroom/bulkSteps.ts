import type { BulkStep } from '#ui-kit/shop/stockroom/BulkPreview.tsx'
import type { BulkKind } from '#ui-kit/shop/stockroom/bulkTyped.ts'
import { stateLooks } from '#ui-kit/shop/stockroom/productRow.ts'
import type { AnswerOf } from '#web/client/calls.ts'
import { inWords } from './stockRow.ts'

type BulkRow = AnswerOf<'POST products/bulk'>['results'][number]
type Figures = NonNullable<BulkRow['before']>

/** What a bulk change makes of each product, in the figures that it is about. */
export const bulkSteps = (kind: BulkKind, rows: readonly BulkRow[]): BulkStep[] =>
  rows.map(({ id, name, before, after, outcome, message, warnings }) => ({
    id,
    name,
    from: before ? say[kind](before) : '–',
    to: after ? say[kind](after) : '–',
    outcome,
    message,
    note: after && sells(kind, after) ? `sells at ${inWords(after.discountedPrice)}` : undefined,
    warnings,
  }))

const ofState = ({ state }: Figures) => stateLooks[state].words

const say: Record<BulkKind, (figures: Figures) => string> = {
  price: ({ price }) => inWords(price),
  discount: ({ discount }) => `${discount} %`,
  stock: ({ quantity }) => String(quantity),
  list: ofState,
  withdraw: ofState,
}

const sells = (kind: BulkKind, { discount }: Figures) => kind === 'discount' || (kind === 'price' && discount !== 0)
