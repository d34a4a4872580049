import { ReviewsManagementScreen } from '#ui-kit/screens/review/ReviewsManagementScreen.tsx'
import type { ModeratedReview } from '#ui-kit/shop/review/moderatedReview.ts'
import { useLastDefined } from '#web/state/browser/useLastDefined.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { useViewInUrl } from '#web/state/navigation/useViewInUrl.ts'
import { providerHref } from '#web/state/provider/providerLinks.ts'
import { reviewListUrl } from './reviewListUrl.ts'
import { useModeration } from './useModeration.ts'

/** The list of all reviews, for admins. The address holds filter and page. */
export const ReviewsManagementRoute = ({ visit }: { visit: Visit }) => {
  const view = reviewListUrl.viewOf(visit.query)
  const reviewsQuery = useQuery('GET reviews/all', reviewListUrl.requestOf(view))
  const latest = useLastDefined(reviewsQuery.answer)
  const { filter, onFilter } = useViewInUrl(view, urlOptions)
  const reviews = (latest?.results ?? []).map(moderatedReview)
  const total = latest?.meta.totalCount ?? 0

  return (
    <>
      <PageHead title="Reviews" />
      <ReviewsManagementScreen
        reviews={reviews}
        totalCount={total}
        filter={filter}
        onFilter={onFilter}
        {...useModeration(reviews)}
        page={view.page}
        pages={reviewListUrl.pagesOf(total)}
        hrefFor={(page) => reviewListUrl.hrefFor({ ...view, page })}
        loading={latest === undefined}
        failure={failureOf(reviewsQuery)}
      />
    </>
  )
}

const moderatedReview = (review: AnswerOf<'GET reviews/all'>['results'][number]): ModeratedReview => ({
  id: review.id,
  name: review.name,
  rating: review.rating,
  text: review.text,
  writtenAt: review.date,
  subject: {
    kind: review.subject.kind,
    name: review.subject.name,
    href: subjectHrefs[review.subject.kind](review.subject),
  },
  hidden: review.hidden,
  reason: review.reason,
})

const subjectHrefs = {
  product: ({ slug }: { slug: string }) => `/${slug}`,
  provider: ({ id }: { id: string }) => providerHref(id),
}

const urlOptions = { hrefFor: reviewListUrl.hrefFor, texts: ['search'] } as const
