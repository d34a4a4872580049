import type { z } from 'zod'
import type { Address } from '#domain/address/addressEvents.ts'
import type { Refusal } from '#domain/kernel/decision.ts'
import type { Hold } from './agendaEvents.ts'
import type { BookingResponse } from './bookingContract.ts'

/** A slot that is kept for the customer. */
export type HeldSlot = Omit<Hold, 'customerId'>

/** The filled form as it is requested. */
export interface BookingContent {
  address: Address
  phone: string
  note: string
}

/** What the customer has filled in so far. */
type BookingFields = Omit<BookingContent, 'address'> & { addressId: string | undefined }

/** A complete request. The shop makes one booking of all requests with the same key. */
export interface BookingAttempt extends BookingContent {
  providerId: string
  start: string
  key: string
}

/** A refusal of the shop, or `Unreachable`: without a response, it is unknown whether the shop has made the booking. */
export type BookingFlowRefusal = Pick<Refusal, 'refusal' | 'errors' | 'offered'> & {
  message: string
  /** Nothing is there that could be tried again. */
  isMissing?: boolean
}

/** The booking as the shop answers it. */
export type BookingAnswer = z.output<typeof BookingResponse>

/** What was filled in and requested during an earlier visit in the same browser tab. */
export interface BookingFlowInput {
  providerId: string
  fields?: BookingFields | undefined
  unanswered?: readonly BookingAttempt[] | undefined
}

/** What is known of the booking that a customer makes. */
export interface BookingFlowContext {
  providerId: string
  fields: BookingFields
  /** The start of the chosen slot. */
  start: string
  held: HeldSlot | undefined
  /** Whether the slot was free after the hold was over: until then the own hold may still be what blocks it. */
  isFreeAgain: boolean
  /** The starts of the free slots nearest to one that was taken. */
  nearest: readonly string[]
  /** The request that was sent last. */
  attempt: BookingAttempt | undefined
  /** The requests without a response: each has its key for ever, and the same content is sent with the same key. */
  unanswered: readonly BookingAttempt[]
  refused: BookingFlowRefusal | undefined
  booking: BookingAnswer | undefined
}

/** `key` is a new one; the machine decides whether it is used. */
export type BookingFlowEvent =
  | { type: 'timeChosen'; start: string }
  | { type: 'holdRepeated' }
  | { type: 'fieldsChanged'; fields: Partial<BookingFields> }
  | { type: 'requestSubmitted'; content: BookingContent; key: string }
  | { type: 'emailVerified' }
  /** The free times of the provider as they are now. */
  | { type: 'timesRefreshed'; isFree: boolean; nearest: readonly string[] }
  /** The customer has left the form to look at the other times. */
  | { type: 'formLeft' }

/** The events that the machine emits to the page. */
export type BookingFlowOutcome = { type: 'requested' } | { type: 'refused'; refused: BookingFlowRefusal | undefined }

/** A slot that somebody wants. */
export type SlotToHold = Pick<BookingAttempt, 'providerId' | 'start'>

/** The refusal with which a port has rejected. */
export const refusedIn = ({ error }: { error: unknown }) => error as BookingFlowRefusal

/** Whether another time would be accepted. */
export const isAboutTime = ({ refusal }: BookingFlowRefusal) => timeRefusals.includes(refusal)

const timeRefusals: readonly string[] = ['SlotIsTaken', 'SlotIsPast', 'SlotIsNotOffered', 'SlotIsTooFarAhead']

/** The requests for the same time that still have no response. */
export const otherUnanswered = ({ unanswered, attempt }: BookingFlowContext) =>
  unanswered.filter(({ key, start }) => key !== attempt?.key && start === attempt?.start)

/** Whether a request has this content. */
export const hasContent = ({ address, phone, note }: BookingAttempt, content: BookingContent) =>
  JSON.stringify([address, phone, note]) === JSON.stringify([content.address, content.phone, content.note])
