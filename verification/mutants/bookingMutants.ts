import { openAgendas } from '#api/booking/agendas.ts'
import { openLedger } from '#api/eventStore/ledger.ts'
import type { ReleaseReason } from '#domain/booking/agendaEvents.ts'
import type { ShopParts } from './shopParts.ts'
import { withChangedRecords } from './withChangedRecords.ts'

/** Agendas that decide about holds and bookings by changed records. */
const withChangedAgendas = (changed: object): Partial<ShopParts> => ({
  agendas: (ledger, now) => {
    const { hold, book } = openAgendas(withChangedRecords(ledger, 'agenda-', changed), now)
    return { ...openAgendas(ledger, now), hold, book }
  },
})

/** Agendas that never release a slot for this reason. */
const withoutReleases = (unreleased: ReleaseReason): Partial<ShopParts> => ({
  agendas: (ledger, now) => {
    const agendas = openAgendas(ledger, now)
    const release: typeof agendas.release = async (place, why, context) =>
      agendas.release(place, why.reason === unreleased ? { ...why, claimId: 'no claim' } : why, context)
    return { ...agendas, release }
  },
})

/** Broken bookings: what is broken, how, and the invariants that find it. */
export const bookingMutants: [name: string, mutant: Partial<ShopParts>, invariant: RegExp][] = [
  ['an agenda that gives a booked time away', withChangedAgendas({ booked: [] }), /a time is sold once/],
  ['an agenda that gives a held time away', withChangedAgendas({ holds: [] }), /a held time is kept/],
  [
    'a claim that no booking names and nobody releases',
    withoutReleases('abandoned'),
    /times are taken for bookings only/,
  ],
]

/** Found by seeds only: in an interleaving the timer of the claim releases it. */
export const withoutCanceledReleases = withoutReleases('canceled')

/** Found by interleavings: in a seed a node has to stall between two appends for a minute. */
export const withoutAbandonedClaims: Partial<ShopParts> = {
  ledger: (...parts) => withChangedRecords(openLedger(...parts), 'booking-', { abandonedClaims: [] }),
}
