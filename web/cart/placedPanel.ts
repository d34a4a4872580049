import { cents, rand } from '#domain/kernel/money.ts'
import { deliveryAreas, shopIdentity } from '#domain/shopIdentity.ts'
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

const promiseFor = ({ suburb, city, province }: Order['shippingAddress']) => {
  const place = `${suburb}, ${city}`
  return isSameDay(`${place}, ${province}`)
    ? `We bring it to ${place} today, and you pay at your door.`
    : `We bring it to ${place} and phone before we come. You pay at your door.`
}

// `Soweto Pimville, Gauteng` serves `Pimville Zone 4, Soweto, Gauteng`: every word of the area stands in the address.
const isSameDay = (address: string) => {
  const words = wordsOf(address)
  return deliveryAreas.some((area) => wordsOf(area).every((word) => words.includes(word)))
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}]+/u)
