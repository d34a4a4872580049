import type { RequestedBooking } from '#ui-kit/shop/booking/form/BookingRequestedPanel.tsx'

/** What the shop says after a request, without what a story adds. */
export type BookingReceipt = Omit<RequestedBooking, 'onCalendar'>
