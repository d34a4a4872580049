import { z } from 'zod'
import { text } from '#domain/kernel/endpoint.ts'

const ratingRule = 'The rating must be a whole number from 1 to 5'

/** What a buyer fills in. */
export const NewReview = z.object({
  productId: z.string({ error: 'The productId is missing' }).min(1, 'The productId is missing'),
  rating: z.int({ error: ratingRule }).min(1, ratingRule).max(5, ratingRule),
  text: text('review', 10, 1000),
})

/** What an admin fills in. Who wrote the review is told the reason. */
export const HiddenReview = z.object({
  id: z.string({ error: 'The id is missing' }),
  reason: text('reason', 3, 200),
})
