import type { DatabaseSync } from 'node:sqlite'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Ledger } from '#api/eventStore/handle.ts'
import { historyFile } from '#api/history/historyFile.ts'
import type { Answers, Caller } from '#api/http/answers.ts'
import type { RecordReading } from '#api/http/recordReading.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import type { orderContract } from '#domain/order/orderContract.ts'
import { type Order, orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { movesOf, withheldFrom } from '#domain/order/orderMoves.ts'
import type { DeliveryTerms } from '#domain/order/placeOrder.ts'
import { shopDay, stretchOf } from '#domain/shopDay.ts'
import { bulkMoving } from './bulkMoving.ts'
import type { Fulfilling } from './fulfilling.ts'
import { orderAnswer, type PublicOrder } from './orderAnswer.ts'
import { orderFile } from './orderFile.ts'
import { orderHistory } from './orderHistory.ts'
import { orderQueries } from './orderList.ts'
import { placing } from './placing.ts'
import { updating } from './updating.ts'

interface Parts {
  store: EventStore
  /** The facts as they are stored. */
  raw: EventStore
  ledger: Ledger
  database: DatabaseSync
  fulfilling: Fulfilling
  terms: DeliveryTerms
  recordReading: RecordReading
  now?: (() => Date) | undefined
}

export const orderRoutes = (parts: Parts): Answers<typeof orderContract> => {
  const { store, raw, ledger, database, fulfilling, terms, recordReading, now = () => new Date() } = parts
  const orders = orderQueries(database, now)
  const history = orderHistory({ store, raw, ledger })
  const update = updating(store, ledger)
  const moveInBulk = bulkMoving(ledger)
  const place = placing(store, ledger, fulfilling, terms)

  return {
    'POST order/placeOrder': async ({ querydata, caller, key, deed }) => {
      if (isForeign(querydata.customerId, caller)) return refuse('NotYours')
      const placed = await place(querydata, caller, key, deed)
      if (isRefusal(placed)) return placed
      const result = forCaller(placed.orderId, placed.order, caller)
      return result ? { result, position: placed.position, message: 'Order placed' } : refuse('OrderNotFound')
    },
    'POST order/update': async ({ querydata: { id, userId, ...edit }, caller, once }) => {
      const before = await ledger.load(orderMachine, orderStream(id))
      if (!mayRead(before, caller)) return refuse('OrderNotFound')
      if (userId !== undefined && userId !== before.context.placed?.customerId) return refuse('NotYours')

      const edited = await update(id, { ...edit, as: caller.role }, once)
      if (isRefusal(edited)) return edited
      const result = forCaller(id, edited.record, caller)
      return { result: result ? [result] : [], position: edited.position, message: 'Order updated' }
    },
    'GET customer/orders/:customerId': async ({ params: { customerId }, caller, deed }) =>
      (await recordReading(customerId, 'orders', { caller, deed })) ?? { orders: orders.ofCustomer(customerId) },
    'GET order/find/:id': async ({ params, caller }) => {
      const order = await ledger.load(orderMachine, orderStream(params.id))
      const result = mayRead(order, caller) ? forCaller(params.id, order, caller) : undefined
      return result ? { result } : refuse('OrderNotFound')
    },
    'GET order/all': ({ query: { since, until, late, format, pageNumber, limit, ...filter } }) => {
      const wanted = { ...filter, ...stretchOf(since, until), late: late === 'true' }
      const day = shopDay(now())
      return format ? orderFile(orders, wanted, day) : orders.page({ ...wanted, pageNumber, limit })
    },
    'POST order/bulk': ({ querydata, once }) => moveInBulk(querydata, once),
    'GET order/timeline/:id': async ({ params, query }) => {
      const told = await history(params.id, query)
      if (!told) return refuse('OrderNotFound')
      const { record: order, ...rest } = told
      const result = { order, ...rest }
      return query.format ? historyFile(`order-${order.orderNumber}`, query.format, result) : { result }
    },
  }
}

const isForeign = (customerId: string | undefined, caller: Caller) =>
  customerId !== undefined && customerId !== caller.customerId

// Somebody else's order is told like one that does not exist.
const mayRead = ({ context }: Order, caller: Caller) =>
  context.placed !== undefined && (caller.role === 'Admin' || context.placed.customerId === caller.customerId)

const forCaller = (id: string, order: Order, { role }: Caller): PublicOrder | undefined => {
  const answer = orderAnswer(id, order)
  if (!answer || role === 'Admin') return answer
  return { ...answer, offered: movesOf(order, role), withheld: withheldFrom(order, role) }
}
