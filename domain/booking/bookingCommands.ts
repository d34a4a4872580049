import { fact, refuse } from '#domain/kernel/decision.ts'
import type { Slot } from './agendaEvents.ts'
import type { AbandonedClaim, BookingFact, RequestedBooking } from './bookingEvents.ts'
import type { Booking } from './bookingMachine.ts'
import {
  allowedBookingTransitions,
  type BookingActor,
  type BookingTransition,
  blockedBookingReason,
  type Circumstances,
  isForCustomers,
} from './bookingTransitions.ts'

/** Requests a booking whose slot was taken in the agenda before. A repeated request changes nothing. */
export const requestBooking = (
  booking: Booking,
  requested: RequestedBooking,
  { emailVerified }: { emailVerified: boolean },
) => {
  const { requested: earlier } = booking.context
  if (earlier) return earlier.fingerprint === requested.fingerprint ? [] : refuse('KeyWasUsed')
  if (!emailVerified) return refuse('EmailNotVerified')
  return isAbandoned(booking, requested) ? refuse('SlotIsTaken') : [fact('BookingRequested', requested)]
}

/** An edit that gives a booking another status. */
export interface UpdateBooking {
  as: BookingActor
  status: Exclude<BookingTransition, 'Rescheduled'>
  /** Why it is declined or canceled. */
  reason?: string | undefined
  /** The revision that the editor saw. */
  version?: number | undefined
  /** ISO 8601, UTC. */
  now: string
}

/**
 * Confirms, declines, cancels or completes a booking. To confirm it again changes nothing; a final status again is refused: its editor has
 * not seen the current state.
 */
export const updateBooking = (booking: Booking, { as, status, reason, version, now }: UpdateBooking) => {
  const { requested } = booking.context
  if (!requested) return refuse('BookingNotFound')
  if (as === 'Customer' && !isForCustomers(status)) return refuse('OnlyForAdmins')
  if (version !== undefined && version !== booking.revision) return refuse('BookingHasChanged')
  if (as === 'Admin' && status === 'Confirmed' && booking.is('confirmed')) return []
  const because = blockedBookingReason(booking, status, { actor: as, now })
  if (because !== undefined) return refuseBookingTransition(booking, because, { actor: as, now })
  const { customerId } = requested
  return [factsByStatus[status]({ customerId, reason: reason || defaultReasons[as] })]
}

/** Moves a booking to a slot that the agenda gave it before. */
export const rescheduleBooking = (
  booking: Booking,
  { slot, as, version, now }: Pick<UpdateBooking, 'as' | 'version' | 'now'> & { slot: Slot & { claimId: string } },
) => {
  const { requested } = booking.context
  if (!requested) return refuse('BookingNotFound')
  if (requested.start === slot.start) return []
  if (version !== undefined && version !== booking.revision) return refuse('BookingHasChanged')
  const because = blockedBookingReason(booking, 'Rescheduled', { actor: as, now })
  if (because !== undefined) return refuseBookingTransition(booking, because, { actor: as, now })
  if (isAbandoned(booking, slot)) return refuse('SlotIsTaken')
  const { start: previousStart, claimId: previousClaimId } = requested
  const { start, minutes, claimId } = slot
  return [fact('BookingRescheduled', { start, minutes, claimId, previousStart, previousClaimId })]
}

/** Cancels a booking to come whose customer's account was closed. Any other booking stays as it is. */
export const cancelForClosedAccount = (booking: Booking, now: string): BookingFact[] => {
  const { requested } = booking.context
  const isToCome = requested !== undefined && Date.parse(requested.start) > Date.parse(now)
  if (!isToCome || !booking.can('BookingCanceled')) return []
  return [fact('BookingCanceled', { customerId: requested.customerId, isAccountClosed: true as const })]
}

/**
 * Gives up a claim that the booking does not have, before its slot is released: a request that still wants to name it is refused, however
 * late it comes. A booking that is over cannot name any.
 */
export const abandonClaim = (booking: Booking, claim: AbandonedClaim): BookingFact[] =>
  hasClaim(booking, claim.claimId) || isAbandoned(booking, claim) || !booking.can('ClaimAbandoned')
    ? []
    : [fact('ClaimAbandoned', claim)]

const isAbandoned = ({ context }: Booking, { claimId }: { claimId: string }) =>
  context.abandonedClaims.includes(claimId)

/** Whether a booking has its time by this claim. */
export const hasClaim = (booking: Booking, claimId: string) =>
  booking.context.requested?.claimId === claimId && !booking.is('declined') && !booking.is('canceled')

const factsByStatus: Record<UpdateBooking['status'], (why: { customerId: string; reason: string }) => BookingFact> = {
  Confirmed: () => fact('BookingConfirmed', {}),
  Declined: (why) => fact('BookingDeclined', why),
  Canceled: (why) => fact('BookingCanceled', why),
  Completed: () => fact('BookingCompleted', {}),
  NoShow: () => fact('NoShowRecorded', {}),
}

const defaultReasons: Record<BookingActor, string> = {
  Customer: 'the customer changed their plans',
  Admin: 'the service provider is not available',
}

const refuseBookingTransition = (booking: Booking, because: string, circumstances: Circumstances) =>
  refuse('BookingMoveIsImpossible', {
    offered: allowedBookingTransitions(booking, circumstances),
    details: { because },
  })
