import { z } from 'zod'
import { text } from '#domain/kernel/endpoint.ts'

const ratingRule = 'The rating must be a whole number from 1 to 5'

/** The form of a buyer. */
export const WriteReviewRequest = z.object({
  productId: z.string({ error: 'The productId is missing' }).min(1, 'The productId is missing'),
  rating: z.int({ error: ratingRule }).min(1, ratingRule).max(5, ratingRule),
  text: text('review', 10, 1000),
})

/** The form of an admin. The author of the review sees the reason. */
export const HideReviewRequest = z.object({
  id: z.string({ error: 'The id is missing' }),
  reason: text('reason', 3, 200),
})
