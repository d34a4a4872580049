import type { DatabaseSync } from 'node:sqlite'
import { type Changes, projection } from '#api/readModels/projection.ts'
import { type AccountFact, fullName } from '#domain/account/accountEvents.ts'
import { toRand } from '#domain/kernel/money.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import { lateCutoff, unshippedStatuses } from '#domain/order/lateOrders.ts'
import type { OrderFact, PaymentMethod } from '#domain/order/orderEvents.ts'
import type { OrderStatus, ShippingStatus } from '#domain/order/orderStatus.ts'
import type { OrderSort } from '#domain/order/ordersQuery.ts'
import { nameWords, type OrderFilter, orderBy, orderFromClause } from './orderSearch.ts'
import { orderSearchIndex, orderTables } from './orderTables.ts'

/** Orders as customers and admins list them. Rejected orders are removed. */
export const orderList = projection({
  name: 'orderList',
  version: 4,
  tables: orderTables,
  extra: orderSearchIndex,
  when: ({ orders, order_customers }): Changes<OrderFact | AccountFact> => ({
    OrderPlaced: ({ orderNumber, customerId, paymentMethod, total, lines }, fact) =>
      orders.put({
        id: recordIdOf(fact),
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
    OrderConfirmed: (_, fact) => orders.change(recordIdOf(fact), { confirmed: 1 }),
    OrderRejected: (_, fact) => orders.remove(recordIdOf(fact)),
    PaymentMethodChanged: ({ paymentMethod }, fact) =>
      orders.change(recordIdOf(fact), { payment_method: paymentMethod }),
    ProcessingStarted: (_, fact) =>
      orders.change(recordIdOf(fact), { status: 'Processing', shipping: 'awaitingDispatch' }),
    OrderDispatched: (_, fact) => orders.change(recordIdOf(fact), { status: 'Shipped', shipping: 'dispatched' }),
    TransitStarted: (_, fact) => orders.change(recordIdOf(fact), { shipping: 'inTransit' }),
    DeliveryDelayed: (_, fact) => orders.change(recordIdOf(fact), { shipping: 'delayed' }),
    OrderDelivered: ({ signedBy }, fact) =>
      orders.change(recordIdOf(fact), { status: 'Delivered', shipping: 'delivered', signed_by: signedBy }),
    OrderCanceled: (_, fact) => orders.change(recordIdOf(fact), { status: 'Canceled' }),
    AccountOpened: (names, fact) =>
      order_customers.put({ id: recordIdOf(fact), position: fact.position, ...named(names) }),
    DetailsChanged: (names, fact) => order_customers.change(recordIdOf(fact), named(names)),
    AccountErased: (_, fact) => order_customers.remove(recordIdOf(fact)),
  }),
})

const named = (names: Parameters<typeof fullName>[0]) => ({ name: fullName(names), words: nameWords(fullName(names)) })

export interface OrderListQuery extends OrderFilter {
  sort?: OrderSort | undefined
  /** From 1. */
  pageNumber: number
  limit: number
}

/** How many rows a CSV download reads at once. */
const rowsPerBatch = 500

export const orderQueries = (database: DatabaseSync, now: () => Date = () => new Date()) => {
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const prepared = (sql: string) => statements.getOrInsertComputed(sql, () => database.prepare(sql))
  const selectOrders = `SELECT orders.*, coalesce(name, customer_id) AS customer_name
    FROM orders LEFT JOIN order_customers ON order_customers.id = customer_id`
  const ofCustomer = database.prepare(
    `${selectOrders} WHERE customer_id = ? AND confirmed = 1 ORDER BY placed_at DESC, orders.id`,
  )
  const byId = database.prepare(`${selectOrders} WHERE orders.id = ?`)

  const idsOf = ({ sort = 'newest', limit, pageNumber, ...filter }: OrderListQuery) => {
    const { from, values } = orderFromClause(filter, now())
    const page = prepared(`SELECT id FROM ${from} ORDER BY ${orderBy[sort]} LIMIT :limit OFFSET :offset`)
    return page.all({ ...values, limit, offset: (pageNumber - 1) * limit }).map(({ id }) => String(id))
  }
  const countOf = (filter: OrderFilter) => {
    const { from, values } = orderFromClause(filter, now())
    return Number(prepared(`SELECT count(*) AS count FROM ${from}`).get(values)?.['count'])
  }
  const adminOrderRows = (ids: readonly string[]) => {
    const lateBefore = lateCutoff(now())
    return ids.flatMap((id) => byId.all(id)).map((row) => adminOrderRow(row, lateBefore))
  }

  return {
    ofCustomer: (customerId: string) => ofCustomer.all(customerId).map(orderRow),
    page: (query: OrderListQuery) => {
      const { pageNumber, limit } = query
      const total = countOf(query)
      return { orders: adminOrderRows(idsOf(query)), meta: { totalCount: total, total, pageNumber, size: limit } }
    },
    /** All orders that match, in batches. */
    *all(query: Omit<OrderListQuery, 'pageNumber' | 'limit'>) {
      const ids = idsOf({ ...query, pageNumber: 1, limit: -1 })
      for (let start = 0; start < ids.length; start += rowsPerBatch)
        yield adminOrderRows(ids.slice(start, start + rowsPerBatch))
    },
  }
}

const adminOrderRow = (row: Record<string, unknown>, lateBefore: string) => {
  const order = orderRow(row)
  return { ...order, late: unshippedStatuses.includes(order.orderStatus) && order.orderDate < lateBefore }
}

const orderRow = (row: Record<string, unknown>) => ({
  id: String(row['id']),
  orderNumber: String(row['number']),
  customerId: String(row['customer_id']),
  customerName: String(row['customer_name']),
  orderDate: String(row['placed_at']),
  orderStatus: row['status'] as OrderStatus,
  shippingStatus: row['shipping'] as ShippingStatus,
  signedBy: String(row['signed_by']),
  paymentMethod: row['payment_method'] as PaymentMethod,
  totalAmount: toRand(Number(row['total'])),
  pieces: Number(row['pieces']),
  thumbnails: JSON.parse(String(row['thumbnails'])) as string[],
})
