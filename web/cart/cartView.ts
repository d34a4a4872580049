import { cents, rand } from '#domain/kernel/money.ts'
import { type DeliveryTerms, totalsOf } from '#domain/order/placeOrder.ts'
import type { CartLineItem } from '#ui-kit/shop/cart/CartLine.tsx'
import type { Summary } from '#ui-kit/shop/cart/CartSummary.tsx'
import { type CartLine, lineCents, piecesIn } from '#web/client/cartLines.ts'
import { meterTo } from '#web/client/deliveryMeter.ts'
import { pictureOf } from '#web/client/productCard.ts'

/** A cart line as its screen shows it. */
export const lineOf = ({ product, count }: CartLine): CartLineItem => ({
  id: product.id,
  name: product.name,
  href: `/${product.slug}`,
  picture: pictureOf(product),
  price: rand(lineCents({ product, count: 1 })),
  was: product.discount > 0 ? rand(cents(product.price)) : undefined,
  count,
  total: rand(lineCents({ product, count })),
  stock: product.quantity,
})

/** What the cart comes to, by the rule that the order will be counted with. */
export const summaryOf = (lines: readonly CartLine[], terms: DeliveryTerms): Summary => {
  const priced = lines.map((line) => ({ price: cents(line.product.price), count: line.count, total: lineCents(line) }))
  const { subtotal, saving, deliveryFee, total } = totalsOf(priced, terms)
  return {
    items: piecesIn(lines),
    subtotal: rand(subtotal),
    saving: saving > 0 ? rand(saving) : undefined,
    delivery: deliveryFee === 0 ? 'Free' : rand(deliveryFee),
    total: rand(total),
    meter: meterTo(terms, subtotal - saving),
  }
}
