import type { z } from 'zod'
import type { BookingResponse } from '#domain/booking/bookingContract.ts'
import type { Booking } from '#domain/booking/bookingMachine.ts'
import { bookingStatusOf } from '#domain/booking/bookingStatus.ts'
import {
  allowedBookingTransitions,
  blockedBookingTransitions,
  type Circumstances,
  changeableUntil,
} from '#domain/booking/bookingTransitions.ts'
import { toRand } from '#domain/kernel/money.ts'

export type BookingView = z.output<typeof BookingResponse>

/** A booking as the API returns it, money in rand; `undefined` before it is requested. */
export const bookingView = (id: string, booking: Booking, circumstances: Circumstances): BookingView | undefined => {
  const { requested, reason } = booking.context
  if (!requested) return undefined
  const { claimId: _claimId, fingerprint: _fingerprint, callOutFee, ...fields } = requested
  return {
    id,
    ...fields,
    callOutFee: toRand(callOutFee),
    status: bookingStatusOf(booking),
    reason,
    changeableUntil: changeableUntil(requested.start),
    version: booking.revision,
    offered: allowedBookingTransitions(booking, circumstances),
    withheld: blockedBookingTransitions(booking, circumstances),
  }
}

/** Fields that are computed from others: a history does not list their changes. */
export const derivedBookingFields = [
  'version',
  'offered',
  'withheld',
  'changeableUntil',
] as const satisfies (keyof BookingView)[]
