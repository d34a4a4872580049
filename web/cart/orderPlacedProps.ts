import { hasSameDayDelivery } from '#domain/deliveryAreas.ts'
import { paymentPhrases } from '#domain/order/paymentPhrases.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import type { PlacedOrder as ShownOrder } from '#ui-kit/shop/cart/OrderPlacedPanel.tsx'
import type { OrderReceipt } from '#web/state/cart/orderReceipt.ts'
import { formatAmount } from '#web/state/formatAmount.ts'

/** Props of the confirmation after an order. */
export const orderPlacedProps = (order: OrderReceipt): ShownOrder => {
  const { id, orderNumber, totalAmount, shippingAddress, paymentMethod } = order
  return {
    orderNumber,
    total: formatAmount(totalAmount),
    promise: `${deliveryPromise(shippingAddress)} You pay ${paymentPhrases[paymentMethod]}.`,
    trackHref: `/account/orders/${encodeURIComponent(id)}`,
    shareHref: `https://wa.me/?text=${encodeURIComponent(`I ordered at ${shopIdentity.name}: order ${orderNumber}.`)}`,
  }
}

const deliveryPromise = (address: OrderReceipt['shippingAddress']) => {
  const place = `${address.suburb}, ${address.city}`
  return hasSameDayDelivery(address)
    ? `We bring it to ${place} today.`
    : `We bring it to ${place} and phone before we come.`
}
