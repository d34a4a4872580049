import type { Fact, RecordedFact } from '#domain/kernel/decision.ts'
import { type EventSchemas, erased } from '#domain/kernel/eventSchema.ts'

/** A customer's opinion of a product: 1 to 5 stars and plain text, with their first name. */
interface Opinion {
  customerId: string
  rating: number
  text: string
  name: string
}

export type ReviewFact =
  | Fact<'ReviewWritten', Opinion & { productId: string; orderId: string }>
  | Fact<'ReviewRewritten', Opinion>
  | Fact<'ReviewHidden', { reason: string }>
  | Fact<'ReviewShown', Record<never, never>>

const personal = { text: erased, name: erased }
const key = { customerIn: 'customerId' }

export const reviewFacts = {
  ReviewWritten: { version: 1, personal, key },
  ReviewRewritten: { version: 1, personal, key },
  ReviewHidden: { version: 1 },
  ReviewShown: { version: 1 },
} satisfies EventSchemas<ReviewFact>

export type RecordedReviewFact = RecordedFact<ReviewFact>
