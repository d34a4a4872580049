import { type EntryGroup, groupOf, unionOf } from './entryGroup.ts'
import { lowerBound } from './lowerBound.ts'
import { insertNumber, removeNumber } from './sortedNumbers.ts'

/** An inverted index in memory: from terms, such as words or categories, to the numbers of the entries that have them. */
export const openInvertedIndex = () => {
  // Ascending. Entries do not know their terms: that would double the memory, and few of them change.
  const entriesByTerm = new Map<string, number[]>()
  const known = new Set<number>()
  // Sorted, for prefixes; undefined after a change of the terms.
  let sortedTerms: string[] | undefined

  const remove = (entry: number) => {
    for (const [term, entries] of entriesByTerm) {
      removeNumber(entries, entry)
      if (entries.length > 0) continue
      entriesByTerm.delete(term)
      sortedTerms = undefined
    }
  }
  const add = (term: string, entry: number) => {
    const entries = entriesByTerm.get(term)
    if (!entries) {
      entriesByTerm.set(term, [entry])
      sortedTerms = undefined
    } else insertNumber(entries, entry)
  }

  return {
    /** Sets the terms of an entry, in place of those it had. */
    put: (entry: number, terms: Iterable<string>) => {
      if (known.has(entry)) remove(entry)
      known.add(entry)
      for (const term of terms) add(term, entry)
    },
    /** The entries that have the term. */
    withTerm: (term: string): EntryGroup => groupOf(entriesByTerm.get(term) ?? []),
    /** The entries that have a term with this beginning; if there are none, those that have a term which contains it. */
    withPart: (part: string): EntryGroup => {
      sortedTerms ??= [...entriesByTerm.keys()].sort()
      const beginning = termsWithPrefix(sortedTerms, part)
      const terms = beginning.length > 0 ? beginning : sortedTerms.filter((term) => term.includes(part))
      const lists = terms.map((term) => entriesByTerm.get(term) ?? [])
      return lists.length === 1 ? groupOf(lists[0] ?? []) : unionOf(lists)
    },
    clear: () => {
      entriesByTerm.clear()
      known.clear()
      sortedTerms = undefined
    },
  }
}

const termsWithPrefix = (sorted: readonly string[], prefix: string) => {
  const first = lowerBound(sorted, (term) => term < prefix)
  let end = first
  while (sorted[end]?.startsWith(prefix)) end += 1
  return sorted.slice(first, end)
}
