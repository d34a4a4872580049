import { fact } from '#domain/kernel/decision.ts'
import { sum } from '#domain/kernel/money.ts'
import type { CartLine } from './cartEvents.ts'
import { maxCartLines, maxPiecesPerProduct } from './cartLimits.ts'
import { countOf, lineOf } from './cartLines.ts'
import type { Cart } from './cartMachine.ts'

/** Merges the guest's lines into the customer's cart: adds the counts, but not beyond the stock. Nothing happens where that changes nothing. */
export const mergeCart = (cart: Cart, guest: readonly CartLine[], inStock: (productId: string) => number) => {
  const own = cart.context.lines
  const lines = productsOf(own, guest)
    .slice(0, Math.max(maxCartLines, own.length))
    .map((productId) => mergedLine(productId, own, guest, inStock(productId)))
    .filter((line) => line.count > 0)
  const isSame = lines.length === own.length && lines.every((line, index) => isSameLine(line, own[index]))
  return isSame ? [] : [fact('CartMerged', { lines })]
}

const isSameLine = (line: CartLine, other: CartLine | undefined) =>
  line.productId === other?.productId && line.count === other.count && line.price === other.price

/** The products of which the merged cart holds fewer pieces than both carts together, with both counts. */
export const unmergedLines = (own: readonly CartLine[], guest: readonly CartLine[], merged: readonly CartLine[]) =>
  productsOf(own, guest)
    .map((productId) => ({
      productId,
      wanted: combinedCount(productId, own, guest),
      count: countOf(merged, productId),
    }))
    .filter(({ wanted, count }) => count < wanted)

const mergedLine = (productId: string, own: readonly CartLine[], guest: readonly CartLine[], stock: number) => {
  const max = Math.min(Math.max(stock, countOf(own, productId)), maxPiecesPerProduct)
  const count = Math.min(combinedCount(productId, own, guest), max)
  // The price that the guest saw is the newer one.
  const price = lineOf(guest, productId)?.price ?? lineOf(own, productId)?.price
  return price === undefined ? { productId, count } : { productId, count, price }
}

const productsOf = (own: readonly CartLine[], guest: readonly CartLine[]) => [
  ...new Set([...own, ...guest].map((line) => line.productId)),
]

const combinedCount = (productId: string, own: readonly CartLine[], guest: readonly CartLine[]) =>
  countOf(own, productId) + sum(guest.filter((line) => line.productId === productId).map(({ count }) => count))
