/** Up to this many, the number that is left is worth saying. */
const few = 5

/** 'Only 3 left', 'Sold out', or nothing when there is plenty. */
export const stockWords = (stock: number) => {
  if (stock === 0) return { tone: 'bad' as const, words: 'Sold out' }

  return stock <= few ? { tone: 'warn' as const, words: `Only ${stock} left` } : undefined
}
