/** Products that have a word, in the order of their numbers, and where they have it: the lowest rank is the best. */
export interface Posting {
  products: Uint32Array
  ranks: Uint8Array
}

/** One posting of several lists of product numbers in their order, the best first: a product has the rank of the first that it is in. */
export const merged = (lists: readonly Uint32Array[]): Posting => {
  const best = new Uint8Array(Math.max(0, ...lists.map((list) => list.at(-1) ?? 0)) + 1).fill(nowhere)
  for (const [rank, list] of [...lists.entries()].reverse()) for (const number of list) best[number] = rank

  const room = lists.reduce((sum, { length }) => sum + length, 0)
  const [products, ranks] = [new Uint32Array(room), new Uint8Array(room)]
  let count = 0
  for (let number = 0; number < best.length; number += 1) {
    const rank = best[number] ?? nowhere
    if (rank === nowhere) continue
    products[count] = number
    ranks[count++] = rank
  }
  return { products: products.slice(0, count), ranks: ranks.slice(0, count) }
}

const nowhere = 255

/** What is in both of two ascending lists. */
export const common = (one: Uint32Array, other: Uint32Array) => {
  const both = new Uint32Array(Math.min(one.length, other.length))
  let [count, at, beside] = [0, 0, 0]
  while (at < one.length && beside < other.length) {
    const [number, next] = [one[at] ?? 0, other[beside] ?? 0]
    if (number === next) both[count++] = number
    if (number <= next) at += 1
    if (next <= number) beside += 1
  }
  return both.slice(0, count)
}

/** Products that are in both, with the worse of their ranks. */
export const both = (one: Posting, other: Posting): Posting => {
  const products = common(one.products, other.products)
  return {
    products,
    ranks: Uint8Array.from(products, (number) => Math.max(rankIn(one, number), rankIn(other, number))),
  }
}

/** The rank of a product in a posting, -1 where it is not in it. */
export const rankIn = ({ products, ranks }: Posting, number: number) => {
  let [low, high] = [0, products.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = products[middle] ?? 0
    if (found === number) return ranks[middle] ?? -1
    if (found < number) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** `7,12,40` -> 7, 12 and 40. Tens of thousands of numbers come out of SQLite the fastest as one text. */
export const numbersIn = (joined: string | null) => {
  if (joined === null) return new Uint32Array()
  const numbers = new Uint32Array((joined.length >> 1) + 1)
  let [count, number] = [0, 0]
  for (let at = 0; at <= joined.length; at += 1) {
    const digit = joined.charCodeAt(at) - 48
    if (digit >= 0) number = number * 10 + digit
    else {
      numbers[count] = number
      count += 1
      number = 0
    }
  }
  return numbers.slice(0, count)
}
