import type { DatabaseSync } from 'node:sqlite'
import { merged, numbersIn, type Posting, rankIn } from './posting.ts'
import { rankedTag, rankedWord, ranks } from './rankedWords.ts'

/** What is asked for: products that have a word, a word that begins like this, or a tag. */
type Kind = 'word' | 'beginning' | 'tag'

/** A product's words, newly written. */
export interface WrittenTexts {
  number: number
  words: string
}

// Products in all postings that are kept, of five bytes each, and postings.
const room = 2_000_000
const mostKept = 5000
// To compare more changes than these is dearer than to read again.
const mostCompared = 50

export type Postings = ReturnType<typeof openPostings>

/**
 * What SQLite's full-text index answers, kept until a product changes it: to be told where half of a hundred thousand products are
 * takes milliseconds. The rank of a product is that of the best place where it has the word.
 */
export const openPostings = (database: DatabaseSync) => {
  const find = database.prepare(
    'SELECT group_concat(rowid) AS numbers FROM product_search WHERE product_search MATCH ?',
  )
  const kept = new Map<string, { kind: Kind; word: string; posting: Posting }>()
  let held = 0

  const load = (kind: Kind, word: string) =>
    merged(termsOf(kind, word).map((term) => numbersIn(find.get(queryOf(kind, term))?.['numbers'] as string | null)))
  const drop = (key: string) => {
    held -= kept.get(key)?.posting.products.length ?? 0
    kept.delete(key)
  }
  const makeRoom = () => {
    for (const key of kept.keys()) {
      if (held <= room && kept.size <= mostKept) return
      drop(key)
    }
  }
  const ask = (kind: Kind, word: string) => {
    const key = `${kind} ${word}`
    const posting = kept.get(key)?.posting ?? load(kind, word)
    drop(key)
    makeRoom()
    kept.set(key, { kind, word, posting })
    held += posting.products.length
    return posting
  }
  const clear = () => {
    kept.clear()
    held = 0
  }

  return {
    word: (word: string) => ask('word', word),
    beginning: (word: string) => ask('beginning', word),
    tag: (word: string) => ask('tag', word),
    clear,
    /** Drops what is no longer so. */
    follow: (written: readonly WrittenTexts[]) => {
      if (written.length > mostCompared) return clear()
      for (const { number, words } of written) {
        const all = new Set(words.split(' '))
        for (const [key, { kind, word, posting }] of kept)
          if (rankOf(kind, word, all) !== rankIn(posting, number)) drop(key)
      }
    },
  }
}

/** The words of the index that are asked for, the best first. */
const termsOf = (kind: Kind, word: string) =>
  kind === 'tag' ? [rankedTag(word)] : ranks.map((rank) => rankedWord(rank, word))

const queryOf = (kind: Kind, term: string) => (kind === 'beginning' ? `"${term}" *` : `"${term}"`)

/** The rank that these words give a product, -1 where they give none. */
const rankOf = (kind: Kind, word: string, words: ReadonlySet<string>) => {
  const isThere = (term: string) =>
    kind === 'beginning' ? [...words].some((each) => each.startsWith(term)) : words.has(term)
  return termsOf(kind, word).findIndex(isThere)
}
