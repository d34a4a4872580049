import type { DatabaseSync } from 'node:sqlite'
import { type Changes, idOf, projection } from '#api/readModels/projection.ts'
import { table } from '#api/readModels/table.ts'
import { type AccountFact, fullName } from '#domain/account/accountEvents.ts'
import { inRand } from '#domain/kernel/money.ts'
import type { OrderFact, PaymentMethod } from '#domain/order/orderEvents.ts'
import type { OrderStatus, ShippingStatus } from '#domain/order/orderStatus.ts'

/** Orders as the lists of customers and admins show them. An order that found no stock was never one: it is left out. */
export const orderList = projection({
  name: 'orderList',
  version: 3,
  tables: {
    orders: table(
      {
        id: 'text',
        number: 'text',
        customer_id: 'text',
        placed_at: 'text',
        confirmed: 'integer',
        status: 'text',
        shipping: 'text',
        signed_by: 'text',
        payment_method: 'text',
        total: 'integer',
        pieces: 'integer',
        thumbnails: 'text',
      },
      ['id'],
      ['customer_id, placed_at', 'placed_at'],
    ),
    order_customers: table({ id: 'text', name: 'text' }, ['id']),
  },
  when: ({ orders, order_customers }): Changes<OrderFact | AccountFact> => ({
    OrderPlaced: ({ orderNumber, customerId, paymentMethod, total, lines }, fact) =>
      orders.put({
        id: idOf(fact),
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
    AccountOpened: (names, fact) => order_customers.put({ id: idOf(fact), name: fullName(names) }),
    DetailsChanged: (names, fact) => order_customers.put({ id: idOf(fact), name: fullName(names) }),
    AccountErased: (_, fact) => order_customers.remove(idOf(fact)),
  }),
})

export interface OrderFilter {
  orderStatus?: OrderStatus | undefined
  /** Part of an order number or of a customer's name. */
  search?: string | undefined
  pageNumber: number
  limit: number
}

export const orderQueries = (database: DatabaseSync) => {
  const rows = 'FROM orders LEFT JOIN order_customers ON order_customers.id = customer_id WHERE confirmed = 1'
  const columns = 'orders.*, coalesce(name, customer_id) AS customer_name'
  const filter = `AND (?1 IS NULL OR status = ?1) AND (?2 IS NULL OR instr(lower(number), lower(?2)) OR instr(lower(name), lower(?2)))`
  const ofCustomer = database.prepare(
    `SELECT ${columns} ${rows} AND customer_id = ? ORDER BY placed_at DESC, orders.id`,
  )
  const page = database.prepare(
    `SELECT ${columns} ${rows} ${filter} ORDER BY placed_at DESC, orders.id LIMIT ?3 OFFSET ?4`,
  )
  const count = database.prepare(`SELECT count(*) AS count ${rows} ${filter}`)

  return {
    ofCustomer: (customerId: string) => ofCustomer.all(customerId).map(rowAnswer),
    page: ({ orderStatus, search, pageNumber, limit }: OrderFilter) => {
      const wanted = [orderStatus ?? null, search?.trim() || null] as const
      const total = Number(count.get(...wanted)?.['count'] ?? 0)
      const orders = page.all(...wanted, limit, (pageNumber - 1) * limit).map(rowAnswer)
      return { orders, meta: { totalCount: total, total, pageNumber, size: limit } }
    },
  }
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
