import { bookingChangeHours } from '#domain/businessConstants.ts'
import type { BookingFact } from './bookingEvents.ts'
import type { Booking } from './bookingMachine.ts'

/** What can be done with a booking, named by the status it leads to, each with its fact. */
const bookingFactTypeOf = {
  Confirmed: 'BookingConfirmed',
  Declined: 'BookingDeclined',
  Rescheduled: 'BookingRescheduled',
  Canceled: 'BookingCanceled',
  Completed: 'BookingCompleted',
  NoShow: 'NoShowRecorded',
} as const satisfies Record<string, BookingFact['type']>

export type BookingTransition = keyof typeof bookingFactTypeOf

export type BookingActor = 'Admin' | 'Customer'

/** Who wants to change a booking, and when. */
export interface Circumstances {
  actor: BookingActor
  /** ISO 8601, UTC. */
  now: string
}

/** Everything that can be done with a booking. */
export const bookingTransitions = Object.keys(bookingFactTypeOf).filter(
  (name): name is BookingTransition => name in bookingFactTypeOf,
)

/** The moment until which the customer may reschedule or cancel: ISO 8601, UTC. */
export const changeableUntil = (start: string) =>
  new Date(Date.parse(start) - bookingChangeHours * 3_600_000).toISOString()

/** Why something cannot be done with the booking now, as a complete sentence; `undefined` if it can. */
export const blockedBookingReason = (
  booking: Booking,
  transition: BookingTransition,
  { actor, now }: Circumstances,
): string | undefined => {
  if (actor === 'Customer' && !isForCustomers(transition)) return 'Only the shop can do this'
  const { requested } = booking.context
  if (!requested || !booking.can(bookingFactTypeOf[transition]))
    return blockedReasons[booking.state]?.[transition] ?? 'The booking is over'
  const hasStarted = Date.parse(requested.start) <= Date.parse(now)
  if (afterStart.includes(transition)) return hasStarted ? undefined : 'The appointment has not started yet'
  if (transition === 'Rescheduled' && hasStarted) return 'The appointment has already started'
  if (actor === 'Customer' && Date.parse(changeableUntil(requested.start)) < Date.parse(now)) return tooLate
  return undefined
}

/** What can be done with the booking now. */
export const allowedBookingTransitions = (booking: Booking, circumstances: Circumstances) =>
  bookingTransitions.filter((transition) => blockedBookingReason(booking, transition, circumstances) === undefined)

/** The reasons for everything that cannot be done now. */
export const blockedBookingTransitions = (booking: Booking, circumstances: Circumstances) =>
  Object.fromEntries(
    bookingTransitions.flatMap((transition) => {
      const reason = blockedBookingReason(booking, transition, circumstances)
      return reason === undefined ? [] : [[transition, reason]]
    }),
  )

const customerTransitions: readonly BookingTransition[] = ['Rescheduled', 'Canceled']

/** Whether customers may do this with their own bookings at all. */
export const isForCustomers = (transition: BookingTransition) => customerTransitions.includes(transition)

const afterStart: readonly BookingTransition[] = ['Completed', 'NoShow']

const tooLate = `It is less than ${bookingChangeHours} hours until the appointment: please call us`

// By state of the machine.
const blockedReasons: Record<string, Partial<Record<BookingTransition, string>>> = {
  requested: {
    Completed: 'Only a confirmed booking can be completed',
    NoShow: 'Only a confirmed booking can be a no-show',
  },
  confirmed: { Confirmed: 'It is already confirmed', Declined: 'It is already confirmed: it can only be cancelled' },
  declined: { Declined: 'It has already been declined' },
  canceled: { Canceled: 'It has already been cancelled' },
  completed: { Completed: 'It has already been completed' },
  noShow: { NoShow: 'It is already recorded' },
}
