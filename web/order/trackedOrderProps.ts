import { defaultCancelReasons } from '#domain/order/defaultCancelReasons.ts'
import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import type { TrackedOrder } from '#ui-kit/screens/order/OrderColumns.tsx'
import { type Order, orderLine, orderTotals } from './orderProps.ts'

/** Props of an order on its customer's tracking page. */
export const trackedOrderProps = (order: Order): TrackedOrder => ({
  status: order.orderStatus,
  reached: order.reached,
  reason: reasonTexts.get(order.reason) ?? (order.reason || undefined),
  signedBy: order.signedBy || undefined,
  promise: nextStepText(order),
  lockedReason: cannotCancelReason(order),
  lines: order.products.map((product) => ({
    ...orderLine(product),
    reviewHref: order.orderStatus === 'Delivered' ? `/${product.slug}#your-review` : undefined,
  })),
  totals: orderTotals(order),
  address: order.shippingAddress,
  paymentMethod: order.paymentMethod,
})

/** The address of an order's invoice. */
export const invoiceHref = (id: string) => `/account/orders/${encodeURIComponent(id)}/invoice`

/** Opens WhatsApp with a prepared question about the order. */
export const helpHref = (orderNumber: string) => {
  const question = `Sawubona ${shopIdentity.name}, I have a question about my order ${orderNumber}.`
  return `https://wa.me/${shopContact.whatsApp}?text=${encodeURIComponent(question)}`
}

// Texts for the default reasons; any other reason is shown as it is.
const reasonTexts = new Map([
  [defaultCancelReasons.Customer, 'You cancelled it'],
  [defaultCancelReasons.Admin, 'We cancelled it'],
])

// Why a customer can no longer cancel the order; nothing for one that is delivered or canceled.
const cannotCancelReason = ({ orderStatus, withheld }: Order) =>
  withheld.Canceled && (orderStatus === 'Processing' || orderStatus === 'Shipped') ? `${withheld.Canceled}.` : undefined

// The next step of the order, by its status or, once shipped, by its shipping status.
const nextStepText = ({ orderStatus, shippingStatus }: Order) =>
  nextStepTexts[orderStatus === 'Shipped' ? shippingStatus : orderStatus]

const nextStepTexts: Partial<Record<Order['orderStatus'] | Order['shippingStatus'], string>> = {
  Pending: 'Next we will pack your order.',
  Processing: 'We are packing it. Next it goes to the courier.',
  dispatched: 'The courier has it. You will see here when it is on its way.',
  inTransit: 'It is on its way to your door.',
  delayed: 'It is taking longer than planned. Contact us on WhatsApp if it is urgent.',
}
