import type { CartLine } from '#domain/cart/cartEvents.ts'

/** Pieces by product: lines of the same product are added up. */
export const countsByProduct = (lines: readonly Pick<CartLine, 'productId' | 'count'>[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { productId, count } of lines) counts.set(productId, (counts.get(productId) ?? 0) + count)
  return counts
}

/** Whether two lists of lines hold the same pieces. */
export const holdSamePieces = (one: readonly CartLine[], other: readonly CartLine[]) => {
  const counts = countsByProduct(one)
  const others = countsByProduct(other)
  return counts.size === others.size && [...counts].every(([productId, count]) => others.get(productId) === count)
}
