import type { z } from 'zod'
import type { ReviewAnswer, ReviewRecord, ReviewRow } from '#domain/review/reviewContract.ts'
import type { Review } from '#domain/review/reviewMachine.ts'

const whoLeft = 'A customer who left'

type Row = Record<string, unknown>

/** A row of the review list as the public sees it. Somebody who was erased has neither name nor words. */
export const reviewAnswer = (row: Row): z.output<typeof ReviewAnswer> => ({
  id: String(row['id']),
  name: String(row['name']) || whoLeft,
  rating: Number(row['rating']),
  text: String(row['text']),
  date: String(row['written_at']),
  verified: true,
})

/** A row as admins see it. */
export const reviewRow = (row: Row): z.output<typeof ReviewRow> => ({
  ...reviewAnswer(row),
  hidden: row['hidden'] === 1,
  reason: String(row['reason']),
  productId: String(row['product_id']),
  productName: String(row['product_name']),
  productSlug: String(row['product_slug']),
  customerId: String(row['customer_id']),
  orderId: String(row['order_id']),
})

/** A review as its own stream tells it; `undefined` before it was written. */
export const reviewRecord = (id: string, review: Review): z.output<typeof ReviewRecord> | undefined => {
  const { written, hiddenFor } = review.context
  if (!written) return undefined

  const { writtenAt: date, ...told } = written
  return { id, ...told, date, verified: true, hidden: review.is('hidden'), reason: hiddenFor }
}
