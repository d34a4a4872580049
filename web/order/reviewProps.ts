import { deliveryAreas, isSameDay } from '#domain/deliveryAreas.ts'
import { cents, inRand } from '#domain/kernel/money.ts'
import type { CheckoutRefusal } from '#domain/order/checkoutMachine.ts'
import { type DeliveryTerms, totalsOf } from '#domain/order/placeOrder.ts'
import type { DeliveryRemark } from '#ui-kit/screens/account/ReviewScreen.tsx'
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

/** Why the order was not taken, as the screen tells it. `lines`: what was asked for. */
export const shownRefusal = (
  { refusal, message, details = {} }: CheckoutRefusal,
  lines: readonly CartLine[],
): OrderRefusal => {
  if (refusal === 'PriceChanged') return { kind: 'PriceChanged', newTotal: written(Number(details['total'])) }
  if (refusal === 'OutOfStock')
    return { kind: 'SoldOut', product: String(details['product']), left: Number(details['left']) }
  if (refusal === 'Unreachable') return { kind: 'Unknown', message }
  if (refusal === 'KeyWasUsed' && details['first'] === 'taken')
    return { kind: 'Other', message: wentThrough, way: toOrders }

  const gone = refusal === 'ProductNotFound' && lines.find(({ product }) => product.id === details['productId'])
  if (gone) return { kind: 'Gone', product: gone.product.name }
  return { kind: 'Other', message, way: ways[refusal] }
}

// Only somebody who changed the order after its answer was lost gets here.
const wentThrough =
  'What you ordered before has arrived after all: you find it under Orders. This has not been ordered.'

const toOrders = { label: 'Your orders', href: '/account/orders' }
const toCart = { label: 'Change the cart', href: '/Cart' }
const ways: Readonly<Record<string, typeof toCart>> = {
  CartIsFull: toCart,
  TooManyOfOneProduct: toCart,
  CartWasOrdered: toOrders,
}

/** When delivery comes to an address. */
export const deliveryRemark = (address: Parameters<typeof isSameDay>[0] | undefined): DeliveryRemark | undefined => {
  if (!address) return undefined
  const { suburb, city } = address
  return isSameDay(address)
    ? { sameDay: true, words: `Same-day delivery in ${suburb}, ${city}: we bring it on the day you order.` }
    : {
        sameDay: false,
        words: `${suburb} is outside our same-day areas: ${deliveryAreas.join('; ')}. We will call you to agree on a day.`,
      }
}
