import { type ProductState, stateCodes } from './columns.ts'
import { planQuery, type QueryTerm } from './planQuery.ts'
import type { PostingList } from './postingList.ts'
import type { ProductIndex } from './productIndex.ts'

/** Products that match a text, ascending. `scores` is indexed by product number; 0 is the best. */
export interface ScoredProducts {
  products: Uint32Array
  scores: Uint16Array
}

/**
 * The products that match every word of a text. If none of them is in this state, the products that match some words, those with the most
 * words first. Words in the name count the most.
 */
export const scoreProducts = (text: string, state: ProductState | undefined, index: ProductIndex): ScoredProducts => {
  const { size, states: stateOf } = index.columns()
  const wantedState = state && stateCodes[state]
  const isShown = (number: number) => wantedState === undefined || stateOf[number] === wantedState
  const terms = planQuery(text, { ...index, hasVisible: ({ products }) => products.some(isShown) })
  const ranksByTerm = terms.map((term) => bestRanks(term, size))
  const found = matchAllTerms(ranksByTerm, terms, size)
  return found.products.some(isShown) ? found : matchAnyTerm(ranksByTerm, size)
}

const noRank = 0xff
// More than the ranks of ten terms together.
const missingTermScore = 128

const matchAllTerms = (
  ranksByTerm: readonly Uint8Array[],
  terms: readonly QueryTerm[],
  size: number,
): ScoredProducts => {
  const scores = new Uint16Array(size)
  const among = productsOfRarestTerm(terms, ranksByTerm)
  const products = among.filter((number) => {
    let score = 0
    for (const termRanks of ranksByTerm) {
      const rank = termRanks[number] ?? noRank
      if (rank === noRank) return false
      score += rank
    }
    scores[number] = score
    return true
  })
  return { products, scores }
}

const matchAnyTerm = (ranksByTerm: readonly Uint8Array[], size: number): ScoredProducts => {
  const scores = new Uint16Array(size).fill(ranksByTerm.length * missingTermScore)
  for (const termRanks of ranksByTerm) {
    for (let number = 0; number < size; number += 1) {
      const rank = termRanks[number] ?? noRank
      if (rank !== noRank) scores[number] = (scores[number] ?? 0) - missingTermScore + rank
    }
  }
  return { products: numbersWhere(scores, (score) => score < ranksByTerm.length * missingTermScore), scores }
}

/** The products of the term that has the fewest. */
const productsOfRarestTerm = (terms: readonly QueryTerm[], ranksByTerm: readonly Uint8Array[]) => {
  const sizes = terms.map((term) => term.reduce((sum, { posting }) => sum + posting.products.length, 0))
  const rarest = sizes.indexOf(Math.min(...sizes))
  const [only, ...others] = terms[rarest] ?? []
  if (only && others.length === 0) return only.posting.products
  return numbersWhere(ranksByTerm[rarest] ?? new Uint8Array(), (rank) => rank !== noRank)
}

/** By product number: the best rank among the candidates of a term. */
const bestRanks = (term: QueryTerm, size: number) => {
  const best = new Uint8Array(size).fill(noRank)
  for (const { posting, penalty } of term) keepBetterRanks(best, posting, penalty)
  return best
}

const keepBetterRanks = (best: Uint8Array, { products, ranks }: PostingList, penalty: number) => {
  for (let index = 0; index < products.length; index += 1) {
    const number = products[index] ?? 0
    const rank = (ranks[index] ?? 0) * 2 + penalty
    if (rank < (best[number] ?? 0)) best[number] = rank
  }
}

const numbersWhere = (values: Uint8Array | Uint16Array, isWanted: (value: number) => boolean) => {
  const numbers = new Uint32Array(values.length)
  let count = 0
  for (let number = 0; number < values.length; number += 1) if (isWanted(values[number] ?? 0)) numbers[count++] = number
  return numbers.slice(0, count)
}
