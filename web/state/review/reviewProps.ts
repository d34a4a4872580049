import type { AnswerOf } from '#web/state/http/calls.ts'

type ReviewsAnswer = AnswerOf<'GET reviews/product/:productId'>
type OwnReviewAnswer = AnswerOf<'GET reviews/mine/:productId'>['result']

/** What is shown before the first answer. */
export const emptyReviews: ReviewsAnswer = {
  results: [],
  meta: { totalCount: 0, total: 0, pageNumber: 1, size: 0, nextCursor: null },
  histogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  averageRating: 0,
}

export const reviewProps = ({ date, rating, ...review }: ReviewsAnswer['results'][number]) => ({
  ...review,
  at: date,
  stars: rating,
})

/** Props of a review for its author, who sees it even while it is hidden. */
export const ownReviewProps = ({ hidden, reason, ...review }: NonNullable<OwnReviewAnswer['review']>) => ({
  ...reviewProps(review),
  hiddenBecause: hidden ? reason : undefined,
})

/** Why the visitor may not write a review, with a link that helps. `guest` is what people read who are not signed in. */
export const reviewRefusal = (
  session: 'loading' | 'guest' | 'signedIn',
  own: OwnReviewAnswer | undefined,
  guest: string,
) => {
  if (session === 'guest') return { reason: guest, way: login }
  return own && !own.mayReview ? { reason: own.reason ?? '' } : undefined
}

const login = { label: 'Login', href: '/Login' }
