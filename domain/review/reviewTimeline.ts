import { type Sentences, sentenceFormatter } from '#domain/kernel/timeline.ts'
import type { ReviewFact } from './reviewEvents.ts'
import { type ReviewSubjectKind, subjectOf } from './reviewSubject.ts'

const sentences = {
  ReviewWritten: ({ rating, ...named }) => `reviewed ${subjectNames[subjectOf(named).kind]} with ${stars(rating)}`,
  ReviewRewritten: ({ rating }) => `rewrote the review, now with ${stars(rating)}`,
  ReviewHidden: ({ reason }) => `hid the review: ${reason}`,
  ReviewShown: () => 'showed the review again',
} satisfies Sentences<ReviewFact>

export const reviewSentence = sentenceFormatter<ReviewFact>(sentences)

export const reviewFactTypes = Object.keys(sentences)

const subjectNames: Record<ReviewSubjectKind, string> = {
  product: 'the product',
  provider: 'the service provider',
}

const stars = (rating: number) => (rating === 1 ? '1 star' : `${rating} stars`)
