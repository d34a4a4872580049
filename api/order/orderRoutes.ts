import type { DatabaseSync } from 'node:sqlite'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Ledger } from '#api/eventStore/ledger.ts'
import { historyDownload } from '#api/history/historyDownload.ts'
import type { AuditAccess } from '#api/http/auditAccess.ts'
import { type Caller, type Handlers, isForeign } from '#api/http/handlers.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import { dateRange, localDate } from '#domain/localDate.ts'
import type { DeliveryTerms } from '#domain/order/delivery.ts'
import type { orderContract } from '#domain/order/orderContract.ts'
import { type Order, orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { allowedTransitions, blockedTransitions } from '#domain/order/orderTransitions.ts'
import { openBulkTransition } from './bulkTransition.ts'
import { orderDownload } from './orderDownload.ts'
import type { OrderFulfilment } from './orderFulfilment.ts'
import { orderHistory } from './orderHistory.ts'
import { orderQueries } from './orderList.ts'
import { openOrderPlacement } from './orderPlacement.ts'
import { openOrderUpdate } from './orderUpdate.ts'
import { type OrderView, orderView } from './orderView.ts'

interface Parts {
  store: EventStore
  /** The facts as they are stored. */
  raw: EventStore
  ledger: Ledger
  database: DatabaseSync
  fulfilment: OrderFulfilment
  terms: DeliveryTerms
  auditAccess: AuditAccess
  now?: (() => Date) | undefined
}

export const orderRoutes = (parts: Parts): Handlers<typeof orderContract> => {
  const { store, raw, ledger, database, fulfilment, terms, auditAccess, now = () => new Date() } = parts
  const orders = orderQueries(database, now)
  const history = orderHistory({ store, raw, ledger })
  const update = openOrderUpdate(store, ledger)
  const bulkTransition = openBulkTransition(ledger)
  const place = openOrderPlacement(store, ledger, fulfilment, terms)

  return {
    'POST order/placeOrder': async ({ querydata, caller, key, context }) => {
      if (isForeign(querydata.customerId, caller)) return refuse('NotYours')
      const placed = await place(querydata, caller, key, context)
      if (isRefusal(placed)) return placed
      const result = orderViewFor(placed.orderId, placed.order, caller)
      return result ? { result, position: placed.position, message: 'Order placed' } : refuse('OrderNotFound')
    },
    'POST order/update': async ({ querydata: { id, userId, ...edit }, caller, idempotentContext }) => {
      const before = await ledger.load(orderMachine, orderStream(id))
      if (!mayRead(before, caller)) return refuse('OrderNotFound')
      if (userId !== undefined && userId !== before.context.placed?.customerId) return refuse('NotYours')

      const edited = await update(id, { ...edit, as: caller.role }, idempotentContext)
      if (isRefusal(edited)) return edited
      const result = orderViewFor(id, edited.record, caller)
      return { result: result ? [result] : [], position: edited.position, message: 'Order updated' }
    },
    'GET customer/orders/:customerId': async ({ params: { customerId }, caller, context }) =>
      (await auditAccess(customerId, 'orders', { caller, context })) ?? {
        orders: orders.ofCustomer(customerId),
      },
    'GET order/find/:id': async ({ params, caller }) => {
      const order = await ledger.load(orderMachine, orderStream(params.id))
      const result = mayRead(order, caller) ? orderViewFor(params.id, order, caller) : undefined
      return result ? { result } : refuse('OrderNotFound')
    },
    'GET order/all': ({ query: { since, until, late, format, pageNumber, limit, ...filter } }) => {
      const criteria = { ...filter, ...dateRange(since, until), late: late === 'true' }
      const day = localDate(now())
      return format ? orderDownload(orders, criteria, day) : orders.page({ ...criteria, pageNumber, limit })
    },
    'POST order/bulk': ({ querydata, idempotentContext }) => bulkTransition(querydata, idempotentContext),
    'GET order/timeline/:id': async ({ params, query }) => {
      const timeline = await history(params.id, query)
      if (!timeline) return refuse('OrderNotFound')
      const { record: order, ...rest } = timeline
      const result = { order, ...rest }
      return query.format ? historyDownload(`order-${order.orderNumber}`, query.format, result) : { result }
    },
  }
}

// Another customer's order gets the same response as one that does not exist.
const mayRead = ({ context }: Order, caller: Caller) =>
  context.placed !== undefined && (caller.role === 'Admin' || context.placed.customerId === caller.customerId)

const orderViewFor = (id: string, order: Order, { role }: Caller): OrderView | undefined => {
  const view = orderView(id, order)
  if (!view || role === 'Admin') return view
  return { ...view, offered: allowedTransitions(order, role), withheld: blockedTransitions(order, role) }
}
