import type { CommandContext, Ledger } from '#api/eventStore/ledger.ts'
import { policy } from '#api/policies/policy.ts'
import { claimTimeout, holdLifetime } from '#domain/booking/agendaCommands.ts'
import type { AgendaFact, ReleaseReason } from '#domain/booking/agendaEvents.ts'
import { parseAgendaId } from '#domain/booking/agendaMachine.ts'
import { hasClaim } from '#domain/booking/bookingCommands.ts'
import type { BookingFact } from '#domain/booking/bookingEvents.ts'
import { bookingMachine, bookingStream } from '#domain/booking/bookingMachine.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import type { Agendas } from './agendas.ts'

/**
 * Releases the slots that bookings no longer have, claims that no booking named in time, and holds whose time is over. Checkpoints and facts
 * contain the name of the policy: it must not change.
 */
export const releaseSlots = (ledger: Ledger, agendas: Agendas) => {
  const load = (bookingId: string) => ledger.load(bookingMachine, bookingStream(bookingId))
  const releaseCurrent = async (bookingId: string, reason: ReleaseReason, context: CommandContext) => {
    const { requested } = (await load(bookingId)).context
    if (requested) await agendas.release(requested, { claimId: requested.claimId, reason }, context)
  }

  return policy<BookingFact | AgendaFact>({
    name: 'releaseSlots',
    when: {
      BookingCanceled: (_, fact, context) => releaseCurrent(recordIdOf(fact), 'canceled', context),
      BookingDeclined: (_, fact, context) => releaseCurrent(recordIdOf(fact), 'declined', context),
      BookingRescheduled: async ({ previousStart, previousClaimId }, fact, context) => {
        const { requested } = (await load(recordIdOf(fact))).context
        if (!requested) return
        const place = { providerId: requested.providerId, start: previousStart }
        await agendas.release(place, { claimId: previousClaimId, reason: 'rescheduled' }, context)
      },
    },
    after: {
      SlotBooked: {
        seconds: claimTimeout,
        react: async ({ bookingId, claimId, start }, fact, context) => {
          if (hasClaim(await load(bookingId), claimId)) return
          await agendas.releaseAbandoned({ ...parseAgendaId(recordIdOf(fact)), start }, claimId, context)
        },
      },
      SlotHeld: {
        seconds: holdLifetime / 1000,
        react: ({ start }, fact, context) =>
          agendas.expireHolds({ ...parseAgendaId(recordIdOf(fact)), start }, context),
      },
    },
  })
}
