import type { SearchWithoutResults } from '#domain/search/searchEvents.ts'

/** Milliseconds within which a search replaces the one before it where one text begins with the other: the searcher was still typing, or deleting. */
const typingWindow = 30_000
// Limits the memory that a flood of made-up texts can take.
const maxTexts = 500

/** A search: its text, when, and by whom. The id of the searcher does not leave this process. */
interface TypedSearch {
  text: string
  at: number
  searcherId: string
}

/** Counts searches without results. While a searcher is still typing, only the last text is counted. Moments in milliseconds. */
export const openSearchTally = () => {
  let pending: TypedSearch[] = []
  const counts = new Map<string, number>()
  const isCounted = openSearchQuota()

  const addCount = (text: string, count: number) => {
    if (counts.has(text) || counts.size < maxTexts) counts.set(text, (counts.get(text) ?? 0) + count)
  }
  const countUntil = (until: number) => {
    for (const { text, at, searcherId } of pending) if (at <= until && isCounted(searcherId, at)) addCount(text, 1)
    pending = pending.filter(({ at }) => at > until)
  }

  return {
    /** Records a search. Even if it found something, it removes what the same searcher typed on the way to it. */
    add: (search: TypedSearch, found: boolean) => {
      countUntil(search.at - typingWindow)
      pending = pending.filter((earlier) => !isOnTheWay(earlier, search))
      if (!found && pending.length < maxTexts) pending.push(search)
    },
    /** Removes the most frequent texts from the tally, at most `max`, and returns them. */
    take: (at: number, max: number): SearchWithoutResults[] => {
      countUntil(at - typingWindow)
      const taken = [...counts].sort(([, one], [, other]) => other - one).slice(0, max)
      for (const [text] of taken) counts.delete(text)
      return taken.map(([text, count]) => ({ text, count }))
    },
    restore: (searches: readonly SearchWithoutResults[]) => {
      for (const { text, count } of searches) addCount(text, count)
    },
    isEmpty: () => pending.length === 0 && counts.size === 0,
  }
}

const isOnTheWay = (earlier: TypedSearch, later: TypedSearch) =>
  earlier.searcherId === later.searcherId &&
  (later.text.startsWith(earlier.text) || earlier.text.startsWith(later.text))

/** The length of a window in milliseconds, and how many searches of one searcher are counted in a window. */
const windowLength = 10 * 60_000
const maxPerWindow = 20

/** Decides whether a search is counted: made-up texts of one searcher must not crowd out the texts of others. Moments in milliseconds. */
const openSearchQuota = () => {
  let windowStart = Number.NEGATIVE_INFINITY
  const counts = new Map<string, number>()

  return (searcherId: string, at: number) => {
    if (at - windowStart >= windowLength) {
      windowStart = at
      counts.clear()
    }
    const count = (counts.get(searcherId) ?? 0) + 1
    counts.set(searcherId, count)
    return count <= maxPerWindow
  }
}
