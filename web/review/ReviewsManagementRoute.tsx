import { ReviewsManagementScreen } from '#ui-kit/screens/admin/ReviewsManagementScreen.tsx'
import type { ModeratedReview } from '#ui-kit/shop/stockroom/moderatedReview.ts'
import type { AnswerOf } from '#web/client/calls.ts'
import { failureOf } from '#web/client/failure.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { useLast } from '#web/client/useLast.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import type { Visit } from '#web/shell/route.ts'
import { askingFor, hrefFor, pagesOf, viewOf } from './reviewFilter.ts'
import { useModeration } from './useModeration.ts'
import { useReviewView } from './useReviewView.ts'

/** What buyers wrote, for admins; what is looked at is the address. */
export const ReviewsManagementRoute = ({ visit }: { visit: Visit }) => {
  const view = viewOf(visit.query)
  const answered = useAnswer('GET reviews/all', askingFor(view))
  const shown = useLast(answered.answer)
  const reviews = (shown?.results ?? []).map(moderated)
  const total = shown?.meta.totalCount ?? 0

  return (
    <>
      <PageHead title="Reviews" />
      <ReviewsManagementScreen
        reviews={reviews}
        totalCount={total}
        {...useReviewView(view)}
        {...useModeration(reviews)}
        page={view.page}
        pages={pagesOf(total)}
        hrefFor={(page) => hrefFor({ ...view, page })}
        loading={shown === undefined}
        failure={failureOf(answered)}
      />
    </>
  )
}

const moderated = (review: AnswerOf<'GET reviews/all'>['results'][number]): ModeratedReview => ({
  id: review.id,
  name: review.name,
  rating: review.rating,
  text: review.text,
  writtenAt: review.date,
  product: review.productName,
  productHref: `/${review.productSlug}`,
  hidden: review.hidden,
  reason: review.reason,
})
