import { fact } from '#domain/kernel/decision.ts'
import { sum } from '#domain/kernel/money.ts'
import type { CartLine } from './cartEvents.ts'
import { mostLines, mostOfOneProduct } from './cartLimits.ts'
import { countOf, lineOf } from './cartLines.ts'
import type { Cart } from './cartMachine.ts'

/** The guest's lines join the customer's: counts are added, but not beyond what is in stock. */
export const mergeCart = (cart: Cart, guest: readonly CartLine[], inStock: (productId: string) => number) => {
  if (guest.length === 0) return []
  const own = cart.context.lines
  const lines = productsOf(own, guest)
    .slice(0, Math.max(mostLines, own.length))
    .map((productId) => mergedLine(productId, own, guest, inStock(productId)))
  return [fact('CartMerged', { lines: lines.filter((line) => line.count > 0) })]
}

/** Of which products not all pieces of both carts came together, and how many there are now. */
export const notMerged = (own: readonly CartLine[], guest: readonly CartLine[], merged: readonly CartLine[]) =>
  productsOf(own, guest)
    .map((productId) => ({ productId, wanted: bothCount(productId, own, guest), count: countOf(merged, productId) }))
    .filter(({ wanted, count }) => count < wanted)

const mergedLine = (productId: string, own: readonly CartLine[], guest: readonly CartLine[], stock: number) => {
  const most = Math.min(Math.max(stock, countOf(own, productId)), mostOfOneProduct)
  const count = Math.min(bothCount(productId, own, guest), most)
  // What was seen last is what the guest saw.
  const price = lineOf(guest, productId)?.price ?? lineOf(own, productId)?.price
  return price === undefined ? { productId, count } : { productId, count, price }
}

const productsOf = (own: readonly CartLine[], guest: readonly CartLine[]) => [
  ...new Set([...own, ...guest].map((line) => line.productId)),
]

const bothCount = (productId: string, own: readonly CartLine[], guest: readonly CartLine[]) =>
  countOf(own, productId) + sum(guest.filter((line) => line.productId === productId).map(({ count }) => count))
