import { type EnquiryTopic, enquiryTopics } from '#domain/enquiry/enquiryTopics.ts'
import type { EnquiryFilter } from '#ui-kit/screens/enquiry/EnquiriesManagementScreen.tsx'
import { listUrl, nonEmptyFields, oneOf, textUpTo } from '#web/state/navigation/listUrl.ts'

/** Filter and page of the list of enquiries, in the address. */
export const enquiryListUrl = listUrl({
  path: '/Enquiries_Management',
  pageSize: 20,
  fields: {
    search: textUpTo(100),
    state: oneOf(['open', 'answered', 'closed', 'erased']),
    topic: oneOf(enquiryTopics),
  },
  queryOf: ({ topic, ...filter }: EnquiryFilter) => nonEmptyFields({ ...filter, topic: topic as EnquiryTopic | '' }),
})
