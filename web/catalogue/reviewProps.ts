import type { AnswerOf } from '#web/client/calls.ts'

type ProductReviews = AnswerOf<'GET reviews/product/:productId'>
type Mine = AnswerOf<'GET reviews/mine/:productId'>['result']

/** Before the first answer. */
export const noReviews: ProductReviews = {
  results: [],
  meta: { totalCount: 0, total: 0, pageNumber: 1, size: 0, nextCursor: null },
  histogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  averageRating: 0,
}

export const shownReview = ({ date, rating, ...review }: ProductReviews['results'][number]) => ({
  ...review,
  at: date,
  stars: rating,
})

/** As its author sees it, also while the shop hides it. */
export const ownReview = ({ hidden, reason, ...review }: NonNullable<Mine['review']>) => ({
  ...shownReview(review),
  hiddenBecause: hidden ? reason : undefined,
})

/** Why somebody may not review, and what helps. */
export const refusalOf = (session: 'loading' | 'guest' | 'signedIn', mine: Mine | undefined) => {
  if (session === 'guest') return { reason: 'Buyers say what they think of it here.', way: login }
  return mine && !mine.mayReview ? { reason: mine.reason ?? '' } : undefined
}

const login = { label: 'Login', href: '/Login' }
