import type { PostingCache } from './postingCache.ts'
import { intersectPostings, type PostingList } from './postingList.ts'
import type { Spelling } from './spelling.ts'
import { tokenize } from './tokenize.ts'

/** Products that match a word of a search in one way. `penalty` is added to their ranks, after these were doubled. */
interface Candidate {
  posting: PostingList
  penalty: number
}

/** A word of a search: all ways to match it. */
export type QueryTerm = readonly Candidate[]

interface TermIndex {
  postings: PostingCache
  spelling: Spelling
  /** Whether any product in it may be shown. */
  hasVisible(posting: PostingList): boolean
}

const maxWords = 10
const minPrefixLength = 3

/** Plans a text search word by word. The last word may be a prefix; an unknown word is replaced by the nearest known ones. */
export const planQuery = (text: string, index: TermIndex): readonly QueryTerm[] => {
  const words = removeStopWords(tokenize(text)).slice(0, maxWords)
  return words.map((word, wordIndex) => {
    const isLast = wordIndex === words.length - 1
    const candidates = [
      ...exactMatches(word, index),
      ...(isLast ? prefixMatches(word, index) : []),
      ...joinedMatches([words[wordIndex - 1], word], index),
      ...joinedMatches([word, words[wordIndex + 1]], index),
    ]
    return firstNonEmpty(
      candidates,
      () => prefixMatches(word, index),
      () => correctedMatches(word, index),
      () => splitMatches(word, index),
    )
  })
}

const firstNonEmpty = (found: QueryTerm, ...others: (() => QueryTerm)[]) =>
  others.reduce((term, other) => (term.length > 0 ? term : other()), found)

// Stop words such as `the` are removed, unless there are no other words.
const removeStopWords = (words: readonly string[]) => {
  const significant = words.filter((word) => !stopWords.has(word))
  return significant.length > 0 ? significant : words
}
const stopWords = new Set('a an and at by for from in is it of on or the to with'.split(' '))

const exactMatches = (word: string, { postings, hasVisible }: TermIndex): Candidate[] => {
  const posting = postings.word(word)
  return hasVisible(posting) ? [{ posting, penalty: 0 }] : []
}

const prefixMatches = (word: string, { postings, hasVisible }: TermIndex): Candidate[] => {
  if (word.length < minPrefixLength) return []
  const posting = postings.prefix(word)
  return hasVisible(posting) ? [{ posting, penalty: 1 }] : []
}

// `load shedding` finds `loadshedding`.
const joinedMatches = ([one, other]: readonly (string | undefined)[], index: TermIndex) =>
  one !== undefined && other !== undefined ? exactMatches(one + other, index) : []

const correctedMatches = (word: string, index: TermIndex) =>
  index.spelling.nearest(word).flatMap((correction) => exactMatches(correction, index))

// `airfryer` finds `air fryer`.
const splitMatches = (word: string, index: TermIndex): Candidate[] => {
  for (let cut = minPrefixLength; cut <= word.length - minPrefixLength; cut += 1) {
    const [one, other] = [exactMatches(word.slice(0, cut), index)[0], exactMatches(word.slice(cut), index)[0]]
    if (one && other) return [{ posting: intersectPostings(one.posting, other.posting), penalty: 0 }]
  }
  return []
}
