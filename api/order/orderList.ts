import type { DatabaseSync } from 'node:sqlite'
import { idOf, projection } from '#api/readModels/projection.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import { inRand } from '#domain/kernel/money.ts'
import type { OrderFact, PaymentMethod } from '#domain/order/orderEvents.ts'
import type { OrderStatus, ShippingStatus } from '#domain/order/orderStatus.ts'

/** Orders as the lists of customers and admins show them. An order that found no stock was never one: it is left out. */
export const orderList = projection<OrderFact | AccountFact>({
  name: 'orderList',
  version: 1,
  tables: ['orders', 'order_customers'],
  schema: `
    CREATE TABLE IF NOT EXISTS orders (
      id TEXT PRIMARY KEY, number TEXT NOT NULL, customer_id TEXT NOT NULL, placed_at TEXT NOT NULL, confirmed INTEGER NOT NULL,
      status TEXT NOT NULL, shipping TEXT NOT NULL, signed_by TEXT NOT NULL, payment_method TEXT NOT NULL, total INTEGER NOT NULL,
      pieces INTEGER NOT NULL, thumbnails TEXT NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS orders_by_customer ON orders (customer_id, placed_at);
    CREATE INDEX IF NOT EXISTS orders_by_moment ON orders (placed_at);
    CREATE TABLE IF NOT EXISTS order_customers (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID;`,
  when: (database) => {
    const add = database.prepare(
      `INSERT INTO orders VALUES (?, ?, ?, ?, 0, 'Pending', 'awaitingDispatch', '', ?, ?, ?, ?)`,
    )
    const confirm = database.prepare('UPDATE orders SET confirmed = 1 WHERE id = ?')
    const remove = database.prepare('DELETE FROM orders WHERE id = ?')
    const setStatus = database.prepare('UPDATE orders SET status = ?, shipping = ? WHERE id = ?')
    const setShipping = database.prepare('UPDATE orders SET shipping = ? WHERE id = ?')
    const cancel = database.prepare(`UPDATE orders SET status = 'Canceled' WHERE id = ?`)
    const sign = database.prepare('UPDATE orders SET signed_by = ? WHERE id = ?')
    const setPayment = database.prepare('UPDATE orders SET payment_method = ? WHERE id = ?')
    const nameCustomer = database.prepare('INSERT OR REPLACE INTO order_customers VALUES (?, ?)')

    return {
      OrderPlaced: ({ orderNumber, customerId, paymentMethod, total, lines }, fact) => {
        const pieces = lines.reduce((count, line) => count + line.count, 0)
        const thumbnails = JSON.stringify(lines.map((line) => line.thumbnail))
        add.run(idOf(fact), orderNumber, customerId, fact.meta.at, paymentMethod, total, pieces, thumbnails)
      },
      OrderConfirmed: (_, fact) => confirm.run(idOf(fact)),
      OrderRejected: (_, fact) => remove.run(idOf(fact)),
      PaymentMethodChanged: ({ paymentMethod }, fact) => setPayment.run(paymentMethod, idOf(fact)),
      ProcessingStarted: (_, fact) => setStatus.run('Processing', 'awaitingDispatch', idOf(fact)),
      OrderDispatched: (_, fact) => setStatus.run('Shipped', 'dispatched', idOf(fact)),
      TransitStarted: (_, fact) => setShipping.run('inTransit', idOf(fact)),
      DeliveryDelayed: (_, fact) => setShipping.run('delayed', idOf(fact)),
      OrderDelivered: ({ signedBy }, fact) => {
        setStatus.run('Delivered', 'delivered', idOf(fact))
        sign.run(signedBy, idOf(fact))
      },
      OrderCanceled: (_, fact) => cancel.run(idOf(fact)),
      AccountOpened: ({ firstname, lastname }, fact) => nameCustomer.run(idOf(fact), `${firstname} ${lastname}`),
    }
  },
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
  const filter = `AND (?1 IS NULL OR status = ?1) AND (?2 IS NULL OR number LIKE ?2 ESCAPE '!' OR name LIKE ?2 ESCAPE '!')`
  const ofCustomer = database.prepare(
    `SELECT ${columns} ${rows} AND customer_id = ? ORDER BY placed_at DESC, orders.id`,
  )
  const page = database.prepare(
    `SELECT ${columns} ${rows} ${filter} ORDER BY placed_at DESC, orders.id LIMIT ?3 OFFSET ?4`,
  )
  const count = database.prepare(`SELECT count(*) AS count ${rows} ${filter}`)
  const nameOf = database.prepare('SELECT name FROM order_customers WHERE id = ?')

  return {
    ofCustomer: (customerId: string) => ofCustomer.all(customerId).map(rowAnswer),
    page: ({ orderStatus, search, pageNumber, limit }: OrderFilter) => {
      const wanted = [orderStatus ?? null, search ? `%${search.trim().replace(/[!%_]/g, '!$&')}%` : null] as const
      const total = Number(count.get(...wanted)?.['count'] ?? 0)
      const orders = page.all(...wanted, limit, (pageNumber - 1) * limit).map(rowAnswer)
      return { orders, meta: { totalCount: total, total, pageNumber, size: limit } }
    },
    /** A customer's name for the timeline, or what stands for it. */
    nameOf: (customerId: string) => String(nameOf.get(customerId)?.['name'] ?? ''),
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
