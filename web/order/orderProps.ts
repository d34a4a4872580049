import { cents, discountedPrice, rand, sum } from '#domain/kernel/money.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import type { TrackedOrder } from '#ui-kit/screens/account/OrderPlaces.tsx'
import type { OwnOrder } from '#ui-kit/shop/order/OrderCard.tsx'
import type { OrderLine } from '#ui-kit/shop/order/OrderLines.tsx'
import type { OrderRow } from '#ui-kit/shop/order/OrderRowCard.tsx'
import type { OrderTotals } from '#ui-kit/shop/order/OrderSummary.tsx'
import type { AnswerOf } from '#web/client/calls.ts'

/** Money in rand, moments ISO 8601. */
export type Order = AnswerOf<'GET order/find/:id'>['result']

type ListedOrder = AnswerOf<'GET order/all'>['orders'][number]

/** An amount in rand as people read it. */
export const written = (amount: number) => rand(cents(amount))

export const trackedOrder = (order: Order): TrackedOrder => ({
  status: order.orderStatus,
  reached: order.reached,
  reason: order.reason || undefined,
  signedBy: order.signedBy || undefined,
  promise: promiseOf(order),
  lines: order.products.map(orderLine),
  totals: orderTotals(order),
  address: order.shippingAddress,
  paymentMethod: order.paymentMethod,
})

export const ownOrder = (order: ListedOrder): OwnOrder => ({
  ...ofList(order),
  href: `/account/orders/${order.id}`,
  count: order.pieces,
  pictures: [...new Set(order.thumbnails)],
})

export const orderRow = (order: ListedOrder): OrderRow => ({
  ...ofList(order),
  href: `/Orders_Management/${order.id}`,
  customer: order.customerName,
})

export const orderTotals = ({ products, subtotal, saving, deliveryFee, totalAmount }: Sums): OrderTotals => ({
  count: sum(products.map(({ count }) => count)),
  subtotal: written(subtotal),
  saving: saving > 0 ? written(saving) : undefined,
  delivery: deliveryFee > 0 ? written(deliveryFee) : 'Free',
  total: written(totalAmount),
})

export const orderLine = ({ productId, slug, name, brand, thumbnail, price, discount, ...line }: Line): OrderLine => ({
  id: productId,
  name,
  href: `/${slug}`,
  brand,
  picture: thumbnail,
  count: line.count,
  price: rand(discountedPrice(cents(price), discount)),
  was: discount > 0 ? written(price) : undefined,
  total: written(line.total),
})

/** A conversation on WhatsApp with the question begun. */
export const helpHref = (orderNumber: string) => {
  const question = `Sawubona ${shopIdentity.name}, I have a question about my order ${orderNumber}.`
  return `https://wa.me/${shopIdentity.whatsApp}?text=${encodeURIComponent(question)}`
}

type Line = Order['products'][number]
type Sums = Pick<Order, 'subtotal' | 'saving' | 'deliveryFee' | 'totalAmount'> & {
  products: readonly { count: number }[]
}

const ofList = ({ id, orderNumber, orderDate, orderStatus, shippingStatus, totalAmount }: ListedOrder) => ({
  id,
  orderNumber,
  orderedAt: orderDate,
  status: orderStatus,
  shippingStatus,
  total: written(totalAmount),
})

// What comes next, by where the order or its parcel is now.
const promiseOf = ({ orderStatus, shippingStatus }: Order) =>
  promises[orderStatus === 'Shipped' ? shippingStatus : orderStatus]

const promises: Partial<Record<Order['orderStatus'] | Order['shippingStatus'], string>> = {
  Pending: 'Next we take everything off the shelf and pack it.',
  Processing: 'We are packing it. Next it goes to the courier.',
  dispatched: 'The courier has it. You will see here when it is on its way.',
  inTransit: 'It is on its way to your door.',
  delayed: 'It takes longer than planned. Ask us on WhatsApp if it cannot wait.',
}
