import { type Sentences, sentenceFormatter } from '#domain/kernel/timeline.ts'
import type { ReviewFact } from './reviewEvents.ts'

const sentences = {
  ReviewWritten: ({ rating }) => `reviewed the product with ${stars(rating)}`,
  ReviewRewritten: ({ rating }) => `rewrote the review, now with ${stars(rating)}`,
  ReviewHidden: ({ reason }) => `hid the review: ${reason}`,
  ReviewShown: () => 'showed the review again',
} satisfies Sentences<ReviewFact>

export const reviewSentence = sentenceFormatter<ReviewFact>(sentences)

export const reviewFactTypes = Object.keys(sentences)

const stars = (rating: number) => (rating === 1 ? '1 star' : `${rating} stars`)
