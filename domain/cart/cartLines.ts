import type { CartLine, LineInPlace, PricedProduct } from './cartEvents.ts'
import { mostOfOneProduct } from './cartLimits.ts'

// How the facts of a cart change its lines. The order of the lines is that in which products came.

export const lineOf = (lines: readonly CartLine[], productId: string) =>
  lines.find((line) => line.productId === productId)

export const countOf = (lines: readonly CartLine[], productId: string) => lineOf(lines, productId)?.count ?? 0

/** The product's line is told otherwise where it stands, or comes last. Without a price, what was known of it stays. */
export const withLine = (lines: readonly CartLine[], { productId, count, price }: CartLine) => {
  const before = lineOf(lines, productId)
  const known = price ?? before?.price
  const line = known === undefined ? { productId, count } : { productId, count, price: known }
  return before ? lines.map((each) => (each === before ? line : each)) : [...lines, line]
}

export const withoutLine = (lines: readonly CartLine[], productId: string) =>
  lines.filter((line) => line.productId !== productId)

/** Lines where they stood before; what has come in again meanwhile stays as it is. */
export const withPutBack = (lines: readonly CartLine[], back: readonly LineInPlace[]) =>
  back
    .filter(({ productId }) => countOf(lines, productId) === 0)
    .toSorted((one, other) => one.place - other.place)
    .reduce<readonly CartLine[]>((all, { place, ...line }) => all.toSpliced(place, 0, line), lines)

/** Less what an order took; a line of which nothing is left is gone. */
export const withoutTaken = (lines: readonly CartLine[], taken: readonly CartLine[]) =>
  lines.flatMap((line) => {
    const count = line.count - countOf(taken, line.productId)
    return count > 0 ? [{ ...line, count }] : []
  })

/** As much of each product as is there, each line with its place. */
export const takenFrom = (lines: readonly CartLine[], wanted: readonly CartLine[]): LineInPlace[] =>
  lines.flatMap((line, place) => {
    const count = Math.min(line.count, countOf(wanted, line.productId))
    return count > 0 ? [{ ...line, count, place }] : []
  })

/** What comes back of what an order took: of no product more than 999. */
export const restorable = (lines: readonly CartLine[], taken: readonly LineInPlace[]) =>
  taken
    .map((line) => ({ ...line, count: Math.min(line.count, mostOfOneProduct - countOf(lines, line.productId)) }))
    .filter(({ count }) => count > 0)

/** What comes back stands where it stood before, or is added to what has come in again meanwhile. */
export const withRestored = (lines: readonly CartLine[], back: readonly LineInPlace[]) =>
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
