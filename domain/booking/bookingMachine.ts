import { setup } from 'xstate'
import type { Replayed } from '#domain/kernel/replay.ts'
import { cancelReasonOf, type RecordedBookingFact, type RequestedBooking } from './bookingEvents.ts'

interface BookingContext {
  /** `undefined` before the booking was requested. Its time is that of the last rescheduling. */
  requested: (RequestedBooking & { requestedAt: string }) | undefined
  /** Why it was declined or canceled. */
  reason: string
  /** The ids of the claims that the booking cannot name any more. */
  abandonedClaims: readonly string[]
}

const bookingSetup = setup({ types: { context: {} as BookingContext, events: {} as RecordedBookingFact } })

const request = bookingSetup.assign(({ event }) =>
  event.type === 'BookingRequested' ? { requested: { ...event.data, requestedAt: event.at } } : {},
)

const reschedule = bookingSetup.assign(({ context: { requested }, event }) => {
  if (event.type !== 'BookingRescheduled' || !requested) return {}
  const { start, minutes, claimId } = event.data
  return { requested: { ...requested, start, minutes, claimId } }
})

const giveReason = bookingSetup.assign(({ event }) => {
  if (event.type === 'BookingCanceled') return { reason: cancelReasonOf(event.data) }
  return event.type === 'BookingDeclined' ? { reason: event.data.reason } : {}
})

const abandonClaim = bookingSetup.assign(({ context, event }) =>
  event.type === 'ClaimAbandoned' ? { abandonedClaims: [...context.abandonedClaims, event.data.claimId] } : {},
)

const abandoning = { ClaimAbandoned: { actions: abandonClaim } }

const changing = {
  ...abandoning,
  BookingRescheduled: { actions: reschedule },
  BookingCanceled: { target: 'canceled', actions: giveReason },
}

/** The record machine of bookings. Rescheduling keeps the state: the new time was free in the provider's agenda. */
export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  context: { requested: undefined, reason: '', abandonedClaims: [] },
  initial: 'unrequested',
  states: {
    unrequested: { on: { ...abandoning, BookingRequested: { target: 'requested', actions: request } } },
    requested: {
      on: { ...changing, BookingConfirmed: 'confirmed', BookingDeclined: { target: 'declined', actions: giveReason } },
    },
    confirmed: { on: { ...changing, BookingCompleted: 'completed', NoShowRecorded: 'noShow' } },
    declined: {},
    canceled: {},
    completed: {},
    noShow: {},
  },
})

export type Booking = Replayed<typeof bookingMachine>

export const bookingStream = (bookingId: string) => `booking-${bookingId}`
