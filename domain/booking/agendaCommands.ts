import { fact, refuse } from '#domain/kernel/decision.ts'
import type { ProviderSchedule } from '#domain/provider/providerEvents.ts'
import type { AgendaFact, BookedSlot, Hold, HoldEnd, ReleaseReason, Slot } from './agendaEvents.ts'
import { type Agenda, overlaps } from './agendaMachine.ts'
import { bookableDays, dayOf, isTooFarAhead, slotsOn } from './slots.ts'

/** Milliseconds for which a slot is kept while a customer fills the form. */
export const holdLifetime = 5 * 60 * 1000

/** The number of free times that a refusal offers. */
const maxOffered = 3

/** A wish for a slot of a provider's day. */
export interface TakeSlot {
  customerId: string
  start: string
  schedule: ProviderSchedule
  /** ISO 8601, UTC. */
  now: string
}

/** The slots of the agenda's day that a customer can still take, earliest first. Own holds do not block them. */
export const freeSlots = (
  { context }: Pick<Agenda, 'context'>,
  {
    day,
    schedule,
    now,
    customerId,
  }: { day: string; schedule: ProviderSchedule; now: string; customerId?: string | undefined },
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

/** A claim is released if no booking names it after this many milliseconds; a booking may name it until half of that. */
const claimLifetime = 60_000

/** Whether a booking may still name the claim. The other half of the lifetime is for clocks that differ between nodes. */
export const isClaimFresh = ({ at }: { at: string }, now: string) =>
  Date.parse(now) < Date.parse(at) + claimLifetime / 2

/**
 * Takes a slot for a booking: a free one, or one that its customer holds. A claim that is too old to be named is renewed. Another claim of
 * the same booking is never replaced: the booking may have its time by that one.
 */
export const bookSlot = (agenda: Agenda, command: TakeSlot & { bookingId: string; claimId: string }) => {
  const { claimId, bookingId, customerId, now } = command
  const own = agenda.context.booked.filter((each) => each.claimId === claimId)
  if (own.some((each) => isClaimFresh(each, now))) return []
  const released = own.map((each) => releaseFact(each, 'abandoned'))
  const slot = findFreeSlot(agenda, command, own)
  return 'refusal' in slot ? slot : [...released, fact('SlotBooked', { claimId, bookingId, customerId, ...slot })]
}

/** Gives the slot of a claim back, if it still has it. */
export const releaseSlot = ({ context }: Agenda, claimId: string, reason: ReleaseReason): AgendaFact[] =>
  context.booked.filter((each) => each.claimId === claimId).map((each) => releaseFact(each, reason))

/** Gives the slot of a claim back that no booking named in time. */
export const releaseAbandoned = ({ context }: Agenda, claimId: string, now: string): AgendaFact[] =>
  context.booked
    .filter((each) => each.claimId === claimId && Date.parse(each.at) + claimLifetime <= Date.parse(now))
    .map((each) => releaseFact(each, 'abandoned'))

/** Whole seconds after which a claim without a booking is released. */
export const claimTimeout = claimLifetime / 1000

const releaseFact = ({ claimId, bookingId, start }: BookedSlot, reason: ReleaseReason) =>
  fact('SlotReleased', { claimId, bookingId, start, reason })

/** The wished slot, also if it is taken by a claim of `own`, or a refusal with the nearest free ones. */
const findFreeSlot = (
  agenda: Agenda,
  { customerId, start, schedule, now }: TakeSlot,
  own: readonly BookedSlot[] = [],
) => {
  const day = dayOf(start)
  const wish = { day, schedule, now, customerId }
  const booked = agenda.context.booked.filter((each) => !own.includes(each))
  const available = freeSlots({ context: { ...agenda.context, booked } }, wish)
  const slot = available.find((each) => Date.parse(each.start) === Date.parse(start))
  if (slot) return slot
  const offered = nearestTo(start, freeSlots(agenda, wish))
  if (Date.parse(start) <= Date.parse(now)) return refuse('SlotIsPast', { offered })
  if (isTooFarAhead(day, now)) return refuse('SlotIsTooFarAhead', { details: { days: bookableDays } })
  const isOffered = slotsOn(schedule, day).some((each) => Date.parse(each.start) === Date.parse(start))
  return refuse(isOffered ? 'SlotIsTaken' : 'SlotIsNotOffered', { offered })
}

/** The starts of the slots nearest to a time, earliest first. */
export const nearestTo = (start: string, slots: readonly Slot[], count = maxOffered) => {
  const distanceOf = (slot: Slot) => Math.abs(Date.parse(slot.start) - Date.parse(start))
  return slots
    .toSorted((one, other) => distanceOf(one) - distanceOf(other))
    .slice(0, count)
    .map((slot) => slot.start)
    .sort()
}

const isBlocking = (hold: Hold, now: string, customerId: string | undefined) =>
  hold.customerId !== customerId && !isExpired(hold, now)

const isExpired = ({ until }: Hold, now: string) => Date.parse(until) <= Date.parse(now)

const endHold = ({ customerId, start }: Hold, reason: HoldEnd) => fact('HoldReleased', { customerId, start, reason })
