import { useState } from 'react'
import { OwnReviewPanel } from '#ui-kit/shop/review/OwnReviewPanel.tsx'
import { Reviews } from '#ui-kit/shop/review/Reviews.tsx'
import { useLastDefined } from '#web/state/browser/useLastDefined.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { useSession } from '#web/state/session/session.ts'
import { emptyReviews, ownReviewProps, reviewProps, reviewRefusal } from './reviewProps.ts'
import { useWriteReview } from './useWriteReview.ts'

// How many reviews each "more" loads; 100 is the maximum of the API.
const limits = ['5', '25', '100']

/** The reviews of a product, and the form for the customer's own review. */
export const ProductReviews = ({ productId }: { productId: string }) => {
  const [step, setStep] = useState(0)
  const reviewsQuery = useQuery('GET reviews/product/:productId', {
    params: { productId },
    query: { limit: limits[step] },
  })
  const latest = useLastDefined(reviewsQuery.answer) ?? emptyReviews
  const isLoading = reviewsQuery.status === 'loading'

  return (
    <Reviews
      average={latest.averageRating}
      counts={latest.histogram}
      reviews={latest.results.map(reviewProps)}
      total={Math.min(latest.meta.totalCount, Number(limits.at(-1)))}
      onMore={() => setStep(Math.min(step + 1, limits.length - 1))}
      loadingMore={isLoading}
      loading={isLoading && latest === emptyReviews}
      failure={failureOf(reviewsQuery)}
      own={<OwnReview productId={productId} />}
    />
  )
}

const OwnReview = ({ productId }: { productId: string }) => {
  const session = useSession()
  const own = useQuery('GET reviews/mine/:productId', session.person && { params: { productId } }).answer?.result
  const { write, saving, problem, textProblem } = useWriteReview(productId)
  const isKnown = session.status === 'guest' || own !== undefined

  return isKnown ? (
    <OwnReviewPanel
      review={own?.review && ownReviewProps(own.review)}
      refusal={reviewRefusal(session.status, own)}
      onSave={write}
      saving={saving}
      problem={problem}
      textProblem={textProblem}
    />
  ) : null
}
