import { useState } from 'react'
import { Reviews } from '#ui-kit/shop/review/Reviews.tsx'
import { YourReview } from '#ui-kit/shop/review/YourReview.tsx'
import { failureOf } from '#web/client/failure.ts'
import { useSession } from '#web/client/session.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { useLast } from '#web/client/useLast.ts'
import { noReviews, ownReview, refusalOf, shownReview } from './reviewProps.ts'
import { useWriteReview } from './useWriteReview.ts'

// The first few, then many, then as many as the shop gives at once.
const steps = ['5', '25', '100']

/** What buyers think of a product, and one's own word about it. */
export const ProductReviews = ({ productId }: { productId: string }) => {
  const [step, setStep] = useState(0)
  const answered = useAnswer('GET reviews/product/:productId', {
    params: { productId },
    query: { limit: steps[step] },
  })
  const shown = useLast(answered.answer) ?? noReviews
  const waits = answered.status === 'loading'

  return (
    <Reviews
      average={shown.averageRating}
      counts={shown.histogram}
      reviews={shown.results.map(shownReview)}
      total={Math.min(shown.meta.totalCount, Number(steps.at(-1)))}
      onMore={() => setStep(Math.min(step + 1, steps.length - 1))}
      loadingMore={waits}
      loading={waits && shown === noReviews}
      failure={failureOf(answered)}
      own={<OwnReview productId={productId} />}
    />
  )
}

const OwnReview = ({ productId }: { productId: string }) => {
  const session = useSession()
  const mine = useAnswer('GET reviews/mine/:productId', session.person && { params: { productId } }).answer?.result
  const { write, saving, problem, textProblem } = useWriteReview(productId)
  const known = session.status === 'guest' || mine !== undefined

  return known ? (
    <YourReview
      review={mine?.review && ownReview(mine.review)}
      refusal={refusalOf(session.status, mine)}
      onSave={write}
      saving={saving}
      problem={problem}
      textProblem={textProblem}
    />
  ) : null
}
