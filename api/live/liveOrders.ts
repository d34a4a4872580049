import type { DatabaseSync } from 'node:sqlite'
import { idOf } from '#api/readModels/projection.ts'
import type { FactNews } from '#api/readModels/projector.ts'
import type { LiveRoom } from './liveRoom.ts'

/**
 * Tells a customer about their own order and cart, and admins about every fact, once the read models have it. Positions are for admins: from two
 * of them one can tell what others do. Whose account changes is looked at again.
 */
export const tellLive = (room: LiveRoom, database: DatabaseSync) => {
  const owner = database.prepare('SELECT customer_id FROM orders WHERE id = ?')

  return (facts: readonly FactNews[]) => {
    if (room.size() === 0) return
    for (const fact of facts) {
      const { stream, type, position } = fact
      if (stream.startsWith('account-')) room.recognizeAgain(idOf(fact))
      room.tellAdmins({ event: 'auditAppended', data: { stream, type, position } })
      if (stream.startsWith('cart-')) {
        room.tellCustomer(idOf(fact), { event: 'cartUpdated', data: { version: fact.revision } })
      }
      const customerId = stream.startsWith('order-') && owner.get(idOf(fact))?.['customer_id']
      if (customerId) room.tellCustomer(String(customerId), { event: 'orderUpdated', data: { orderId: idOf(fact) } })
    }
  }
}
