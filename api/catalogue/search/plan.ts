import { both, type Posting } from './posting.ts'
import type { Postings } from './postings.ts'
import type { Spelling } from './spelling.ts'
import { wordsOf } from './words.ts'

/** What one word of a search may be met by. `worse` is added to the ranks, after they were doubled. */
interface Meaning {
  posting: Posting
  worse: number
}

/** A word of a search, and what meets it. */
export type Slot = readonly Meaning[]

interface Index {
  postings: Postings
  spelling: Spelling
  /** Whether anything in it can be shown. */
  isKnown(posting: Posting): boolean
}

const mostWords = 10
const shortestBeginning = 3

/** What a text looks for, word by word. The last one may be a beginning; a word that nobody knows is taken for the nearest known. */
export const planOf = (text: string, index: Index): readonly Slot[] => {
  const words = telling(wordsOf(text)).slice(0, mostWords)
  return words.map((word, at) => {
    const isLast = at === words.length - 1
    const meanings = [
      ...exactly(word, index),
      ...(isLast ? begun(word, index) : []),
      ...joined([words[at - 1], word], index),
      ...joined([word, words[at + 1]], index),
    ]
    return firstOf(
      meanings,
      () => begun(word, index),
      () => guessed(word, index),
      () => apart(word, index),
    )
  })
}

const firstOf = (found: Slot, ...others: (() => Slot)[]) =>
  others.reduce((slot, other) => (slot.length > 0 ? slot : other()), found)

// `the` tells nothing, unless it is all there is.
const telling = (words: readonly string[]) => {
  const said = words.filter((word) => !little.has(word))
  return said.length > 0 ? said : words
}
const little = new Set('a an and at by for from in is it of on or the to with'.split(' '))

const exactly = (word: string, { postings, isKnown }: Index): Meaning[] => {
  const posting = postings.word(word)
  return isKnown(posting) ? [{ posting, worse: 0 }] : []
}

const begun = (word: string, { postings, isKnown }: Index): Meaning[] => {
  if (word.length < shortestBeginning) return []
  const posting = postings.beginning(word)
  return isKnown(posting) ? [{ posting, worse: 1 }] : []
}

// `load shedding` finds `loadshedding`.
const joined = ([one, other]: readonly (string | undefined)[], index: Index) =>
  one !== undefined && other !== undefined ? exactly(one + other, index) : []

const guessed = (word: string, index: Index) => index.spelling.nearest(word).flatMap((meant) => exactly(meant, index))

// `airfryer` finds `air fryer`.
const apart = (word: string, index: Index): Meaning[] => {
  for (let cut = shortestBeginning; cut <= word.length - shortestBeginning; cut += 1) {
    const [one, other] = [exactly(word.slice(0, cut), index)[0], exactly(word.slice(cut), index)[0]]
    if (one && other) return [{ posting: both(one.posting, other.posting), worse: 0 }]
  }
  return []
}
