import { cents, rand } from '#domain/kernel/money.ts'
import { type DeliveryTerms, totalsOf } from '#domain/order/placeOrder.ts'
import type { CartLineItem } from '#ui-kit/shop/cart/CartLine.tsx'
import type { Summary } from '#ui-kit/shop/cart/CartSummary.tsx'
import { type CartLine, isToBeHad, lineCents, pieceCents, piecesIn } from '#web/client/cartLines.ts'
import { meterTo } from '#web/client/deliveryMeter.ts'
import { pictureOf } from '#web/client/productCard.ts'

/** A cart line as its screen shows it. */
export const lineOf = ({ product, count, price, gone = false }: CartLine): CartLineItem => ({
  id: product.id,
  name: product.name,
  href: gone ? undefined : `/${product.slug}`,
  picture: pictureOf(product),
  price: rand(pieceCents(product)),
  was: product.discount > 0 ? rand(cents(product.price)) : undefined,
  count,
  total: rand(lineCents({ product, count })),
  stock: product.quantity,
  gone,
  repriced: gone ? undefined : repricing(pieceCents(product), price),
})

/** What the cart comes to, by the rule that the order will be counted with; without what is not to be had. */
export const summaryOf = (cart: readonly CartLine[], terms: DeliveryTerms): Summary => {
  const lines = cart.filter(isToBeHad)
  const priced = lines.map((line) => ({ price: cents(line.product.price), count: line.count, total: lineCents(line) }))
  const { subtotal, saving, deliveryFee, total } = totalsOf(priced, terms)
  return {
    count: piecesIn(lines),
    subtotal: rand(subtotal),
    saving: saving > 0 ? rand(saving) : undefined,
    delivery: deliveryFee === 0 ? 'Free' : rand(deliveryFee),
    total: rand(total),
    meter: meterTo(terms, subtotal - saving),
  }
}

/** Why this cart cannot be ordered as it is; nothing where it can. */
export const heldBecause = (cart: readonly CartLine[]) => {
  const troubled = cart.filter((line) => !isToBeHad(line) || line.count > line.product.quantity)
  const [only] = troubled
  if (!only) return undefined
  if (troubled.length > 1)
    return `${troubled.length} products cannot be ordered as they are. Change or remove them to go on.`
  const { name, quantity } = only.product
  if (isToBeHad(only)) return `Only ${quantity} of ${name} left. Take fewer to go on.`
  return `${name} is ${only.gone ? 'no longer sold' : 'sold out'}. Remove it to go on.`
}

const repricing = (now: number, seen = now) => (seen === now ? undefined : { was: rand(seen), now: rand(now) })
