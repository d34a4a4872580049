import { dayPhrase } from '#domain/dayPhrase.ts'
import { paymentPhrases } from '#domain/order/paymentPhrases.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import type { PlacedOrder as ShownOrder } from '#ui-kit/shop/cart/OrderPlacedPanel.tsx'
import type { OrderReceipt } from '#web/state/cart/orderReceipt.ts'
import { formatAmount } from '#web/state/formatAmount.ts'

/** Props of the confirmation after an order. */
export const orderPlacedProps = (order: OrderReceipt, now = new Date()): ShownOrder => {
  const { id, orderNumber, totalAmount, paymentMethod } = order
  return {
    orderNumber,
    total: formatAmount(totalAmount),
    promise: `${deliveryPromise(order, now)} You pay ${paymentPhrases[paymentMethod]}.`,
    trackHref: `/account/orders/${encodeURIComponent(id)}`,
    shareHref: `https://wa.me/?text=${encodeURIComponent(`I ordered at ${shopIdentity.name}: order ${orderNumber}.`)}`,
  }
}

const deliveryPromise = ({ shippingAddress: { suburb, city }, deliveryDay }: OrderReceipt, now: Date) =>
  deliveryDay
    ? `We deliver to ${suburb}, ${city} ${dayPhrase(deliveryDay, now)}.`
    : `We deliver to ${suburb}, ${city} and phone you before we come.`
