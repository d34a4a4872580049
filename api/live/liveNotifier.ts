import type { DatabaseSync } from 'node:sqlite'
import type { Log } from '#api/log.ts'
import type { AppliedFact } from '#api/readModels/projector.ts'
import { parseAgendaId } from '#domain/booking/agendaMachine.ts'
import { isNews } from '#domain/inbox/inboxNews.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import type { OutgoingFrame } from '#domain/live/liveFrames.ts'
import type { CurrentProduct } from './currentProduct.ts'
import type { LiveRoom } from './liveRoom.ts'
import { openProductNotifier } from './productNotifier.ts'

/**
 * Sends live frames for facts that the read models contain: customers get their own orders, bookings, cart and inbox, everybody the products and
 * the free times on their page, admins every fact. Only admins get positions, because two of them reveal what other customers do. A fact
 * about an account refreshes the user of its connections.
 */
export const openLiveNotifier = (
  room: LiveRoom,
  { database, currentProduct, log }: { database: DatabaseSync; currentProduct: CurrentProduct; log: Log },
) => {
  const notifyProductFollowers = openProductNotifier(room, currentProduct, log)
  const notifyOwner = openOwnerNotifier(room, database)

  return (facts: readonly AppliedFact[]) => {
    if (room.connectionCount() === 0) return
    for (const fact of facts) {
      const { stream, type, position } = fact
      if (stream.startsWith('account-')) room.refreshCustomer(recordIdOf(fact))
      room.sendToAdmins({ event: 'auditAppended', data: { stream, type, position } })
      if (stream.startsWith('product-')) notifyProductFollowers(recordIdOf(fact))
      if (stream.startsWith('agenda-')) room.onSlotsChanged(parseAgendaId(recordIdOf(fact)))
      notifyOwner(fact)
    }
  }
}

/** Sends facts about carts, orders, bookings and the inbox to their customers. */
const openOwnerNotifier = (room: LiveRoom, database: DatabaseSync) => {
  const orderOwner = database.prepare('SELECT customer_id FROM orders WHERE id = ?')
  const bookingOwner = database.prepare('SELECT customer_id FROM bookings WHERE id = ?')
  const send = (owner: Record<string, unknown> | undefined, type: string, frame: OutgoingFrame) => {
    if (!owner) return
    const customerId = String(owner['customer_id'])
    room.sendToCustomer(customerId, frame)
    if (isNews(type)) room.sendToCustomer(customerId, inboxChanged)
  }

  return (fact: AppliedFact) => {
    const { stream, revision, type } = fact
    const id = recordIdOf(fact)
    if (stream.startsWith('cart-')) room.sendToCustomer(id, { event: 'cartUpdated', data: { version: revision } })
    if (stream.startsWith('inbox-') || stream.startsWith('stockAlerts-')) room.sendToCustomer(id, inboxChanged)
    if (stream.startsWith('order-')) send(orderOwner.get(id), type, { event: 'orderUpdated', data: { orderId: id } })
    if (stream.startsWith('booking-'))
      send(bookingOwner.get(id), type, { event: 'bookingUpdated', data: { bookingId: id } })
  }
}

const inboxChanged: OutgoingFrame = { event: 'inboxChanged', data: {} }
