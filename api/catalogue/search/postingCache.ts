import type { DatabaseSync } from 'node:sqlite'
import { rankedFields, tagTerm, wordTerm } from './indexTerms.ts'
import { findRank, mergeByRank, type PostingList, parseNumbers } from './postingList.ts'

/** What is looked up: products that have a word, a word with a prefix, or a tag. */
type TermKind = 'word' | 'prefix' | 'tag'

/** The new index terms of a product whose texts changed. */
export interface ChangedText {
  number: number
  terms: string
}

// The limits of the cache: products in all posting lists together, five bytes each, and posting lists.
const maxCachedProducts = 2_000_000
const maxEntries = 5000
// Comparing more changes than this costs more than reading the posting lists again.
const maxComparedChanges = 50

export type PostingCache = ReturnType<typeof openPostingCache>

/**
 * Caches posting lists from SQLite's full-text index until a product changes them: reading one of fifty thousand products takes
 * milliseconds. The rank of a product is that of the best field that has the word.
 */
export const openPostingCache = (database: DatabaseSync) => {
  const selectNumbers = database.prepare(
    'SELECT group_concat(rowid) AS numbers FROM product_search WHERE product_search MATCH ?',
  )
  const cache = new Map<string, { kind: TermKind; word: string; posting: PostingList }>()
  let cachedProducts = 0

  const load = (kind: TermKind, word: string) =>
    mergeByRank(
      indexTermsOf(kind, word).map((term) =>
        parseNumbers(selectNumbers.get(matchQueryOf(kind, term))?.['numbers'] as string | null),
      ),
    )
  const drop = (key: string) => {
    cachedProducts -= cache.get(key)?.posting.products.length ?? 0
    cache.delete(key)
  }
  const evict = () => {
    for (const key of cache.keys()) {
      if (cachedProducts <= maxCachedProducts && cache.size <= maxEntries) return
      drop(key)
    }
  }
  const lookUp = (kind: TermKind, word: string) => {
    const key = `${kind} ${word}`
    const posting = cache.get(key)?.posting ?? load(kind, word)
    drop(key)
    evict()
    cache.set(key, { kind, word, posting })
    cachedProducts += posting.products.length
    return posting
  }
  const clear = () => {
    cache.clear()
    cachedProducts = 0
  }

  return {
    word: (word: string) => lookUp('word', word),
    prefix: (word: string) => lookUp('prefix', word),
    tag: (word: string) => lookUp('tag', word),
    clear,
    /** Drops the posting lists that these changes make outdated. */
    invalidate: (changes: readonly ChangedText[]) => {
      if (changes.length > maxComparedChanges) return clear()
      for (const { number, terms } of changes) {
        const termSet = new Set(terms.split(' '))
        for (const [key, { kind, word, posting }] of cache)
          if (rankInTerms(kind, word, termSet) !== findRank(posting, number)) drop(key)
      }
    },
  }
}

/** The index terms to look up, the best field first. */
const indexTermsOf = (kind: TermKind, word: string) =>
  kind === 'tag' ? [tagTerm(word)] : rankedFields.map((field) => wordTerm(field, word))

const matchQueryOf = (kind: TermKind, term: string) => (kind === 'prefix' ? `"${term}" *` : `"${term}"`)

/** The rank of a product with these index terms; -1 if none of them matches. */
const rankInTerms = (kind: TermKind, word: string, terms: ReadonlySet<string>) => {
  const isPresent = (term: string) =>
    kind === 'prefix' ? [...terms].some((each) => each.startsWith(term)) : terms.has(term)
  return indexTermsOf(kind, word).findIndex(isPresent)
}
