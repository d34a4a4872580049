import { deliveryAreas, sameDayOrderTime } from '#domain/businessConstants.ts'
import { dayPhrase } from '#domain/dayPhrase.ts'
import { hasSameDayDelivery } from '#domain/deliveryAreas.ts'
import { toCents, toRand } from '#domain/kernel/money.ts'
import type { CheckoutRefusal } from '#domain/order/checkoutMachine.ts'
import type { DeliveryTerms } from '#domain/order/delivery.ts'
import { deliveryDayOf } from '#domain/order/deliveryDays.ts'
import { totalsOf } from '#domain/order/placeOrder.ts'
import { sameDayRule } from '#domain/order/sameDayRule.ts'
import type { DeliveryRemark } from '#ui-kit/screens/order/CheckoutColumns.tsx'
import type { OrderRefusal } from '#ui-kit/shop/order/PlaceOrderRefusal.tsx'
import { orderLine, orderTotals } from '#web/order/orderProps.ts'
import { type CartLine, lineCents } from '#web/state/cart/cartLines.ts'
import { formatAmount } from '#web/state/formatAmount.ts'

/** The totals of the cart's lines in rand, calculated as the shop does. */
export const checkoutSums = (lines: readonly CartLine[], terms: DeliveryTerms) => {
  const priced = lines.map((line) => ({
    price: toCents(line.product.price),
    count: line.count,
    total: lineCents(line),
  }))
  const { subtotal, saving, deliveryFee, total } = totalsOf(priced, terms)
  return {
    subtotal: toRand(subtotal),
    saving: toRand(saving),
    deliveryFee: toRand(deliveryFee),
    totalAmount: toRand(total),
  }
}

export const checkoutTotals = (lines: readonly CartLine[], terms: DeliveryTerms) =>
  orderTotals({ ...checkoutSums(lines, terms), products: lines })

export const checkoutLines = (lines: readonly CartLine[]) =>
  lines.map((line) => {
    const { id, images, ...product } = line.product
    const thumbnail = images[0]?.thumbnail ?? ''
    return orderLine({ ...product, productId: id, thumbnail, count: line.count, total: toRand(lineCents(line)) })
  })

/** Props of a refusal of the order. `lines`: the lines that were sent. */
export const refusalProps = (
  { refusal, message, details = {} }: CheckoutRefusal,
  lines: readonly CartLine[],
): OrderRefusal => {
  if (refusal === 'PriceChanged') return { kind: 'PriceChanged', newTotal: formatAmount(Number(details['total'])) }
  if (refusal === 'OutOfStock')
    return { kind: 'SoldOut', product: String(details['product']), left: Number(details['left']) }
  if (refusal === 'Unreachable') return { kind: 'Unknown', message }
  if (refusal === 'KeyWasUsed' && details['first'] === 'taken')
    return { kind: 'Other', message: firstWentThrough, way: ordersLink }

  const gone = refusal === 'ProductNotFound' && lines.find(({ product }) => product.id === details['productId'])
  if (gone) return { kind: 'Gone', product: gone.product.name }
  return { kind: 'Other', message, way: refusalLinks[refusal] }
}

// Shown only to customers who changed the order after its answer was lost.
const firstWentThrough = 'Your earlier order went through: see Your orders. Your changes were not ordered.'

const ordersLink = { label: 'Your orders', href: '/account/orders' }
const cartLink = { label: 'Change the cart', href: '/Cart' }
const refusalLinks: Readonly<Record<string, typeof cartLink>> = {
  CartIsFull: cartLink,
  TooManyOfOneProduct: cartLink,
  CartWasOrdered: ordersLink,
}

/** The remark about when an order of this moment comes to an address. */
export const deliveryRemark = (
  address: Parameters<typeof hasSameDayDelivery>[0] | undefined,
  now = new Date(),
): DeliveryRemark | undefined => {
  if (!address) return undefined
  const { suburb, city } = address
  if (!hasSameDayDelivery(address))
    return {
      sameDay: false,
      text: `${suburb} is outside our same-day areas: ${deliveryAreas.join('; ')}. We will call you to agree on a day.`,
    }
  const when = dayPhrase(deliveryDayOf(now), now)
  return when === 'today'
    ? {
        sameDay: true,
        text: `Same-day delivery in ${suburb}, ${city}: order before ${sameDayOrderTime} and it comes today.`,
      }
    : { sameDay: true, text: `We deliver to ${suburb}, ${city} ${when}. ${sameDayRule}` }
}
