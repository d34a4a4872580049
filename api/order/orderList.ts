import type { DatabaseSync } from 'node:sqlite'
import { type Changes, idOf, projection } from '#api/readModels/projection.ts'
import { type AccountFact, fullName } from '#domain/account/accountEvents.ts'
import { inRand } from '#domain/kernel/money.ts'
import { lateBefore, unsent } from '#domain/order/late.ts'
import type { OrderFact, PaymentMethod } from '#domain/order/orderEvents.ts'
import type { OrderStatus, ShippingStatus } from '#domain/order/orderStatus.ts'
import type { OrderSort } from '#domain/order/ordersQuery.ts'
import { asked, nameWords, type OrderFilter, orderBy } from './orderSearch.ts'
import { orderSearchIndex, orderTables } from './orderTables.ts'

/** Orders as the lists of customers and admins show them. An order that found no stock was never one: it is left out. */
export const orderList = projection({
  name: 'orderList',
  version: 4,
  tables: orderTables,
  extra: orderSearchIndex,
  when: ({ orders, order_customers }): Changes<OrderFact | AccountFact> => ({
    OrderPlaced: ({ orderNumber, customerId, paymentMethod, total, lines }, fact) =>
      orders.put({
        id: idOf(fact),
        position: fact.position,
        number: orderNumber,
        customer_id: customerId,
        placed_at: fact.meta.at,
        confirmed: 0,
        status: 'Pending',
        shipping: 'awaitingDispatch',
        signed_by: '',
        payment_method: paymentMethod,
        total,
        pieces: lines.reduce((count, line) => count + line.count, 0),
        thumbnails: JSON.stringify(lines.map((line) => line.thumbnail)),
      }),
    OrderConfirmed: (_, fact) => orders.change(idOf(fact), { confirmed: 1 }),
    OrderRejected: (_, fact) => orders.remove(idOf(fact)),
    PaymentMethodChanged: ({ paymentMethod }, fact) => orders.change(idOf(fact), { payment_method: paymentMethod }),
    ProcessingStarted: (_, fact) => orders.change(idOf(fact), { status: 'Processing', shipping: 'awaitingDispatch' }),
    OrderDispatched: (_, fact) => orders.change(idOf(fact), { status: 'Shipped', shipping: 'dispatched' }),
    TransitStarted: (_, fact) => orders.change(idOf(fact), { shipping: 'inTransit' }),
    DeliveryDelayed: (_, fact) => orders.change(idOf(fact), { shipping: 'delayed' }),
    OrderDelivered: ({ signedBy }, fact) =>
      orders.change(idOf(fact), { status: 'Delivered', shipping: 'delivered', signed_by: signedBy }),
    OrderCanceled: (_, fact) => orders.change(idOf(fact), { status: 'Canceled' }),
    AccountOpened: (names, fact) => order_customers.put({ id: idOf(fact), position: fact.position, ...named(names) }),
    DetailsChanged: (names, fact) => order_customers.change(idOf(fact), named(names)),
    AccountErased: (_, fact) => order_customers.remove(idOf(fact)),
  }),
})

const named = (names: Parameters<typeof fullName>[0]) => ({ name: fullName(names), words: nameWords(fullName(names)) })

export interface OrdersWish extends OrderFilter {
  sort?: OrderSort | undefined
  /** From 1. */
  pageNumber: number
  limit: number
}

/** How many rows of a file are read at once. */
const slice = 500

export const orderQueries = (database: DatabaseSync, now: () => Date = () => new Date()) => {
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const prepared = (sql: string) => statements.getOrInsertComputed(sql, () => database.prepare(sql))
  const rows = `SELECT orders.*, coalesce(name, customer_id) AS customer_name
    FROM orders LEFT JOIN order_customers ON order_customers.id = customer_id`
  const ofCustomer = database.prepare(
    `${rows} WHERE customer_id = ? AND confirmed = 1 ORDER BY placed_at DESC, orders.id`,
  )
  const byId = database.prepare(`${rows} WHERE orders.id = ?`)

  const idsOf = ({ sort = 'newest', limit, pageNumber, ...filter }: OrdersWish) => {
    const { from, values } = asked(filter, now())
    const page = prepared(`SELECT id FROM ${from} ORDER BY ${orderBy[sort]} LIMIT :limit OFFSET :offset`)
    return page.all({ ...values, limit, offset: (pageNumber - 1) * limit }).map(({ id }) => String(id))
  }
  const countOf = (filter: OrderFilter) => {
    const { from, values } = asked(filter, now())
    return Number(prepared(`SELECT count(*) AS count FROM ${from}`).get(values)?.['count'])
  }
  const deskRows = (ids: readonly string[]) => {
    const before = lateBefore(now())
    return ids.flatMap((id) => byId.all(id)).map((row) => deskAnswer(row, before))
  }

  return {
    ofCustomer: (customerId: string) => ofCustomer.all(customerId).map(rowAnswer),
    page: (wish: OrdersWish) => {
      const { pageNumber, limit } = wish
      const total = countOf(wish)
      return { orders: deskRows(idsOf(wish)), meta: { totalCount: total, total, pageNumber, size: limit } }
    },
    /** All that match, some at a time. */
    *all(wish: Omit<OrdersWish, 'pageNumber' | 'limit'>) {
      const ids = idsOf({ ...wish, pageNumber: 1, limit: -1 })
      for (let start = 0; start < ids.length; start += slice) yield deskRows(ids.slice(start, start + slice))
    },
  }
}

const deskAnswer = (row: Record<string, unknown>, before: string) => {
  const answer = rowAnswer(row)
  return { ...answer, late: unsent.includes(answer.orderStatus) && answer.orderDate < before }
}

const rowAnswer = (row: Record<string, unknown>) => ({
  id: String(row['id']),
  orderNumber: String(row['number']),
  customerId: String(row['customer_id']),
  customerName: String(row['customer_name']),
  orderDate: String(row['placed_at']),
  orderStatus: row['status'] as OrderStatus,
  shippingStatus: row['shipping'] as ShippingStatus,
  signedBy: String(row['signed_by']),
  paymentMethod: row['payment_method'] as PaymentMethod,
  totalAmount: inRand(Number(row['total'])),
  pieces: Number(row['pieces']),
  thumbnails: JSON.parse(String(row['thumbnails'])) as string[],
})
