import type { Ledger } from '#api/eventStore/ledger.ts'
import { bookingMachine, bookingStream } from '#domain/booking/bookingMachine.ts'
import { bookingStatusOf } from '#domain/booking/bookingStatus.ts'
import { dayOf, slotsOn } from '#domain/booking/slots.ts'
import { providerMachine, providerStream } from '#domain/provider/providerMachine.ts'
import type { BookingQueries } from './bookingList.ts'

interface Parts {
  ledger: Ledger
  bookings: BookingQueries
  now: () => Date
}

/** The requested and confirmed bookings to come that a provider's working hours no longer contain, for the admin to settle. */
export const findStrandedBookings =
  ({ ledger, bookings, now }: Parts) =>
  async (providerId: string) => {
    const { details } = (await ledger.load(providerMachine, providerStream(providerId))).context
    if (!details) return []
    const rows = bookings.openOfProvider(providerId, now().toISOString())
    const found = await Promise.all(
      rows.map(async ({ id, bookingNumber, customerName }) => {
        const booking = await ledger.load(bookingMachine, bookingStream(id))
        const { start = '', minutes = 0 } = booking.context.requested ?? {}
        const isOpen = booking.is('requested') || booking.is('confirmed')
        const fits = slotsOn(details, dayOf(start)).some((slot) => slot.start === start && slot.minutes >= minutes)
        return {
          id,
          bookingNumber,
          customerName,
          start,
          minutes,
          status: bookingStatusOf(booking),
          isStranded: isOpen && !fits,
        }
      }),
    )
    return found.flatMap(({ isStranded, ...booking }) => (isStranded ? [booking] : []))
  }
