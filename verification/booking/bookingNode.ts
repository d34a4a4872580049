import { randomUUID } from 'node:crypto'
import { bookingRoutes } from '#api/booking/bookingRoutes.ts'
import { releaseSlots } from '#api/booking/releaseSlots.ts'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Reaction } from '#api/policies/policy.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { openFaultyStore, type Turn } from '#verification/ordering/faultyStore.ts'
import type { OrderingFixture } from '#verification/ordering/orderingNode.ts'
import type { AppendFault } from '#verification/ordering/plan.ts'

interface NodeSetup extends Pick<OrderingFixture, 'database' | 'shopParts'> {
  raw: EventStore
  now: () => Date
}

export type BookingNode = ReturnType<typeof openBookingNode>

/** Opens a node that takes bookings, with its own caches and its own clock. */
export const openBookingNode = (
  { raw, database, shopParts, now }: NodeSetup,
  turn: Turn,
  appendFault?: AppendFault | null,
) => {
  const faulty = openFaultyStore(raw, turn, { appendFault })
  const store = encryptStore(shopParts.wrapStore(faulty.store))
  const ledger = shopParts.ledger(store, now, randomUUID)
  const agendas = shopParts.agendas(ledger, now)
  const { when, after } = releaseSlots(ledger, agendas)
  const timers = Object.fromEntries(Object.entries(after).map(([type, { react }]) => [type, react]))
  return {
    isCrashed: faulty.isCrashed,
    routes: bookingRoutes({
      ...{ store, raw, ledger, database, agendas, now },
      auditAccess: async () => undefined,
      publicUrl: 'http://shop.test',
    }),
    /** By fact type, at once or by a timer: a timer may be early for a clock that is behind. */
    reactions: { ...when, ...timers } as Readonly<Record<string, Reaction<never>>>,
  }
}
