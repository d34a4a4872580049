/** Products that have a word: their numbers, ascending, and the rank of the best field in which each has it. Rank 0 is the best. */
export interface PostingList {
  products: Uint32Array
  ranks: Uint8Array
}

/** Merges ascending lists of product numbers, the best field first. A product has the rank of the first list that contains it. */
export const mergeByRank = (lists: readonly Uint32Array[]): PostingList => {
  const bestRanks = new Uint8Array(Math.max(0, ...lists.map((list) => list.at(-1) ?? 0)) + 1).fill(noRank)
  for (const [rank, list] of [...lists.entries()].reverse()) for (const number of list) bestRanks[number] = rank

  const capacity = lists.reduce((sum, { length }) => sum + length, 0)
  const [products, ranks] = [new Uint32Array(capacity), new Uint8Array(capacity)]
  let count = 0
  for (let number = 0; number < bestRanks.length; number += 1) {
    const rank = bestRanks[number] ?? noRank
    if (rank === noRank) continue
    products[count] = number
    ranks[count++] = rank
  }
  return { products: products.slice(0, count), ranks: ranks.slice(0, count) }
}

const noRank = 255

/** The numbers that two ascending lists have in common. */
export const intersect = (one: Uint32Array, other: Uint32Array) => {
  const shared = new Uint32Array(Math.min(one.length, other.length))
  let [count, index, otherIndex] = [0, 0, 0]
  while (index < one.length && otherIndex < other.length) {
    const [number, next] = [one[index] ?? 0, other[otherIndex] ?? 0]
    if (number === next) shared[count++] = number
    if (number <= next) index += 1
    if (next <= number) otherIndex += 1
  }
  return shared.slice(0, count)
}

/** The products that are in both, each with the worse of its two ranks. */
export const intersectPostings = (one: PostingList, other: PostingList): PostingList => {
  const products = intersect(one.products, other.products)
  return {
    products,
    ranks: Uint8Array.from(products, (number) => Math.max(findRank(one, number), findRank(other, number))),
  }
}

/** The rank of a product in a posting list; -1 if it is not in it. */
export const findRank = ({ products, ranks }: PostingList, number: number) => {
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

/** Parses `7,12,40` to 7, 12 and 40: one text is the fastest way to read tens of thousands of numbers from SQLite. */
export const parseNumbers = (joined: string | null) => {
  if (joined === null) return new Uint32Array()
  const numbers = new Uint32Array((joined.length >> 1) + 1)
  let [count, number] = [0, 0]
  for (let index = 0; index <= joined.length; index += 1) {
    const digit = joined.charCodeAt(index) - 48
    if (digit >= 0) number = number * 10 + digit
    else {
      numbers[count] = number
      count += 1
      number = 0
    }
  }
  return numbers.slice(0, count)
}
