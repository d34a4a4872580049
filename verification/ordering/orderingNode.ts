import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { fulfilOrders } from '#api/order/fulfilOrders.ts'
import { orderRoutes } from '#api/order/orderRoutes.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { deliveryTerms } from '#harness/shop/testShopSettings.ts'
import type { ShopParts } from '#verification/mutants/shopParts.ts'
import { openFaultyStore, type StoreFaults, type Turn } from './faultyStore.ts'

export interface OrderingFixture {
  /** One log, with the store of each of the two nodes. */
  stores: readonly [EventStore, EventStore]
  /** Has the tables of the lists of orders and bookings, which stay empty and unread. */
  database: DatabaseSync
  shopParts: ShopParts
}

/** What one node is opened with. */
interface NodeSetup extends Omit<OrderingFixture, 'stores'> {
  raw: EventStore
}

export type OrderingNode = ReturnType<typeof openOrderingNode>

/** Opens a node of the shop with its own caches. Every request to the store and every answer waits for its turn. */
export const openOrderingNode = ({ raw, database, shopParts }: NodeSetup, turn: Turn, faults?: StoreFaults) => {
  const faulty = openFaultyStore(raw, turn, faults)
  const store = encryptStore(shopParts.wrapStore(faulty.store))
  const ledger = shopParts.ledger(store, () => new Date(), randomUUID)
  const fulfilment = shopParts.fulfilment(ledger)
  return {
    isCrashed: faulty.isCrashed,
    routes: orderRoutes({
      store,
      raw,
      ledger,
      database,
      fulfilment,
      terms: deliveryTerms,
      auditAccess: async () => undefined,
    }),
    reactions: fulfilOrders(fulfilment).when,
  }
}
