import type { Fact, RecordedFact } from '#domain/kernel/decision.ts'
import { type EventSchemas, erased, unchangedUpcast } from '#domain/kernel/eventSchema.ts'

/** A customer's opinion: 1 to 5 stars and plain text, with their first name. */
export interface Opinion {
  customerId: string
  rating: number
  text: string
  name: string
}

/** What was reviewed, and what makes its author a verified customer: a delivered order of the product, or a completed booking of the provider. */
export type Verified = { productId: string; orderId: string } | { providerId: string; bookingId: string }

export type ReviewFact =
  | Fact<'ReviewWritten', Opinion & Verified>
  | Fact<'ReviewRewritten', Opinion>
  | Fact<'ReviewHidden', { reason: string }>
  | Fact<'ReviewShown', Record<never, never>>

const personal = { text: erased, name: erased }
const key = { customerIn: 'customerId' }

export const reviewFacts = {
  // Version 2 may be about a service provider: older code would take it for one of a product without an id.
  ReviewWritten: { version: 2, upcasts: { 1: unchangedUpcast }, personal, key },
  ReviewRewritten: { version: 1, personal, key },
  ReviewHidden: { version: 1 },
  ReviewShown: { version: 1 },
} satisfies EventSchemas<ReviewFact>

export type RecordedReviewFact = RecordedFact<ReviewFact>
