import { cents, inRand } from '#domain/kernel/money.ts'
import type { CheckoutRefusal } from '#domain/order/checkoutMachine.ts'
import { type DeliveryTerms, totalsOf } from '#domain/order/placeOrder.ts'
import { deliveryAreas, isSameDay } from '#domain/shopIdentity.ts'
import type { OrderRefusal } from '#ui-kit/shop/order/PlaceOrderRefusal.tsx'
import { type CartLine, lineCents } from '#web/client/cartLines.ts'
import { orderLine, orderTotals, written } from './orderProps.ts'

/** What the cart's lines come to, in rand, by the shop's own sums. */
export const reviewSums = (lines: readonly CartLine[], terms: DeliveryTerms) => {
  const priced = lines.map((line) => ({ price: cents(line.product.price), count: line.count, total: lineCents(line) }))
  const { subtotal, saving, deliveryFee, total } = totalsOf(priced, terms)
  return {
    subtotal: inRand(subtotal),
    saving: inRand(saving),
    deliveryFee: inRand(deliveryFee),
    totalAmount: inRand(total),
  }
}

export const reviewTotals = (lines: readonly CartLine[], terms: DeliveryTerms) =>
  orderTotals({ ...reviewSums(lines, terms), products: lines })

export const reviewLines = (lines: readonly CartLine[]) =>
  lines.map((line) => {
    const { id, images, ...product } = line.product
    const thumbnail = images[0]?.thumbnail ?? ''
    return orderLine({ ...product, productId: id, thumbnail, count: line.count, total: inRand(lineCents(line)) })
  })

/** Why the order was not taken, as the screen tells it. */
export const shownRefusal = ({ refusal, message, details = {} }: CheckoutRefusal): OrderRefusal => {
  if (refusal === 'PriceChanged') return { kind: 'PriceChanged', newTotal: written(Number(details['total'])) }
  if (refusal !== 'OutOfStock') return { kind: 'Other', message }
  return { kind: 'SoldOut', product: String(details['product']), left: Number(details['left']) }
}

/** What to know before ordering to a place that same-day delivery does not reach. */
export const deliveryRemark = (address: Parameters<typeof isSameDay>[0] | undefined) => {
  if (!address || isSameDay(address)) return undefined
  return `${address.suburb} is outside our same-day areas: ${deliveryAreas.join('; ')}. We will call you to agree on a day.`
}
