import { defaultReason } from '#domain/order/defaultReason.ts'
import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import type { TrackedOrder } from '#ui-kit/screens/account/OrderPlaces.tsx'
import { type Order, orderLine, orderTotals } from './orderProps.ts'

/** An order as its customer follows it. */
export const trackedOrder = (order: Order): TrackedOrder => ({
  status: order.orderStatus,
  reached: order.reached,
  reason: words.get(order.reason) ?? (order.reason || undefined),
  signedBy: order.signedBy || undefined,
  promise: promiseOf(order),
  settled: settledOf(order),
  lines: order.products.map(orderLine),
  totals: orderTotals(order),
  address: order.shippingAddress,
  paymentMethod: order.paymentMethod,
})

/** The printable invoice of an order. */
export const invoiceHref = (id: string) => `/account/orders/${encodeURIComponent(id)}/invoice`

/** A conversation on WhatsApp with the question begun. */
export const helpHref = (orderNumber: string) => {
  const question = `Sawubona ${shopIdentity.name}, I have a question about my order ${orderNumber}.`
  return `https://wa.me/${shopContact.whatsApp}?text=${encodeURIComponent(question)}`
}

// Said to the customer. A reason may be any text.
const words = new Map([
  [defaultReason.Customer, 'You canceled it'],
  [defaultReason.Admin, 'We canceled it'],
])

// Why a customer cannot cancel it any more; one that is over has nothing to excuse.
const settledOf = ({ orderStatus, withheld }: Order) =>
  withheld.Canceled && (orderStatus === 'Processing' || orderStatus === 'Shipped') ? `${withheld.Canceled}.` : undefined

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
