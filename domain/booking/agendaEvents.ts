import type { Fact, RecordedFact } from '#domain/kernel/decision.ts'
import type { EventSchemas } from '#domain/kernel/eventSchema.ts'

/** A time in one provider's day. */
export interface Slot {
  /** ISO 8601, UTC: `2026-11-24T07:00:00Z`. */
  start: string
  minutes: number
}

/** A slot that is kept for a customer while they fill the form. */
export interface Hold extends Slot {
  customerId: string
  /** ISO 8601, UTC. From then on anybody may take the slot. */
  until: string
}

export interface BookedSlot extends Slot {
  /** Distinguishes the slots of one booking: it may leave a time and return to it. */
  claimId: string
  bookingId: string
  customerId: string
}

/** `left`: the customer left the form. `replaced`: they chose another time. */
export type HoldEnd = 'expired' | 'left' | 'replaced'

/** `abandoned`: the booking was never made, or is for another time by now. */
export type ReleaseReason = 'canceled' | 'declined' | 'rescheduled' | 'abandoned'

export type AgendaFact =
  | Fact<'SlotHeld', Hold>
  | Fact<'HoldReleased', Pick<Hold, 'customerId' | 'start'> & { reason: HoldEnd }>
  | Fact<'SlotBooked', BookedSlot>
  | Fact<'SlotReleased', { claimId: string; bookingId: string; start: string; reason: ReleaseReason }>

export const agendaFacts = {
  SlotHeld: { version: 1 },
  HoldReleased: { version: 1 },
  SlotBooked: { version: 1 },
  SlotReleased: { version: 1 },
} satisfies EventSchemas<AgendaFact>

export type RecordedAgendaFact = RecordedFact<AgendaFact>
