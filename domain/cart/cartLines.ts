import type { CartLine, PositionedCartLine, PricedProduct } from './cartEvents.ts'
import { maxPiecesPerProduct } from './cartLimits.ts'

// Functions that apply the facts of a cart to its lines. The lines are in the order in which products were added.

export const lineOf = (lines: readonly CartLine[], productId: string) =>
  lines.find((line) => line.productId === productId)

export const countOf = (lines: readonly CartLine[], productId: string) => lineOf(lines, productId)?.count ?? 0

/** Replaces the product's line in place, or appends it. Without a price, the line keeps the price it had. */
export const withLine = (lines: readonly CartLine[], { productId, count, price }: CartLine) => {
  const before = lineOf(lines, productId)
  const known = price ?? before?.price
  const line = known === undefined ? { productId, count } : { productId, count, price: known }
  return before ? lines.map((each) => (each === before ? line : each)) : [...lines, line]
}

export const withoutLine = (lines: readonly CartLine[], productId: string) =>
  lines.filter((line) => line.productId !== productId)

/** Restores lines at their old places; products that were added again since stay unchanged. */
export const withPutBack = (lines: readonly CartLine[], back: readonly PositionedCartLine[]) =>
  back
    .filter(({ productId }) => countOf(lines, productId) === 0)
    .toSorted((one, other) => one.place - other.place)
    .reduce<readonly CartLine[]>((all, { place, ...line }) => all.toSpliced(place, 0, line), lines)

/** Subtracts what an order took; empty lines are removed. */
export const withoutTaken = (lines: readonly CartLine[], taken: readonly CartLine[]) =>
  lines.flatMap((line) => {
    const count = line.count - countOf(taken, line.productId)
    return count > 0 ? [{ ...line, count }] : []
  })

/** The pieces of each wanted product that the cart has, each line with its place. */
export const takenFrom = (lines: readonly CartLine[], wanted: readonly CartLine[]): PositionedCartLine[] =>
  lines.flatMap((line, place) => {
    const count = Math.min(line.count, countOf(wanted, line.productId))
    return count > 0 ? [{ ...line, count, place }] : []
  })

/** The lines to restore from what an order took, capped so that no product exceeds 999 pieces. */
export const restorableLines = (lines: readonly CartLine[], taken: readonly PositionedCartLine[]) =>
  taken
    .map((line) => ({ ...line, count: Math.min(line.count, maxPiecesPerProduct - countOf(lines, line.productId)) }))
    .filter(({ count }) => count > 0)

/** Restores lines at their old places, or adds their pieces to a line that was added since. */
export const withRestored = (lines: readonly CartLine[], back: readonly PositionedCartLine[]) =>
  back
    .toSorted((one, other) => one.place - other.place)
    .reduce<readonly CartLine[]>((all, { place, ...line }) => {
      const before = lineOf(all, line.productId)
      if (!before) return all.toSpliced(place, 0, line)
      return withLine(all, { ...line, count: before.count + line.count, price: before.price ?? line.price })
    }, lines)

export const withPrices = (lines: readonly CartLine[], priced: readonly PricedProduct[]) => {
  const prices = new Map(priced.map(({ productId, price }) => [productId, price]))
  return lines.map((line) => withLine([line], { ...line, price: prices.get(line.productId) })[0] ?? line)
}
