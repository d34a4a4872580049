import { fact, refuse } from '#domain/kernel/decision.ts'
import type { ProviderSchedule } from '#domain/provider/providerEvents.ts'
import type { AgendaFact, Hold, HoldEnd, ReleaseReason, Slot } from './agendaEvents.ts'
import { type Agenda, overlaps } from './agendaMachine.ts'
import { bookableDays, dayOf, isTooFarAhead, slotsOn } from './slots.ts'

/** Milliseconds for which a slot is kept while a customer fills the form. */
export const holdLifetime = 5 * 60 * 1000

/** The number of free times that a refusal offers. */
export const maxOffered = 3

/** A wish for a slot of a provider's day. */
export interface TakeSlot {
  customerId: string
  start: string
  schedule: ProviderSchedule
  /** ISO 8601, UTC. */
  now: string
}

/** A provider's day as somebody sees it: a customer or, without an id, any visitor. */
type SeenDay = Pick<TakeSlot, 'schedule' | 'now'> & { day: string; customerId?: string | undefined }

/** The slots of the agenda's day that a customer can still take, earliest first. Own holds do not block them. */
export const freeSlots = (
  { context }: Pick<Agenda, 'context'>,
  { day, schedule, now, customerId }: SeenDay,
): Slot[] => {
  if (isTooFarAhead(day, now)) return []
  const taken = [...context.booked, ...context.holds.filter((each) => isBlocking(each, now, customerId))]
  return slotsOn(schedule, day).filter(
    (slot) => Date.parse(slot.start) > Date.parse(now) && !taken.some((each) => overlaps(each, slot)),
  )
}

/** Keeps a slot for a customer for five minutes; their other hold on that day ends. Again for the same slot: the time starts anew. */
export const holdSlot = (agenda: Agenda, command: TakeSlot) => {
  const slot = findFreeSlot(agenda, command)
  if ('refusal' in slot) return slot
  const { customerId, now } = command
  const until = new Date(Date.parse(now) + holdLifetime).toISOString()
  const released = agenda.context.holds
    .filter((each) => each.customerId === customerId && each.start !== slot.start)
    .map((each) => endHold(each, isExpired(each, now) ? 'expired' : 'replaced'))
  return [...released, fact('SlotHeld', { customerId, ...slot, until })]
}

/** Gives a held slot back. */
export const leaveSlot = ({ context }: Agenda, customerId: string, start: string): AgendaFact[] =>
  context.holds
    .filter((each) => each.customerId === customerId && each.start === start)
    .map((each) => endHold(each, 'left'))

/** Ends the holds whose time is over. */
export const expireHolds = ({ context }: Agenda, now: string): AgendaFact[] =>
  context.holds.filter((each) => isExpired(each, now)).map((each) => endHold(each, 'expired'))

/** Whole seconds after which a claim that no booking names is released. */
export const claimTimeout = 60

/**
 * Takes a slot for a booking: a free one, or one that its customer holds. A repeated claim changes nothing. Another claim of the same
 * booking is never replaced: the booking may have its time by that one.
 */
export const bookSlot = (agenda: Agenda, command: TakeSlot & { bookingId: string; claimId: string }) => {
  const { claimId, bookingId, customerId } = command
  if (isBooked(agenda, claimId)) return []
  const slot = findFreeSlot(agenda, command)
  return 'refusal' in slot ? slot : [fact('SlotBooked', { claimId, bookingId, customerId, ...slot })]
}

/** Gives the slot of a claim back, if it still has it. */
export const releaseSlot = ({ context }: Agenda, claimId: string, reason: ReleaseReason): AgendaFact[] =>
  context.booked
    .filter((each) => each.claimId === claimId)
    .map(({ bookingId, start }) => fact('SlotReleased', { claimId, bookingId, start, reason }))

/** Whether a claim has its slot in the agenda. */
export const isBooked = ({ context }: Agenda, claimId: string) =>
  context.booked.some((each) => each.claimId === claimId)

/** The wished slot, or a refusal with the nearest free ones. */
const findFreeSlot = (agenda: Agenda, { customerId, start, schedule, now }: TakeSlot) => {
  const day = dayOf(start)
  const wish = { day, schedule, now, customerId }
  const available = freeSlots(agenda, wish)
  const slot = available.find((each) => Date.parse(each.start) === Date.parse(start))
  if (slot) return slot
  const offered = nearestTo(start, available)
  if (Date.parse(start) <= Date.parse(now)) return refuse('SlotIsPast', { offered })
  if (isTooFarAhead(day, now)) return refuse('SlotIsTooFarAhead', { details: { days: bookableDays } })
  const isOffered = slotsOn(schedule, day).some((each) => Date.parse(each.start) === Date.parse(start))
  return refuse(isOffered ? 'SlotIsTaken' : 'SlotIsNotOffered', { offered })
}

/** The starts of the few slots nearest to a time, earliest first. */
export const nearestTo = (start: string, slots: readonly Slot[]) => {
  const distanceOf = (slot: Slot) => Math.abs(Date.parse(slot.start) - Date.parse(start))
  return slots
    .toSorted((one, other) => distanceOf(one) - distanceOf(other))
    .slice(0, maxOffered)
    .map((slot) => slot.start)
    .sort()
}

const isBlocking = (hold: Hold, now: string, customerId: string | undefined) =>
  hold.customerId !== customerId && !isExpired(hold, now)

const isExpired = ({ until }: Hold, now: string) => Date.parse(until) <= Date.parse(now)

const endHold = ({ customerId, start }: Hold, reason: HoldEnd) => fact('HoldReleased', { customerId, start, reason })
