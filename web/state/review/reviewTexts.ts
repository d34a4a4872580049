import type { ReviewSubjectKind } from '#domain/review/reviewSubject.ts'

/** What the review section says about each kind of subject. Products have the texts that the components bring along. */
export const reviewTexts = {
  product: { wording: undefined, invitation: undefined, guest: 'Buyers say what they think of it here.' },
  provider: {
    wording: {
      verified: 'Verified visit',
      none: 'Only people who had an appointment can write a review, so each one counts.',
    },
    invitation: 'How was the visit?',
    guest: 'Customers say here how their appointment went.',
  },
} satisfies Record<ReviewSubjectKind, object>
