import { type Address, erasedAddress } from '#domain/address/addressEvents.ts'
import type { Fact, RecordedFact } from '#domain/kernel/decision.ts'
import { type EventSchemas, erased } from '#domain/kernel/eventSchema.ts'
import type { Slot } from './agendaEvents.ts'

/** An appointment with a service provider, as it was requested. The provider's data as of then. */
export interface RequestedBooking extends Slot {
  bookingNumber: string
  /** The claim on the slot in the provider's agenda. */
  claimId: string
  providerId: string
  providerName: string
  profession: string
  customerId: string
  /** Cents, paid at the door. */
  callOutFee: number
  address: Address
  /** Ten digits. */
  phone: string
  note: string
  /** Hash of the request, to distinguish a repeated request from a different one with the same key. */
  fingerprint: string
}

/**
 * Why a booking was cancelled: in somebody's words, or because the account of its customer was closed. The latter is not encrypted: the key
 * of that customer may be gone.
 */
export type Cancellation = { customerId: string; reason: string } | { customerId: string; isAccountClosed: true }

/** A claim on a slot that the booking did not name in time. From then on it cannot name it: the agenda releases the slot. */
export interface AbandonedClaim {
  claimId: string
  start: string
}

export type BookingFact =
  | Fact<'BookingRequested', RequestedBooking>
  | Fact<'BookingConfirmed', Record<never, never>>
  | Fact<'BookingDeclined', { customerId: string; reason: string }>
  | Fact<'BookingRescheduled', Slot & { claimId: string; previousStart: string; previousClaimId: string }>
  | Fact<'BookingCanceled', Cancellation>
  | Fact<'BookingCompleted', Record<never, never>>
  | Fact<'NoShowRecorded', Record<never, never>>
  | Fact<'ClaimAbandoned', AbandonedClaim>

const key = { customerIn: 'customerId' }

/** Personal fields are encrypted with the customer's key, also the fingerprint: an address could be guessed from it. */
export const bookingFacts = {
  BookingRequested: {
    version: 1,
    personal: { address: erasedAddress, phone: erased, note: erased, fingerprint: erased },
    key,
  },
  BookingConfirmed: { version: 1 },
  BookingDeclined: { version: 1, personal: { reason: erased }, key },
  BookingRescheduled: { version: 1 },
  BookingCanceled: { version: 1, personal: { reason: erased }, key },
  BookingCompleted: { version: 1 },
  NoShowRecorded: { version: 1 },
  ClaimAbandoned: { version: 1 },
} satisfies EventSchemas<BookingFact>

/** Why a booking was cancelled. */
export const cancelReasonOf = (canceled: Cancellation) =>
  'reason' in canceled ? canceled.reason : 'the account was closed'

export type RecordedBookingFact = RecordedFact<BookingFact>
