import { type ProductState, states } from './columns.ts'
import { planOf, type Slot } from './plan.ts'
import type { Posting } from './posting.ts'
import type { ProductIndex } from './productIndex.ts'

/** Products that meet a text, ascending, and how well: the scores are by number, and 0 is the best. */
export interface Scored {
  products: Uint32Array
  scores: Uint16Array
}

/**
 * What meets every word of a text; where nothing of that is in this state, what meets some, after how many. Words in the name weigh the
 * most.
 */
export const scored = (text: string, state: ProductState | undefined, index: ProductIndex): Scored => {
  const { size, states: stateOf } = index.columns()
  const wanted = state && states[state]
  const isShown = (number: number) => wanted === undefined || stateOf[number] === wanted
  const slots = planOf(text, { ...index, isKnown: ({ products }) => products.some(isShown) })
  const ranks = slots.map((slot) => ranksIn(slot, size))
  const found = everyWord(ranks, slots, size)
  return found.products.some(isShown) ? found : someWords(ranks, size)
}

const nowhere = 0xff
// More than the ranks of ten words together.
const missing = 128

const everyWord = (ranks: readonly Uint8Array[], slots: readonly Slot[], size: number): Scored => {
  const scores = new Uint16Array(size)
  const among = fewest(slots, ranks)
  const products = among.filter((number) => {
    let score = 0
    for (const slot of ranks) {
      const rank = slot[number] ?? nowhere
      if (rank === nowhere) return false
      score += rank
    }
    scores[number] = score
    return true
  })
  return { products, scores }
}

const someWords = (ranks: readonly Uint8Array[], size: number): Scored => {
  const scores = new Uint16Array(size).fill(ranks.length * missing)
  for (const slot of ranks) {
    for (let number = 0; number < size; number += 1) {
      const rank = slot[number] ?? nowhere
      if (rank !== nowhere) scores[number] = (scores[number] ?? 0) - missing + rank
    }
  }
  return { products: placesOf(scores, (score) => score < ranks.length * missing), scores }
}

/** The products of the slot that has the fewest. */
const fewest = (slots: readonly Slot[], ranks: readonly Uint8Array[]) => {
  const sizes = slots.map((slot) => slot.reduce((sum, { posting }) => sum + posting.products.length, 0))
  const place = sizes.indexOf(Math.min(...sizes))
  const [only, ...others] = slots[place] ?? []
  if (only && others.length === 0) return only.posting.products
  return placesOf(ranks[place] ?? new Uint8Array(), (rank) => rank !== nowhere)
}

/** The best rank of a slot for every product. */
const ranksIn = (slot: Slot, size: number) => {
  const best = new Uint8Array(size).fill(nowhere)
  for (const { posting, worse } of slot) better(best, posting, worse)
  return best
}

const better = (best: Uint8Array, { products, ranks }: Posting, worse: number) => {
  for (let at = 0; at < products.length; at += 1) {
    const number = products[at] ?? 0
    const rank = (ranks[at] ?? 0) * 2 + worse
    if (rank < (best[number] ?? 0)) best[number] = rank
  }
}

const placesOf = (values: Uint8Array | Uint16Array, isWanted: (value: number) => boolean) => {
  const places = new Uint32Array(values.length)
  let count = 0
  for (let place = 0; place < values.length; place += 1) if (isWanted(values[place] ?? 0)) places[count++] = place
  return places.slice(0, count)
}
