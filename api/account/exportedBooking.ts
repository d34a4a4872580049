import type { Booking } from '#domain/booking/bookingMachine.ts'
import { bookingStatusOf } from '#domain/booking/bookingStatus.ts'
import { toRand } from '#domain/kernel/money.ts'

/** A booking as its customer reads it. Money in rand. */
export const exportedBooking = (booking: Booking) => {
  const { requested, reason } = booking.context
  return {
    bookingNumber: requested?.bookingNumber,
    requestedAt: requested?.requestedAt,
    provider: requested?.providerName,
    profession: requested?.profession,
    start: requested?.start,
    minutes: requested?.minutes,
    status: bookingStatusOf(booking),
    callOutFee: toRand(requested?.callOutFee ?? 0),
    address: requested?.address,
    phone: requested?.phone,
    note: requested?.note,
    reason,
  }
}
