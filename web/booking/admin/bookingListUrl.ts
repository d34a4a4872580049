import { bookingStatuses } from '#domain/booking/bookingStatus.ts'
import type { BookingFilter, BookingSortKey } from '#ui-kit/shop/booking/admin/bookingFilter.ts'
import { day, type ListView, listUrl, nonEmptyFields, oneOf, textUpTo } from '#web/state/navigation/listUrl.ts'
import { namedSorts, useSortedView } from '#web/state/navigation/useSortedView.ts'

// The API's names of the sort orders, each with its column and direction.
const sorts = namedSorts<'newest' | 'oldest' | 'soonest' | 'latest', BookingSortKey>(
  {
    newest: { by: 'requestedAt', descending: true },
    oldest: { by: 'requestedAt', descending: false },
    soonest: { by: 'start', descending: false },
    latest: { by: 'start', descending: true },
  },
  'newest',
)

/** The table's filter with its sort order. */
type SortedBookingFilter = BookingFilter & { sort: (typeof sorts.names)[number] }

const statusOf = oneOf(bookingStatuses)

/** Filter, sort order and page of the list of bookings, in the address. */
export const bookingListUrl = listUrl({
  path: '/Bookings_Management',
  pageSize: 50,
  fields: {
    search: textUpTo(100),
    status: statusOf,
    since: day,
    until: day,
    provider: textUpTo(64),
    sort: oneOf(sorts.names, 'newest'),
  },
  queryOf: ({ status, provider, ...filter }: SortedBookingFilter) => ({
    ...nonEmptyFields(filter),
    status: statusOf(status) || undefined,
    providerId: provider || undefined,
  }),
})

/** The filter and the sort order of the list of bookings, stored in the address. */
export const useBookingFilter = (view: ListView<SortedBookingFilter>) =>
  useSortedView<BookingFilter, SortedBookingFilter['sort'], BookingSortKey>(view, urlOptions, sorts)

const urlOptions = {
  hrefFor: bookingListUrl.hrefFor,
  texts: ['search'],
  steps: ['since', 'until'],
} as const
