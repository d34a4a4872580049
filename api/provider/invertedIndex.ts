/** The ids that have one of several terms. Not made into one set: only the smallest group of a query is read through. */
export interface IdGroup {
  /** At least the number of its ids. */
  maxSize: number
  has(id: string): boolean
  ids(): Iterable<string>
}

const none: ReadonlySet<string> = new Set()

const groupOf = (sets: readonly ReadonlySet<string>[]): IdGroup => ({
  maxSize: sets.reduce((sum, { size }) => sum + size, 0),
  has: (id) => sets.some((ids) => ids.has(id)),
  ids: () => (sets.length === 1 ? (sets[0] ?? none) : new Set(sets.flatMap((ids) => [...ids]))),
})

/** An inverted index in memory: from terms, such as words or categories, to the ids that have them. */
export const openInvertedIndex = () => {
  const idsByTerm = new Map<string, Set<string>>()
  const termsById = new Map<string, readonly string[]>()
  // Sorted, for prefixes; undefined after a change of the terms.
  let sortedTerms: string[] | undefined

  const remove = (id: string) => {
    for (const term of termsById.get(id) ?? []) {
      const ids = idsByTerm.get(term)
      ids?.delete(id)
      if (ids?.size !== 0) continue
      idsByTerm.delete(term)
      sortedTerms = undefined
    }
    termsById.delete(id)
  }

  return {
    /** Sets the terms of an id, in place of those it had. */
    put: (id: string, terms: Iterable<string>) => {
      const distinct = [...new Set(terms)]
      remove(id)
      termsById.set(id, distinct)
      for (const term of distinct) {
        if (!idsByTerm.has(term)) sortedTerms = undefined
        idsByTerm.getOrInsertComputed(term, () => new Set()).add(id)
      }
    },
    /** The ids that have the term. */
    withTerm: (term: string): IdGroup => groupOf([idsByTerm.get(term) ?? none]),
    /** The ids that have a term with this beginning; if there are none, those that have a term which contains it. */
    withPart: (part: string): IdGroup => {
      sortedTerms ??= [...idsByTerm.keys()].sort()
      const beginning = termsWithPrefix(sortedTerms, part)
      const terms = beginning.length > 0 ? beginning : sortedTerms.filter((term) => term.includes(part))
      return groupOf(terms.map((term) => idsByTerm.get(term) ?? none))
    },
    clear: () => {
      idsByTerm.clear()
      termsById.clear()
      sortedTerms = undefined
    },
  }
}

const termsWithPrefix = (sorted: readonly string[], prefix: string) => {
  const first = lowerBound(sorted, prefix)
  let end = first
  while (sorted[end]?.startsWith(prefix)) end += 1
  return sorted.slice(first, end)
}

/** The index of the first item that is not less than `wanted`. */
const lowerBound = (sorted: readonly string[], wanted: string) => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < wanted) low = middle + 1
    else high = middle
  }
  return low
}
