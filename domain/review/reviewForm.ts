import { z } from 'zod'
import { text } from '#domain/kernel/endpoint.ts'
import { hidingReasonRule, reviewTextRule } from './reviewRules.ts'

const ratingRule = 'The rating must be a whole number from 1 to 5'

const id = (name: string) => {
  const error = `The ${name} is missing`
  return z.string({ error }).min(1, error).optional()
}

/** The form of a customer who bought the product, or whom the service provider visited: exactly one of the two is named. */
export const WriteReviewRequest = z
  .object({
    productId: id('productId'),
    providerId: id('providerId'),
    rating: z.int({ error: ratingRule }).min(1, ratingRule).max(5, ratingRule),
    text: text('review', reviewTextRule.min, reviewTextRule.max),
  })
  .refine(({ productId, providerId }) => productId !== undefined || providerId !== undefined, {
    error: 'The productId or the providerId is missing',
    path: ['productId'],
  })
  .refine(({ productId, providerId }) => productId === undefined || providerId === undefined, {
    error: 'A review is about a product or about a service provider, not about both',
    path: ['providerId'],
  })

/** The form of an admin. The author of the review sees the reason. */
export const HideReviewRequest = z.object({
  id: z.string({ error: 'The id is missing' }),
  reason: text('reason', hidingReasonRule.min, hidingReasonRule.max),
})
