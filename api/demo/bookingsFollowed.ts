import { customerIdOf } from '#api/account/accountCreation.ts'
import { openAgendas } from '#api/booking/agendas.ts'
import { bookingIdOf } from '#api/booking/bookingIds.ts'
import { openBookingRequest } from '#api/booking/requestBooking.ts'
import { updateBooking } from '#domain/booking/bookingCommands.ts'
import { BookingRequest } from '#domain/booking/bookingForm.ts'
import { bookingMachine, bookingStream } from '#domain/booking/bookingMachine.ts'
import { WriteReviewRequest } from '#domain/review/reviewForm.ts'
import { visitedAddress } from './bookingCustomers.ts'
import { asAdmin, asCustomer, type DemoAction, expectAccepted } from './demoActions.ts'
import type { DemoBooking } from './demoBookings.ts'
import { reviewWritten } from './reviewWritten.ts'

/** Actions that request each booking, say what became of it, and review the service provider. */
export const bookingFollowed = (booking: DemoBooking): DemoAction[] => [
  bookingRequested(booking),
  ...booking.moves.map(({ move, at }) => bookingMoved(booking, move, at)),
  ...(booking.review ? [providerReviewed(booking, booking.review)] : []),
]

const keyOf = ({ key }: DemoBooking) => `demo ${key}`
const idOf = (booking: DemoBooking) => bookingIdOf(customerIdOf(booking.customer.email), keyOf(booking))
const touchedBy = ({ key, customer, provider }: DemoBooking) => [key, customer.email, provider.id]

const bookingRequested = (booking: DemoBooking): DemoAction => ({
  at: booking.requestedAt,
  writesTo: touchedBy(booking),
  perform: async ({ ledger, now }) => {
    const { customer, provider, start, note } = booking
    const address = visitedAddress(customer, provider.location)
    const form = BookingRequest.parse({ providerId: provider.id, start, address, phone: customer.phone, note })
    const request = openBookingRequest({ ledger, agendas: openAgendas(ledger, now) })
    const { email } = customer
    const caller = { customerId: customerIdOf(email), role: 'Customer', sessionId: '', emailVerified: true } as const
    expectAccepted(await request(form, caller, keyOf(booking), asCustomer(email)))
  },
})

type DemoMove = DemoBooking['moves'][number]['move']

const bookingMoved = (booking: DemoBooking, move: DemoMove, at: number): DemoAction => ({
  at,
  writesTo: touchedBy(booking),
  perform: async ({ ledger, now }) => {
    const status = move
    const { start, provider, customer, reason } = booking
    const isCustomers = move === 'Canceled'
    const context = isCustomers ? asCustomer(customer.email) : asAdmin
    const as = isCustomers ? 'Customer' : 'Admin'
    const moved = await ledger.handle(bookingMachine, bookingStream(idOf(booking)), context, (record) =>
      record.is(stateBefore[move]) ? updateBooking(record, { as, status, reason, now: now().toISOString() }) : [],
    )
    const { claimId = '' } = expectAccepted(moved).record.context.requested ?? {}
    const released = releaseReasons[move]
    if (released)
      await openAgendas(ledger, now).release({ providerId: provider.id, start }, { claimId, reason: released }, context)
  },
})

// Repeated after an interrupted run, a booking is already further.
const stateBefore = {
  Confirmed: 'requested',
  Declined: 'requested',
  Canceled: 'confirmed',
  Completed: 'confirmed',
  NoShow: 'confirmed',
} as const satisfies Record<DemoMove, string>

const releaseReasons: Partial<Record<DemoMove, 'canceled' | 'declined'>> = {
  Canceled: 'canceled',
  Declined: 'declined',
}

const providerReviewed = (
  booking: DemoBooking,
  { rating, text, at }: NonNullable<DemoBooking['review']>,
): DemoAction => ({
  at,
  writesTo: touchedBy(booking),
  perform: async ({ ledger }) => {
    const bookingId = idOf(booking)
    const visits = [{ bookingId, booking: await ledger.load(bookingMachine, bookingStream(bookingId)) }]
    const form = WriteReviewRequest.parse({ providerId: booking.provider.id, rating, text })
    await reviewWritten(ledger, booking.customer, { ...form, providerId: booking.provider.id, visits })
  },
})
