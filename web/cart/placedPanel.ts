import { isSameDay } from '#domain/deliveryAreas.ts'
import { cents, rand } from '#domain/kernel/money.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import type { PlacedOrder } from '#ui-kit/shop/cart/OrderPlacedPanel.tsx'
import type { AnswerOf } from '#web/client/calls.ts'

type Order = AnswerOf<'POST order/placeOrder'>['result']

/** The thanks for an order. */
export const placedPanel = ({ id, orderNumber, totalAmount, shippingAddress }: Order): PlacedOrder => ({
  orderNumber,
  total: rand(cents(totalAmount)),
  promise: promiseFor(shippingAddress),
  trackHref: `/account/orders/${encodeURIComponent(id)}`,
  shareHref: `https://wa.me/?text=${encodeURIComponent(`I ordered at ${shopIdentity.name}: order ${orderNumber}.`)}`,
})

const promiseFor = (address: Order['shippingAddress']) => {
  const place = `${address.suburb}, ${address.city}`
  return isSameDay(address)
    ? `We bring it to ${place} today, and you pay at your door.`
    : `We bring it to ${place} and phone before we come. You pay at your door.`
}
