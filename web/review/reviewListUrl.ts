import type { ReviewFilter } from '#ui-kit/screens/review/ReviewsManagementScreen.tsx'
import { listUrl, nonEmptyFields, oneOf, textUpTo } from '#web/state/navigation/listUrl.ts'

/** Filter and page of the list of reviews, in the address. */
export const reviewListUrl = listUrl({
  path: '/Reviews_Management',
  pageSize: 20,
  fields: {
    search: textUpTo(100),
    subject: oneOf(['product', 'provider']),
    state: oneOf(['shown', 'hidden']),
    rating: oneOf(['1', '2', '3', '4', '5']),
  },
  queryOf: (filter: ReviewFilter) => nonEmptyFields(filter),
})
