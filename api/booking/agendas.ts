import type { Ledger } from '#api/eventStore/ledger.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import {
  bookSlot,
  expireHolds,
  freeSlots,
  holdSlot,
  isBooked,
  leaveSlot,
  maxOffered,
  nearestTo,
  releaseSlot,
  type TakeSlot,
} from '#domain/booking/agendaCommands.ts'
import type { AgendaFact, ReleaseReason, Slot } from '#domain/booking/agendaEvents.ts'
import { type Agenda, agendaMachine, agendaStream } from '#domain/booking/agendaMachine.ts'
import { dayOf, daysFrom } from '#domain/booking/slots.ts'
import { type Decision, isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { ProviderDetails } from '#domain/provider/providerEvents.ts'
import { providerMachine, providerStream } from '#domain/provider/providerMachine.ts'

/** Where a slot is. */
interface SlotPlace {
  providerId: string
  /** ISO 8601, UTC. */
  start: string
}

/** A wish for a slot. */
export interface SlotWish extends SlotPlace {
  customerId: string
}

/** The number of days after the wished one that are searched for free times. */
const searchedDays = 14

export type Agendas = ReturnType<typeof openAgendas>

/** The slots of all providers: each day of a provider is a stream of its own, which gives every slot to one customer only. */
export const openAgendas = (ledger: Ledger, now: () => Date) => {
  const handle = <Name extends string = never>(
    { providerId, start }: SlotPlace,
    context: CommandContext,
    decide: (agenda: Agenda) => Decision<AgendaFact, Name>,
  ) => ledger.handle(agendaMachine, agendaStream(providerId, dayOf(start)), context, decide)

  const take = async <Name extends string>(
    wish: SlotWish,
    context: CommandContext,
    decide: (agenda: Agenda, command: TakeSlot) => Decision<AgendaFact, Name>,
  ) => {
    const schedule = await listedProvider(ledger, wish.providerId)
    if (isRefusal(schedule)) return schedule
    const commandNow = () => ({ ...wish, schedule, now: now().toISOString() })
    const handled = await handle(wish, context, (agenda) => decide(agenda, commandNow()))
    if (!isRefusal(handled)) return { ...handled, provider: schedule }
    return { ...handled, offered: nearestTo(wish.start, await slotsAround(ledger, commandNow())) }
  }

  return {
    /** Keeps a slot while the customer fills the form. */
    hold: (wish: SlotWish, context: CommandContext) => take(wish, context, holdSlot),
    leave: (wish: SlotWish, context: CommandContext) =>
      handle(wish, context, (agenda) => leaveSlot(agenda, wish.customerId, wish.start)),
    /** Takes a slot for a booking, before the booking names it. */
    book: async (wish: SlotWish & { bookingId: string; claimId: string }, context: CommandContext) => {
      const taken = await take(wish, context, (agenda, command) => bookSlot(agenda, { ...wish, ...command }))
      if (isRefusal(taken)) return taken
      const slot = taken.record.context.booked.find(({ claimId }) => claimId === wish.claimId)
      return slot ? { ...taken, slot } : refuse('SlotIsTaken')
    },
    /** Gives the slot of a claim back. */
    release: (
      place: SlotPlace,
      { claimId, reason }: { claimId: string; reason: ReleaseReason },
      context: CommandContext,
    ) => handle(place, context, (agenda) => releaseSlot(agenda, claimId, reason)),
    /** Whether a claim has its slot. */
    isBooked: async ({ providerId, start }: SlotPlace, claimId: string) =>
      isBooked(await ledger.load(agendaMachine, agendaStream(providerId, dayOf(start))), claimId),
    /** Ends the holds of that day that last until a moment (ISO 8601) or less. */
    expireHolds: (place: SlotPlace, until: string, context: CommandContext) =>
      handle(place, context, (agenda) => expireHolds(agenda, until)),
  }
}

const listedProvider = async (
  ledger: Ledger,
  providerId: string,
): Promise<ProviderDetails | Refusal<'ProviderNotFound'>> => {
  const provider = await ledger.load(providerMachine, providerStream(providerId))
  return provider.is('listed') && provider.context.details ? provider.context.details : refuse('ProviderNotFound')
}

/** Free slots on the days from that of the wish, or from today, until there are enough to offer. */
const slotsAround = async (ledger: Ledger, { providerId, start, ...wish }: TakeSlot & SlotWish) => {
  const found: Slot[] = []
  const first = dayOf(Date.parse(start) > Date.parse(wish.now) ? start : wish.now)
  for (const day of daysFrom(first, searchedDays)) {
    const agenda = await ledger.load(agendaMachine, agendaStream(providerId, day))
    found.push(...freeSlots(agenda, { ...wish, day }))
    if (found.length >= maxOffered) return found
  }
  return found
}
