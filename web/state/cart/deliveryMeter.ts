import { maxPiecesPerProduct } from '#domain/cart/cartLimits.ts'
import { formatRand } from '#domain/kernel/money.ts'
import { type DeliveryTerms, deliveryCost } from '#domain/order/delivery.ts'
import type { DeliveryProgress } from '#ui-kit/shop/catalogue/DeliveryMeter.tsx'
import { type CartLine, type CartProduct, goodsTotal, piecesIn } from './cartLines.ts'

/** The progress of goods of this price, in cents, towards free delivery. */
export const deliveryMeter = (terms: DeliveryTerms, goods: number) => {
  const { missing } = deliveryCost(goods, terms)
  return missing === 0 ? { value: 1 } : { value: goods / terms.freeFrom, remaining: formatRand(missing) }
}

/** The progress of the cart, and with pieces of a product added, as far as they are in stock. */
export const deliveryMeterWith = (
  terms: DeliveryTerms,
  lines: readonly CartLine[],
  added: { product: CartProduct; count: number },
): DeliveryProgress => {
  const linesAfter = addTo(lines, added)
  const count = piecesIn(linesAfter) - piecesIn(lines)
  const now = deliveryMeter(terms, goodsTotal(lines))
  return count > 0 ? { ...now, adding: { count, ...deliveryMeter(terms, goodsTotal(linesAfter)) } } : now
}

// At most the stock, and at most the limit of pieces per product.
const addTo = (lines: readonly CartLine[], { product, count }: { product: CartProduct; count: number }): CartLine[] => {
  const otherLines = lines.filter((line) => line.product.id !== product.id)
  const before = piecesIn(lines) - piecesIn(otherLines)
  const after = Math.max(before, Math.min(before + count, product.quantity, maxPiecesPerProduct))
  return [...otherLines, { product, count: after }]
}
