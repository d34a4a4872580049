import type { Sort } from '#ui-kit/shop/adminTable/SortableHeader.tsx'
import type { BookingStatus } from '#ui-kit/shop/booking/bookingStatus.ts'

/** The filter of the booking table. An empty string does not filter. */
export type BookingFilter = {
  search: string
  status: BookingStatus | ''
  /** Days of the visit: '2026-11-21'. */
  since: string
  until: string
  /** One provider's id. */
  provider: string
}

export type BookingSortKey = 'start' | 'requestedAt'
export type BookingSort = Sort<BookingSortKey>

export const emptyBookingFilter: BookingFilter = { search: '', status: '', since: '', until: '', provider: '' }

/** Whether any filter is set. */
export const isBookingFilterActive = (filter: BookingFilter) => Object.values(filter).some((value) => value !== '')
