import { setup } from 'xstate'
import type { Replayed } from '#domain/kernel/replay.ts'
import type { BookedSlot, Hold, RecordedAgendaFact, Slot } from './agendaEvents.ts'

interface AgendaContext {
  /** Expired ones may still be among them. */
  holds: readonly Hold[]
  booked: readonly BookedSlot[]
}

const agendaSetup = setup({ types: { context: {} as AgendaContext, events: {} as RecordedAgendaFact } })

// A hold of the same customer and slot is prolonged.
const hold = agendaSetup.assign(({ context, event }) =>
  event.type === 'SlotHeld' ? { holds: [...holdsWithout(context, event.data), event.data] } : {},
)

const endHold = agendaSetup.assign(({ context, event }) =>
  event.type === 'HoldReleased' ? { holds: holdsWithout(context, event.data) } : {},
)

const holdsWithout = ({ holds }: AgendaContext, { customerId, start }: Pick<Hold, 'customerId' | 'start'>) =>
  holds.filter((each) => each.customerId !== customerId || each.start !== start)

// The customer's hold becomes the booking; expired holds of others on this time are over.
const book = agendaSetup.assign(({ context, event }) => {
  if (event.type !== 'SlotBooked') return {}
  return {
    holds: context.holds.filter((each) => !overlaps(each, event.data)),
    booked: [...context.booked, event.data],
  }
})

const release = agendaSetup.assign(({ context, event }) => {
  if (event.type !== 'SlotReleased') return {}
  return { booked: context.booked.filter(({ claimId }) => claimId !== event.data.claimId) }
})

/** The record machine of one provider's slots on one day: the stream that decides who gets a slot. */
export const agendaMachine = agendaSetup.createMachine({
  id: 'agenda',
  context: { holds: [], booked: [] },
  initial: 'open',
  states: {
    open: {
      on: {
        SlotHeld: { actions: hold },
        HoldReleased: { actions: endHold },
        SlotBooked: { actions: book },
        SlotReleased: { actions: release },
      },
    },
  },
})

export type Agenda = Replayed<typeof agendaMachine>

/** `day` in South Africa: `2026-11-24`. */
export const agendaStream = (providerId: string, day: string) => `agenda-${providerId}-${day}`

/** The provider and the day of an agenda's record id. */
export const parseAgendaId = (recordId: string) => ({ providerId: recordId.slice(0, -11), day: recordId.slice(-10) })

/** Whether two times share a moment. */
export const overlaps = (one: Slot, other: Slot) => startOf(one) < endOf(other) && startOf(other) < endOf(one)

const startOf = ({ start }: Slot) => Date.parse(start)
const endOf = ({ start, minutes }: Slot) => Date.parse(start) + minutes * 60_000
