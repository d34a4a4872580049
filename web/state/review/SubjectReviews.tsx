import { useMemo, useState } from 'react'
import { reviewTextRule } from '#domain/review/reviewRules.ts'
import type { ReviewSubject } from '#domain/review/reviewSubject.ts'
import { OwnReviewPanel } from '#ui-kit/shop/review/OwnReviewPanel.tsx'
import { Reviews } from '#ui-kit/shop/review/Reviews.tsx'
import { useLastDefined } from '#web/state/browser/useLastDefined.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useScrollToHash } from '#web/state/navigation/useScrollToHash.ts'
import { useSession } from '#web/state/session/session.ts'
import { emptyReviews, ownReviewProps, reviewProps, reviewRefusal } from './reviewProps.ts'
import { reviewTexts } from './reviewTexts.ts'
import { useOwnReview, usePublishedReviews } from './useReviews.ts'
import { useWriteReview } from './useWriteReview.ts'

// How many reviews each "more" loads; 100 is the maximum of the API.
const limits = ['5', '25', '100']

/** The reviews of a product or a service provider, and the form for the customer's own review. */
export const SubjectReviews = ({ subject }: { subject: ReviewSubject }) => {
  const [step, setStep] = useState(0)
  const reviewsQuery = usePublishedReviews(subject, limits[step])
  const latest = useLastDefined(reviewsQuery.answer) ?? emptyReviews
  const isLoading = reviewsQuery.status === 'loading'
  const isLoaded = latest !== emptyReviews
  useScrollToHash({ only: 'reviews', isReady: isLoaded })

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
      wording={reviewTexts[subject.kind].wording}
      own={<OwnReview subject={subject} areOthersLoaded={isLoaded} />}
    />
  )
}

const OwnReview = ({ subject, areOthersLoaded }: { subject: ReviewSubject; areOthersLoaded: boolean }) => {
  const session = useSession()
  const own = useOwnReview(subject, session.person !== undefined)
  const { write, saving, problem, textProblem } = useWriteReview(subject)
  const { invitation, guest } = reviewTexts[subject.kind]
  // Another object would close the form that edits it.
  const review = useMemo(() => own?.review && ownReviewProps(own.review), [own?.review])
  const isKnown = session.status === 'guest' || own !== undefined
  // On a phone the other reviews stand above it.
  useScrollToHash({ only: 'your-review', isReady: isKnown && areOthersLoaded })

  return isKnown ? (
    <OwnReviewPanel
      rule={reviewTextRule}
      invitation={invitation}
      review={review}
      refusal={reviewRefusal(session.status, own, guest)}
      onSave={write}
      saving={saving}
      problem={problem}
      textProblem={textProblem}
    />
  ) : null
}
