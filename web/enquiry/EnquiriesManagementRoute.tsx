import { enquiryTopicLabels, enquiryTopics } from '#domain/enquiry/enquiryTopics.ts'
import { EnquiriesManagementScreen } from '#ui-kit/screens/enquiry/EnquiriesManagementScreen.tsx'
import type { ListedEnquiry } from '#ui-kit/shop/enquiry/listedEnquiry.ts'
import { useLastDefined } from '#web/state/browser/useLastDefined.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { useViewInUrl } from '#web/state/navigation/useViewInUrl.ts'
import { enquiryListUrl } from './enquiryListUrl.ts'
import { useEnquiryActions } from './useEnquiryActions.ts'

/** The list of all enquiries, for admins. The address holds filter and page. */
export const EnquiriesManagementRoute = ({ visit }: { visit: Visit }) => {
  const view = enquiryListUrl.viewOf(visit.query)
  const enquiriesQuery = useQuery('GET enquiries/all', enquiryListUrl.requestOf(view))
  const latest = useLastDefined(enquiriesQuery.answer)
  const { filter, onFilter } = useViewInUrl(view, urlOptions)
  const enquiries = (latest?.results ?? []).map(listedEnquiry)
  const total = latest?.meta.totalCount ?? 0

  return (
    <>
      <PageHead title="Enquiries" />
      <EnquiriesManagementScreen
        enquiries={enquiries}
        topics={topicOptions}
        totalCount={total}
        filter={filter}
        onFilter={onFilter}
        {...useEnquiryActions(enquiries)}
        page={view.page}
        pages={enquiryListUrl.pagesOf(total)}
        hrefFor={(page) => enquiryListUrl.hrefFor({ ...view, page })}
        loading={latest === undefined}
        failure={failureOf(enquiriesQuery)}
      />
    </>
  )
}

const listedEnquiry = ({
  customerId,
  topic,
  ...enquiry
}: AnswerOf<'GET enquiries/all'>['results'][number]): ListedEnquiry => ({
  ...enquiry,
  topic: enquiryTopicLabels[topic],
  customerHref: customerId === null ? undefined : `/Customers_Management/${encodeURIComponent(customerId)}`,
})

const topicOptions = enquiryTopics.map((value) => ({ value, label: enquiryTopicLabels[value] }))

const urlOptions = { hrefFor: enquiryListUrl.hrefFor, texts: ['search'] } as const
