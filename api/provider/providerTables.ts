import { ratedReviews } from '#api/readModels/ratingChanges.ts'
import { table } from '#api/readModels/table.ts'

/** One row per provider. Money in cents. `position` is that of the newest fact about the provider, its agendas and its reviews. */
export const providerTables = {
  providers: table(
    {
      id: 'text',
      /** 1 in the directory, 0 withdrawn. */
      listed: 'integer',
      /** `ProviderDetails` as JSON. */
      details: 'text',
      edits: 'integer',
      rating_sum: 'integer',
      review_count: 'integer',
      date_added: 'text',
      changed_at: 'text',
      position: 'integer',
    },
    ['id'],
    ['position'],
  ),
  /** The taken times of one provider on one day, held or booked: a list of `TakenTime` as JSON. */
  agendas: table(
    { provider_id: 'text', day: 'text', taken: 'text', position: 'integer' },
    ['provider_id', 'day'],
    ['position'],
  ),
  provider_reviews: ratedReviews,
}

/** A time that is not free. */
export interface TakenTime {
  /** ISO 8601, UTC. */
  start: string
  /** The local start, in minutes since midnight. */
  minute: number
  /** Its length. */
  minutes: number
  /** Empty for a hold. */
  bookingId: string
  customerId: string
  /** When a hold ends: ISO 8601, UTC. Empty for a booking. */
  until: string
}
