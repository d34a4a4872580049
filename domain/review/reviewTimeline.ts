import type { Happened } from '#domain/kernel/decision.ts'
import type { Sentences } from '#domain/kernel/timeline.ts'
import type { ReviewFact } from './reviewEvents.ts'

const sentences = {
  ReviewWritten: ({ rating }) => `reviewed the product with ${stars(rating)}`,
  ReviewRewritten: ({ rating }) => `rewrote the review, now with ${stars(rating)}`,
  ReviewHidden: ({ reason }) => `hid the review: ${reason}`,
  ReviewShown: () => 'showed the review again',
} satisfies Sentences<ReviewFact>

export const reviewSentence = (happened: Happened<ReviewFact>): string => {
  const tell = sentences[happened.type] as (data: unknown) => string
  return tell(happened.data)
}

export const reviewFactTypes = Object.keys(sentences)

const stars = (rating: number) => (rating === 1 ? '1 star' : `${rating} stars`)
