import { isSameDay } from '#domain/deliveryAreas.ts'
import { cents, rand } from '#domain/kernel/money.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import type { PlacedOrder as ShownOrder } from '#ui-kit/shop/cart/OrderPlacedPanel.tsx'
import type { PlacedOrder } from '#web/client/placedOrder.ts'

/** The thanks for an order. */
export const placedPanel = (order: PlacedOrder): ShownOrder => {
  const { id, orderNumber, totalAmount, shippingAddress, paymentMethod } = order
  const { due, words } = paying[paymentMethod]
  return {
    orderNumber,
    due,
    total: rand(cents(totalAmount)),
    promise: `${promiseFor(shippingAddress)} ${words}`,
    trackHref: `/account/orders/${encodeURIComponent(id)}`,
    shareHref: `https://wa.me/?text=${encodeURIComponent(`I ordered at ${shopIdentity.name}: order ${orderNumber}.`)}`,
  }
}

const promiseFor = (address: PlacedOrder['shippingAddress']) => {
  const place = `${address.suburb}, ${address.city}`
  return isSameDay(address) ? `We bring it to ${place} today.` : `We bring it to ${place} and phone before we come.`
}

const paying: Record<PlacedOrder['paymentMethod'], { due: string; words: string }> = {
  'Cash on Delivery': { due: 'To pay on delivery', words: 'You pay in cash at your door.' },
  'Card on delivery': { due: 'To pay on delivery', words: 'You pay by card at your door.' },
  'Credit or Debit Card': {
    due: 'Charged after delivery',
    words: 'Your card is charged only once everything has been delivered.',
  },
}
