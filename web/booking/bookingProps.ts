import { shopIdentity } from '#domain/shopIdentity.ts'
import type { RequestedBooking } from '#ui-kit/shop/booking/form/BookingRequestedPanel.tsx'
import type { OwnBooking } from '#ui-kit/shop/booking/own/BookingCard.tsx'
import { slotName } from '#ui-kit/shop/booking/slotTimes.ts'
import { formatAmount } from '#web/state/formatAmount.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { providerHref, whatsAppHref } from '#web/state/provider/providerLinks.ts'

export type Booking = AnswerOf<'GET bookings/find/:id'>['result']
type BookingRow = AnswerOf<'GET bookings/own/:customerId'>['bookings'][number]

const bookingsHref = '/account/bookings'
const bookingHref = (id: string) => `${bookingsHref}/${encodeURIComponent(id)}`

/** A booking in the customer's list. */
export const ownBookingProps = ({ start, minutes, ...row }: BookingRow): OwnBooking => ({
  id: row.id,
  bookingNumber: row.bookingNumber,
  href: bookingHref(row.id),
  providerName: row.providerName,
  profession: row.profession,
  slot: { start, minutes },
  status: row.status,
})

/** Whether the visit is still to come. */
export const isUpcoming = ({ status, start }: Pick<BookingRow, 'status' | 'start'>, now: number) =>
  (status === 'Requested' || status === 'Confirmed') && Date.parse(start) > now

/** Props of the panel after a request. */
export const requestedProps = (booking: Booking, phoneNumber: string): Omit<RequestedBooking, 'onCalendar'> => ({
  bookingNumber: booking.bookingNumber,
  providerName: booking.providerName,
  slot: { start: booking.start, minutes: booking.minutes },
  changeableUntil: booking.changeableUntil,
  whatsAppHref: chatHref(booking, phoneNumber),
  bookingsHref,
})

/** Props of a booking's own page. `phoneNumber` and `portrait` are the provider's. */
export const bookedVisitProps = (
  booking: Booking,
  { phoneNumber, portrait }: { phoneNumber: string; portrait: string },
) => ({
  status: booking.status,
  slot: { start: booking.start, minutes: booking.minutes },
  callOutFee: booking.callOutFee > 0 ? formatAmount(booking.callOutFee) : undefined,
  requestedAt: booking.requestedAt,
  reason: booking.reason || undefined,
  promise: promises[booking.status],
  provider: {
    name: booking.providerName,
    profession: booking.profession,
    portrait,
    href: providerHref(booking.providerId),
    phoneNumber,
    whatsAppHref: chatHref(booking, phoneNumber),
  },
  address: booking.address,
  note: booking.note,
})

/** Where the customer writes, or finds, their review of the booked provider. */
export const reviewHref = (booking: Booking) => `${providerHref(booking.providerId)}#your-review`

const promises: Partial<Record<Booking['status'], string>> = {
  Requested: 'We ask the service provider and write to you as soon as the time is confirmed.',
  Confirmed: 'The service provider comes at this time. You pay at the door.',
}

const chatHref = ({ bookingNumber, providerName, start }: Booking, phoneNumber: string) =>
  whatsAppHref(
    phoneNumber,
    `Hello ${providerName}, this is about my booking ${bookingNumber} at ${shopIdentity.name}, ${slotName(start)}.`,
  )
