import type { z } from 'zod'
import type { ReviewRecord, ReviewResponse, ReviewRow } from '#domain/review/reviewContract.ts'
import type { Review } from '#domain/review/reviewMachine.ts'

const erasedAuthorName = 'A customer who left'

type Row = Record<string, unknown>

/** A row of the review list as the public sees it. The review of an erased customer has no name and no text. */
export const reviewView = (row: Row): z.output<typeof ReviewResponse> => ({
  id: String(row['id']),
  name: String(row['name']) || erasedAuthorName,
  rating: Number(row['rating']),
  text: String(row['text']),
  date: String(row['written_at']),
  verified: true,
})

/** A row as admins see it. */
export const reviewRow = (row: Row): z.output<typeof ReviewRow> => ({
  ...reviewView(row),
  hidden: row['hidden'] === 1,
  reason: String(row['reason']),
  productId: String(row['product_id']),
  productName: String(row['product_name']),
  productSlug: String(row['product_slug']),
  customerId: String(row['customer_id']),
  orderId: String(row['order_id']),
})

/** A review from its own stream, as its author and admins see it; `undefined` before it is written. */
export const reviewRecord = (id: string, review: Review): z.output<typeof ReviewRecord> | undefined => {
  const { written, hiddenFor } = review.context
  if (!written) return undefined

  const { writtenAt: date, ...fields } = written
  return { id, ...fields, date, verified: true, hidden: review.is('hidden'), reason: hiddenFor }
}
