import type { DatabaseSync } from 'node:sqlite'
import type { Log } from '#api/log.ts'
import type { AppliedFact } from '#api/readModels/projector.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import type { LiveRoom } from './liveRoom.ts'
import { openProductNotifier } from './productNotifier.ts'

/**
 * Sends live frames for facts that the read models contain: customers get their own orders and cart, everybody the products on their page,
 * admins every fact. Only admins get positions, because two of them reveal what other customers do. A fact about an account refreshes the user
 * of its connections.
 */
export const openLiveNotifier = (room: LiveRoom, database: DatabaseSync, log: Log) => {
  const owner = database.prepare('SELECT customer_id FROM orders WHERE id = ?')
  const notifyProductFollowers = openProductNotifier(room, database, log)

  return (facts: readonly AppliedFact[]) => {
    if (room.connectionCount() === 0) return
    for (const fact of facts) {
      const { stream, type, position } = fact
      if (stream.startsWith('account-')) room.refreshCustomer(recordIdOf(fact))
      room.sendToAdmins({ event: 'auditAppended', data: { stream, type, position } })
      if (stream.startsWith('product-')) notifyProductFollowers(recordIdOf(fact))
      if (stream.startsWith('cart-')) {
        room.sendToCustomer(recordIdOf(fact), { event: 'cartUpdated', data: { version: fact.revision } })
      }
      const customerId = stream.startsWith('order-') && owner.get(recordIdOf(fact))?.['customer_id']
      if (customerId)
        room.sendToCustomer(String(customerId), { event: 'orderUpdated', data: { orderId: recordIdOf(fact) } })
    }
  }
}
