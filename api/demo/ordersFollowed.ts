import { customerIdOf } from '#api/account/opening.ts'
import { productIdOf } from '#api/catalogue/adding.ts'
import { openFulfilling } from '#api/order/fulfilling.ts'
import { orderIdOf } from '#api/order/orderIds.ts'
import { placing } from '#api/order/placing.ts'
import { updateOrder } from '#domain/order/orderCommands.ts'
import { type OrderStep, orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import type { OrderMove } from '#domain/order/orderMoves.ts'
import { writeReview } from '#domain/review/reviewCommands.ts'
import { NewReview } from '#domain/review/reviewForm.ts'
import { reviewMachine, reviewStream } from '#domain/review/reviewMachine.ts'
import { usualDelivery } from '#domain/shopIdentity.ts'
import type { DatedReview, DemoOrder } from './demoOrders.ts'
import { asAdmin, asCustomer, done, type Happening } from './happening.ts'

/** An order is placed, moved on by an admin, and what it brought is reviewed. */
export const orderFollowed = (order: DemoOrder): Happening[] => [
  orderPlaced(order),
  ...order.moves.map(({ move, at }) => orderMoved(order, move, at)),
  ...order.reviews.map((review) => reviewWritten(order, review)),
]

const keyOf = ({ key }: DemoOrder) => `demo ${key}`
const idOf = (order: DemoOrder) => orderIdOf(customerIdOf(order.buyer.email), keyOf(order))
const touchedBy = (order: DemoOrder) => [order.key, order.buyer.key, ...order.lines.map(({ slug }) => slug)]

const orderPlaced = (order: DemoOrder): Happening => ({
  at: order.placedAt,
  touches: touchedBy(order),
  happen: async ({ store, ledger }) => {
    const { buyer, lines, paymentMethod } = order
    const customer = {
      customerId: customerIdOf(buyer.email),
      role: 'Customer',
      sessionId: '',
      emailVerified: true,
    } as const
    const products = lines.map(({ slug, count }) => ({ productId: productIdOf(slug), count }))
    const request = { products, shippingAddress: buyer.address, paymentMethod }
    const place = placing(store, ledger, openFulfilling(ledger), usualDelivery)
    done(await place(request, customer, keyOf(order), asCustomer(buyer.email)))
  },
})

const orderMoved = (order: DemoOrder, move: OrderMove, at: number): Happening => ({
  at,
  touches: touchedBy(order),
  happen: async ({ ledger }) => {
    const id = idOf(order)
    const moved = await ledger.handle(orderMachine, orderStream(id), asAdmin, (record) =>
      record.context.reached[steps[move]] ? [] : updateOrder(record, { as: 'Admin', ...editFor(order, move) }),
    )
    done(moved)
    const { ship, giveBack } = openFulfilling(ledger)
    if (move === 'Shipped') await ship(id, asAdmin)
    if (move === 'Canceled') await giveBack(id, asAdmin)
  },
})

const steps = {
  Processing: 'processing',
  Shipped: 'dispatched',
  inTransit: 'inTransit',
  delayed: 'delayed',
  Delivered: 'delivered',
  Canceled: 'canceled',
} as const satisfies Record<OrderMove, OrderStep>

const editFor = ({ buyer, reason }: DemoOrder, move: OrderMove) => {
  if (move === 'inTransit' || move === 'delayed') return { shippingStatus: move }
  if (move === 'Delivered') return { orderStatus: move, signedBy: `${buyer.firstname} ${buyer.lastname}` }
  return { orderStatus: move, reason }
}

const reviewWritten = (order: DemoOrder, { product, rating, text, at }: DatedReview): Happening => ({
  at,
  touches: [order.key],
  happen: async ({ ledger }) => {
    const { email, firstname: name } = order.buyer
    const opinion = NewReview.parse({ productId: productIdOf(product), rating, text })
    const customerId = customerIdOf(email)
    const purchases = [{ orderId: idOf(order), order: await ledger.load(orderMachine, orderStream(idOf(order))) }]
    const stream = reviewStream(opinion.productId, customerId)
    const written = await ledger.handle(reviewMachine, stream, asCustomer(email), (review) =>
      writeReview(review, { ...opinion, customerId, name, purchases }),
    )
    done(written)
  },
})
