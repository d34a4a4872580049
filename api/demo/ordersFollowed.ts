import { customerIdOf } from '#api/account/accountCreation.ts'
import { productIdOf } from '#api/catalogue/productCreation.ts'
import { openOrderFulfilment } from '#api/order/orderFulfilment.ts'
import { orderIdOf } from '#api/order/orderIds.ts'
import { openOrderPlacement } from '#api/order/orderPlacement.ts'
import { updateOrder } from '#domain/order/orderCommands.ts'
import { type OrderStep, orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import type { OrderTransition } from '#domain/order/orderTransitions.ts'
import { WriteReviewRequest } from '#domain/review/reviewForm.ts'
import { defaultDeliveryTerms } from '#domain/shopIdentity.ts'
import { asAdmin, asCustomer, type DemoAction, expectAccepted } from './demoActions.ts'
import type { DatedReview, DemoOrder } from './demoOrders.ts'
import { reviewWritten } from './reviewWritten.ts'

/** Actions that place each order, apply the transitions of an admin, and review the delivered products. */
export const orderFollowed = (order: DemoOrder): DemoAction[] => [
  orderPlaced(order),
  ...order.moves.map(({ move, at }) => orderMoved(order, move, at)),
  ...order.reviews.map((review) => productReviewed(order, review)),
]

const keyOf = ({ key }: DemoOrder) => `demo ${key}`
const idOf = (order: DemoOrder) => orderIdOf(customerIdOf(order.buyer.email), keyOf(order))
const touchedBy = (order: DemoOrder) => [order.key, order.buyer.key, ...order.lines.map(({ slug }) => slug)]

const orderPlaced = (order: DemoOrder): DemoAction => ({
  at: order.placedAt,
  writesTo: touchedBy(order),
  perform: async ({ store, ledger }) => {
    const { buyer, lines, paymentMethod } = order
    const customer = {
      customerId: customerIdOf(buyer.email),
      role: 'Customer',
      sessionId: '',
      emailVerified: true,
    } as const
    const products = lines.map(({ slug, count }) => ({ productId: productIdOf(slug), count }))
    const request = { products, shippingAddress: buyer.address, paymentMethod }
    const place = openOrderPlacement(store, ledger, openOrderFulfilment(ledger), defaultDeliveryTerms)
    expectAccepted(await place(request, customer, keyOf(order), asCustomer(buyer.email)))
  },
})

const orderMoved = (order: DemoOrder, move: OrderTransition, at: number): DemoAction => ({
  at,
  writesTo: touchedBy(order),
  perform: async ({ ledger }) => {
    const id = idOf(order)
    const moved = await ledger.handle(orderMachine, orderStream(id), asAdmin, (record) =>
      record.context.reached[steps[move]] ? [] : updateOrder(record, { as: 'Admin', ...editFor(order, move) }),
    )
    expectAccepted(moved)
    const { ship, releaseReservation } = openOrderFulfilment(ledger)
    if (move === 'Shipped') await ship(id, asAdmin)
    if (move === 'Canceled') await releaseReservation(id, asAdmin)
  },
})

const steps = {
  Processing: 'processing',
  Shipped: 'dispatched',
  inTransit: 'inTransit',
  delayed: 'delayed',
  Delivered: 'delivered',
  Canceled: 'canceled',
} as const satisfies Record<OrderTransition, OrderStep>

const editFor = ({ buyer, reason }: DemoOrder, move: OrderTransition) => {
  if (move === 'inTransit' || move === 'delayed') return { shippingStatus: move }
  if (move === 'Delivered') return { orderStatus: move, signedBy: `${buyer.firstname} ${buyer.lastname}` }
  return { orderStatus: move, reason }
}

const productReviewed = (order: DemoOrder, { product, rating, text, at }: DatedReview): DemoAction => ({
  at,
  writesTo: [order.key],
  perform: async ({ ledger }) => {
    const productId = productIdOf(product)
    const form = WriteReviewRequest.parse({ productId, rating, text })
    const purchases = [{ orderId: idOf(order), order: await ledger.load(orderMachine, orderStream(idOf(order))) }]
    await reviewWritten(ledger, order.buyer, { ...form, productId, purchases })
  },
})
