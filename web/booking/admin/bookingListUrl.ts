import { bookingStatuses } from '#domain/booking/bookingStatus.ts'
import type { BookingFilter, BookingSort } from '#ui-kit/shop/booking/admin/bookingFilter.ts'
import { day, type ListView, listUrl, nonEmptyFields, oneOf, textUpTo } from '#web/state/navigation/listUrl.ts'
import { useViewInUrl } from '#web/state/navigation/useViewInUrl.ts'

// The API's names of the sort orders, each with its column and direction.
const sorts = {
  newest: { by: 'requestedAt', descending: true },
  oldest: { by: 'requestedAt', descending: false },
  soonest: { by: 'start', descending: false },
  latest: { by: 'start', descending: true },
} as const satisfies Record<string, BookingSort>

type SortName = keyof typeof sorts
const sortNames = Object.keys(sorts) as SortName[]

const bookingSortName = ({ by, descending }: BookingSort) =>
  sortNames.find((name) => sorts[name].by === by && sorts[name].descending === descending) ?? 'newest'

/** The table's filter with its sort order. */
type SortedBookingFilter = BookingFilter & { sort: SortName }

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
    sort: oneOf(sortNames, 'newest'),
  },
  queryOf: ({ status, provider, ...filter }: SortedBookingFilter) => ({
    ...nonEmptyFields(filter),
    status: statusOf(status) || undefined,
    providerId: provider || undefined,
  }),
})

/** The filter and the sort order of the list of bookings, stored in the address. */
export const useBookingFilter = (view: ListView<SortedBookingFilter>) => {
  const shown = useViewInUrl(view, urlOptions)
  const { sort, ...filter } = shown.filter

  return {
    filter,
    sort: sorts[sort],
    onFilter: (chosen: BookingFilter) => shown.onFilter(chosen),
    onSort: (chosen: BookingSort) => shown.onFilter({ sort: bookingSortName(chosen) }),
  }
}

const urlOptions = {
  hrefFor: (view: ListView<SortedBookingFilter>) => bookingListUrl.hrefFor(view),
  texts: ['search'],
  steps: ['since', 'until'],
} as const
