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
export const reviewRow = (row: Row): z.output<typeof ReviewRow> => {
  const kind = row['subject_kind'] === 'provider' ? 'provider' : 'product'
  const [id, verifiedBy] = [String(row['subject_id']), String(row['verified_by'])]
  return {
    ...reviewView(row),
    hidden: row['hidden'] === 1,
    reason: String(row['reason']),
    customerId: String(row['customer_id']),
    ...(kind === 'provider' ? { providerId: id, bookingId: verifiedBy } : { productId: id, orderId: verifiedBy }),
    subject: { kind, id, name: String(row['subject_name']), slug: String(row['subject_slug']) },
  }
}

/** A review from its own stream, as its author and admins see it; `undefined` before it is written. */
export const reviewRecord = (id: string, review: Review): z.output<typeof ReviewRecord> | undefined => {
  const { written, hiddenFor } = review.context
  if (!written) return undefined

  const { writtenAt: date, ...fields } = written
  return { id, ...fields, date, verified: true, hidden: review.is('hidden'), reason: hiddenFor }
}
