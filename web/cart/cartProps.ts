import { formatRand, toCents } from '#domain/kernel/money.ts'
import type { DeliveryTerms } from '#domain/order/delivery.ts'
import { formatLineCalculationIfNeeded } from '#domain/order/lineCalculation.ts'
import { totalsOf } from '#domain/order/placeOrder.ts'
import type { CartTotals } from '#ui-kit/shop/cart/CartSummary.tsx'
import type { CartLineItem } from '#ui-kit/shop/cart/cartLineItem.ts'
import { type CartLine, isAvailable, lineCents, pieceCents, piecesIn } from '#web/state/cart/cartLines.ts'
import type { CartState } from '#web/state/cart/cartState.ts'
import { deliveryMeter } from '#web/state/cart/deliveryMeter.ts'
import { pictureOf } from '#web/state/catalogue/productCard.ts'
import { formatAmount } from '#web/state/formatAmount.ts'
import { offlineError } from '#web/state/http/callFailed.ts'
import { failureOf } from '#web/state/http/failureOf.ts'

/** Why the cart is not shown, where it has failed. */
export const cartFailure = (
  { status, error = offlineError() }: Pick<CartState, 'status' | 'error'>,
  retry: () => void,
) => (status === 'failed' ? failureOf({ error, retry }) : undefined)

/** Props of a cart line. */
export const cartLineProps = ({ product, count, price, gone = false }: CartLine): CartLineItem => ({
  id: product.id,
  name: product.name,
  href: gone ? undefined : `/${product.slug}`,
  picture: pictureOf(product),
  price: formatRand(pieceCents(product)),
  was: product.discount > 0 ? formatAmount(product.price) : undefined,
  count,
  calculation: formatLineCalculationIfNeeded({ price: toCents(product.price), count, discount: product.discount }),
  total: formatRand(lineCents({ product, count })),
  stock: product.quantity,
  gone,
  repriced: gone ? undefined : priceChange(pieceCents(product), price),
})

/** The totals of the cart's available lines, calculated as the order will be. */
export const cartSummaryProps = (cart: readonly CartLine[], terms: DeliveryTerms): CartTotals => {
  const lines = cart.filter(isAvailable)
  const priced = lines.map((line) => ({
    price: toCents(line.product.price),
    count: line.count,
    total: lineCents(line),
  }))
  const { subtotal, saving, deliveryFee, total } = totalsOf(priced, terms)
  return {
    count: piecesIn(lines),
    subtotal: formatRand(subtotal),
    saving: saving > 0 ? formatRand(saving) : undefined,
    delivery: deliveryFee === 0 ? 'Free' : formatRand(deliveryFee),
    total: formatRand(total),
    meter: deliveryMeter(terms, subtotal - saving),
  }
}

/** Why this cart cannot be ordered; `undefined` if it can. */
export const cartBlockedReason = (cart: readonly CartLine[]) => {
  const blockedLines = cart.filter((line) => !isAvailable(line) || line.count > line.product.quantity)
  const [only] = blockedLines
  if (!only) return undefined
  if (blockedLines.length > 1)
    return `${blockedLines.length} products cannot be ordered as they are. Change or remove them to continue.`
  const { name, quantity } = only.product
  if (isAvailable(only)) return `Only ${quantity} of ${name} left. Take fewer to continue.`
  return `${name} is ${only.gone ? 'no longer sold' : 'sold out'}. Remove it to continue.`
}

const priceChange = (now: number, seen = now) =>
  seen === now ? undefined : { was: formatRand(seen), now: formatRand(now) }
