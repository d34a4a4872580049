import type { ProviderSort } from '#domain/provider/providersQuery.ts'
import type { DirectoryEntry } from './providerDirectory.ts'

/** The orders that do not depend on the time. */
export type StaticSort = Exclude<ProviderSort, 'soonest'> | 'newest'

interface Order {
  entries: readonly DirectoryEntry[]
  /** The place of each id in `entries`. */
  ranks: ReadonlyMap<string, number>
}

/** All providers in each order, sorted when they are first asked for after `reset`. Equal ones are sorted by name. */
export const openProviderOrders = (entries: () => Iterable<DirectoryEntry>) => {
  const orders = new Map<StaticSort, Order>()
  const sorted = (sort: StaticSort): Order => {
    const keyed = [...entries()].map((entry) => ({ entry, key: sortKeys[sort](entry) }))
    keyed.sort((one, other) => one.key - other.key || compareNames(one.entry, other.entry))
    return {
      entries: keyed.map(({ entry }) => entry),
      ranks: new Map(keyed.map(({ entry }, rank) => [entry.id, rank])),
    }
  }

  return {
    of: (sort: StaticSort) => orders.getOrInsertComputed(sort, sorted),
    /** Call it after a change of the entries. */
    reset: () => orders.clear(),
  }
}

/** With few reviews, an average is drawn towards this many of the middle rating. */
const priorReviews = 4
const priorRating = 40

const weightedRating = ({ rating, reviewCount }: DirectoryEntry) =>
  (rating * reviewCount + priorRating * priorReviews) / (reviewCount + priorReviews)

const sortKeys: Record<StaticSort, (entry: DirectoryEntry) => number> = {
  recommended: (entry) => (entry.verified ? 0 : 1000) - weightedRating(entry),
  rating: (entry) => -weightedRating(entry),
  fee: ({ callOutFee }) => callOutFee,
  name: () => 0,
  newest: ({ dateAdded }) => -Date.parse(dateAdded),
}

const compareNames = (one: DirectoryEntry, other: DirectoryEntry) =>
  one.name < other.name ? -1 : Number(one.name > other.name)
