import type { CommandContext, Ledger } from '#api/eventStore/ledger.ts'
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
} from '#domain/booking/agendaCommands.ts'
import type { AgendaFact, ReleaseReason, Slot } from '#domain/booking/agendaEvents.ts'
import { type Agenda, agendaMachine, agendaStream } from '#domain/booking/agendaMachine.ts'
import { dayOf, daysFrom } from '#domain/booking/slots.ts'
import { type Decision, isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { ProviderDetails } from '#domain/provider/providerEvents.ts'
import { providerMachine, providerStream } from '#domain/provider/providerMachine.ts'

/** A wish for a slot. */
export interface SlotWish {
  providerId: string
  customerId: string
  /** ISO 8601, UTC. */
  start: string
}

/** The number of days after the wished one that are searched for free times. */
const searchedDays = 14

export type Agendas = ReturnType<typeof openAgendas>

/** The slots of all providers: each day of a provider is a stream of its own, which gives every slot to one customer only. */
export const openAgendas = (ledger: Ledger, now: () => Date) => {
  const handle = <Name extends string = never>(
    { providerId, start }: Pick<SlotWish, 'providerId' | 'start'>,
    context: CommandContext,
    decide: (agenda: Agenda) => Decision<AgendaFact, Name>,
  ) => ledger.handle(agendaMachine, agendaStream(providerId, dayOf(start)), context, decide)

  const listedProvider = async (providerId: string): Promise<ProviderDetails | Refusal<'ProviderNotFound'>> => {
    const provider = await ledger.load(providerMachine, providerStream(providerId))
    return provider.is('listed') && provider.context.details ? provider.context.details : refuse('ProviderNotFound')
  }

  /** Free slots on the days from that of the wish, until there are enough to offer. */
  const slotsAround = async ({ providerId, customerId, start }: SlotWish, schedule: ProviderDetails) => {
    const found: Slot[] = []
    const first = Date.parse(start) > now().getTime() ? dayOf(start) : dayOf(now().toISOString())
    for (const day of daysFrom(first, searchedDays)) {
      const agenda = await ledger.load(agendaMachine, agendaStream(providerId, day))
      found.push(...freeSlots(agenda, { day, schedule, now: now().toISOString(), customerId }))
      if (found.length >= maxOffered) return found
    }
    return found
  }

  const take = async <Name extends string>(
    wish: SlotWish,
    context: CommandContext,
    decide: (
      agenda: Agenda,
      command: SlotWish & { schedule: ProviderDetails; now: string },
    ) => Decision<AgendaFact, Name>,
  ) => {
    const schedule = await listedProvider(wish.providerId)
    if (isRefusal(schedule)) return schedule
    const handled = await handle(wish, context, (agenda) =>
      decide(agenda, { ...wish, schedule, now: now().toISOString() }),
    )
    if (!isRefusal(handled)) return { ...handled, provider: schedule }
    const offered = nearestTo(wish.start, await slotsAround(wish, schedule))
    return { ...handled, offered }
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
      place: Pick<SlotWish, 'providerId' | 'start'>,
      { claimId, reason }: { claimId: string; reason: ReleaseReason },
      context: CommandContext,
    ) => handle(place, context, (agenda) => releaseSlot(agenda, claimId, reason)),
    /** Whether a claim has its slot. */
    isBooked: async ({ providerId, start }: Pick<SlotWish, 'providerId' | 'start'>, claimId: string) =>
      isBooked(await ledger.load(agendaMachine, agendaStream(providerId, dayOf(start))), claimId),
    /** Ends the holds of that day that last until a moment (ISO 8601) or less. */
    expireHolds: (place: Pick<SlotWish, 'providerId' | 'start'>, until: string, context: CommandContext) =>
      handle(place, context, (agenda) => expireHolds(agenda, until)),
  }
}
