import type { Ledger } from '#api/eventStore/ledger.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import { policy } from '#api/policies/policy.ts'
import { claimTimeout, holdLifetime } from '#domain/booking/agendaCommands.ts'
import type { AgendaFact, BookedSlot, ReleaseReason } from '#domain/booking/agendaEvents.ts'
import { parseAgendaId } from '#domain/booking/agendaMachine.ts'
import { abandonClaim, hasClaim } from '#domain/booking/bookingCommands.ts'
import type { BookingFact } from '#domain/booking/bookingEvents.ts'
import { bookingMachine, bookingStream } from '#domain/booking/bookingMachine.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import type { Agendas } from './agendas.ts'

type Claim = Pick<BookedSlot, 'bookingId' | 'claimId' | 'start'> & { providerId: string }

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

  // The booking gives the claim up first: two streams cannot be written at once, and a request that is late must not find it.
  const releaseAbandoned = async ({ providerId, bookingId, claimId, start }: Claim, context: CommandContext) => {
    if (!(await agendas.isBooked({ providerId, start }, claimId))) return
    const { record } = await ledger.handle(bookingMachine, bookingStream(bookingId), context, (booking) =>
      abandonClaim(booking, { claimId, start }),
    )
    if (!hasClaim(record, claimId))
      await agendas.release({ providerId, start }, { claimId, reason: 'abandoned' }, context)
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
        react: ({ bookingId, claimId, start }, fact, context) =>
          releaseAbandoned({ ...parseAgendaId(recordIdOf(fact)), bookingId, claimId, start }, context),
      },
      SlotHeld: {
        seconds: holdLifetime / 1000,
        // By the moment of the fact: the clock of the node that wrote it may be ahead.
        react: ({ start, until }, fact, context) =>
          agendas.expireHolds({ ...parseAgendaId(recordIdOf(fact)), start }, until, context),
      },
    },
  })
}
