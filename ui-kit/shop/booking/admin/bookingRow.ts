import type { BookingStatus } from '#ui-kit/shop/booking/bookingStatus.ts'
import type { Slot } from '#ui-kit/shop/booking/slotTimes.ts'

/** A row of the booking table, or a block of the calendar. */
export type BookingRow = {
  id: string
  bookingNumber: string
  href: string
  providerId: string
  providerName: string
  profession: string
  /** The admin page of the provider. */
  providerHref: string
  customerName: string
  /** The admin page of the customer. */
  customerHref: string
  slot: Slot
  status: BookingStatus
  /** ISO moment. */
  requestedAt: string
}
