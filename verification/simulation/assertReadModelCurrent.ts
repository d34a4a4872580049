import type { DatabaseSync } from 'node:sqlite'
import { bookingQueries } from '#api/booking/bookingList.ts'
import { productQueries } from '#api/catalogue/productList.ts'
import { orderQueries } from '#api/order/orderList.ts'
import { bookingStatusOf } from '#domain/booking/bookingStatus.ts'
import { toRand } from '#domain/kernel/money.ts'
import type { Order } from '#domain/order/orderMachine.ts'
import { orderStatusOf, shippingStatusOf } from '#domain/order/orderStatus.ts'
import type { LogSnapshot } from '#verification/invariants/logSnapshot.ts'
import { assertInvariant } from '#verification/invariants/violation.ts'

const readModelIsFold = 'the read model is the fold of the log'

/** Asserts that the read models of a node show what the log says. */
export const assertReadModelCurrent = (database: DatabaseSync, snapshot: LogSnapshot) => {
  assertProductsCurrent(database, snapshot)
  assertOrdersCurrent(database, snapshot)
  assertBookingsCurrent(database, snapshot)
}

const assertProductsCurrent = (database: DatabaseSync, snapshot: LogSnapshot) => {
  const products = productQueries(database)
  for (const [id, { context }] of snapshot.products) {
    const [shown, expected] = [products.byId(id)?.quantity, context.quantity]
    assertInvariant(shown === expected, readModelIsFold, () => `${shown} of ${id} are shown, and there are ${expected}`)
  }
}

const assertOrdersCurrent = (database: DatabaseSync, snapshot: LogSnapshot) => {
  const listed = orderQueries(database).page({ pageNumber: 1, limit: 1000 }).orders
  const rows = new Map(listed.map((row) => [row.id, rowText(row)]))
  const placed = [...snapshot.orders].filter(([, order]) => !order.is('rejected'))
  assertInvariant(
    rows.size === placed.length,
    readModelIsFold,
    () => `${rows.size} of ${placed.length} orders are listed`,
  )
  for (const [id, order] of placed) {
    const [shown, expected] = [rows.get(id), rowText(expectedRow(order))]
    assertInvariant(shown === expected, readModelIsFold, () => `${id} is shown as ${shown}, and is ${expected}`)
  }
}

const assertBookingsCurrent = (database: DatabaseSync, { bookings }: LogSnapshot) => {
  const listed = bookingQueries(database).page({ sort: 'newest', pageNumber: 1, limit: 1000 }).bookings
  const shown = listed.map(({ id, start, minutes, status }) => [id, start, minutes, status].join(', ')).sort()
  const expected = [...bookings]
    .flatMap(([id, booking]) => {
      const { requested } = booking.context
      return requested ? [[id, requested.start, requested.minutes, bookingStatusOf(booking)].join(', ')] : []
    })
    .sort()
  assertInvariant(
    shown.join('; ') === expected.join('; '),
    readModelIsFold,
    () => `the bookings ${shown.join('; ')} are shown, and are ${expected.join('; ')}`,
  )
}

const expectedRow = (order: Order) => ({
  orderStatus: orderStatusOf(order),
  shippingStatus: shippingStatusOf(order),
  signedBy: order.context.signedBy,
  paymentMethod: order.context.placed?.paymentMethod ?? '',
  totalAmount: toRand(order.context.placed?.total ?? 0),
})

const rowText = (row: ReturnType<typeof expectedRow>) =>
  [row.orderStatus, row.shippingStatus, row.signedBy, row.paymentMethod, row.totalAmount].join(', ')
