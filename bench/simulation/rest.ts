import type { DatabaseSync } from 'node:sqlite'
import { productQueries } from '#api/catalogue/productList.ts'
import { orderQueries } from '#api/order/orderList.ts'
import { inRand, sum } from '#domain/kernel/money.ts'
import type { Order } from '#domain/order/orderMachine.ts'
import { orderStatusOf, shippingStatusOf } from '#domain/order/orderStatus.ts'
import type { Books, Shelf } from './books.ts'
import type { Records } from './records.ts'
import { demand } from './violation.ts'

/** What holds once nothing is under way any more: every piece is where its order says. */
export const demandStock = ({ shelves, orders }: Books, records: Records) => {
  for (const [id, shelf] of shelves) {
    const { quantity, reserved } = records.product(id).context
    const pieces = quantity + total(reserved.map(({ count }) => count)) + total(shelf.shipped.values())
    demand(pieces === shelf.initial, 'sold, reserved and on hand are what there was', () => `${pieces} of ${id}`)
    demand(quantity >= 0, 'stock is never negative', () => `${quantity} of ${id}`)
    for (const orderId of [...shelf.reserved.keys(), ...shelf.shipped.keys()])
      demand(orders.has(orderId), 'pieces are set aside for orders only', () => `${orderId} of ${id}`)
  }
}

/** No partial orders: each is confirmed with all its lines, or over with none. */
export const demandWholeOrders = ({ shelves, orders }: Books, records: Records) => {
  for (const [id, { lines }] of orders) {
    const order = records.order(id)
    const { reserved, shipped } = placeOf(order)
    demand(!order.is('reserving'), 'no order is left half done', () => `${id} is still waiting for its stock`)
    for (const { productId, count } of lines) {
      const shelf = shelves.get(productId)
      demandCount(order, shelf, 'reserved', reserved ? count : 0)
      demandCount(order, shelf, 'shipped', shipped ? count : 0)
    }
  }
}

/** A cart is sold once: an order that is taken has had it, and one that is not has given it back. */
export const demandCarts = ({ orders }: Books, records: Records) => {
  const sold = new Set<string>()
  for (const [id, { customerId, cart: seen }] of orders) {
    const { ordered } = records.cart(customerId).context
    const holds = ordered.some(({ orderId, isRestored }) => orderId === id && !isRestored)
    const isTaken = !records.order(id).is('rejected')
    demand(holds === isTaken, 'an order has its cart or none', () => `${id} is taken: ${isTaken}, its cart: ${holds}`)
    if (!seen || !isTaken) continue
    const cart = `the cart of ${customerId} after ${seen.lastOrderId ?? 'none'}`
    demand(!sold.has(cart), 'a cart is sold once', () => `${cart} was sold twice, last as ${id}`)
    sold.add(cart)
  }
}

/** Every node's read model tells what the log does. */
export const demandReadModel = (database: DatabaseSync, { shelves, orders }: Books, records: Records) => {
  const products = productQueries(database)
  for (const id of shelves.keys()) {
    const [shown, held] = [products.byId(id)?.quantity, records.product(id).context.quantity]
    demand(shown === held, readModel, () => `${shown} of ${id} are shown, and there are ${held}`)
  }
  const listed = orderQueries(database).page({ pageNumber: 1, limit: 1000 }).orders
  const rows = new Map(listed.map((row) => [row.id, wordsOf(row)]))
  const expected = [...orders.keys()].map((id) => records.order(id)).filter((order) => !order.is('rejected'))
  demand(rows.size === expected.length, readModel, () => `${rows.size} of ${expected.length} orders are listed`)
  for (const order of expected) {
    const [shown, held] = [rows.get(idOf(order)), wordsOf(rowOf(order))]
    demand(shown === held, readModel, () => `${idOf(order)} is shown as ${shown}, and is ${held}`)
  }
}

const readModel = 'the read model is the fold of the log'

const total = (counts: Iterable<number>) => sum([...counts])

const placeOf = (order: Order) => ({
  reserved: order.is('pending') || order.is('processing'),
  shipped: order.is('shipped') || order.is('delivered'),
})

const demandCount = (order: Order, shelf: Shelf | undefined, where: 'reserved' | 'shipped', expected: number) => {
  const count = shelf?.[where].get(idOf(order)) ?? 0
  demand(
    count === expected,
    'an order has all its pieces or none',
    () => `${idOf(order)} is ${order.state} with ${count} of ${expected} ${shelf?.details.slug} ${where}`,
  )
}

const idOf = ({ stream }: Order) => stream.slice('order-'.length)

const rowOf = (order: Order) => ({
  orderStatus: orderStatusOf(order),
  shippingStatus: shippingStatusOf(order),
  signedBy: order.context.signedBy,
  paymentMethod: order.context.placed?.paymentMethod ?? '',
  totalAmount: inRand(order.context.placed?.total ?? 0),
})

const wordsOf = (row: ReturnType<typeof rowOf>) =>
  [row.orderStatus, row.shippingStatus, row.signedBy, row.paymentMethod, row.totalAmount].join(', ')
