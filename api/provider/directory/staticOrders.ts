import type { ProviderSort } from '#domain/provider/providersQuery.ts'
import type { DirectoryEntry } from './directoryEntry.ts'

type SortName = Exclude<ProviderSort, 'soonest'> | 'newest' | 'averageRating' | 'group' | 'location'

/** The orders that do not depend on the time. A hyphen reverses one. */
export type StaticSort = SortName | `-${SortName}`

interface StaticOrder {
  entries: readonly number[]
  /** By entry: its place in `entries`. */
  ranks: Uint32Array
}

/** All entries in each order, sorted when they are first asked for after `reset`. Equal ones are sorted by name. */
export const openStaticOrders = (entries: readonly DirectoryEntry[]) => {
  const orders = new Map<StaticSort, StaticOrder>()
  const sorted = (sort: StaticSort): StaticOrder => {
    const direction = sort.startsWith('-') ? -1 : 1
    const keyOf = sortKeys[sort.replace('-', '') as SortName]
    const keyed = entries.map((entry, number) => ({ number, name: entry.name, key: keyOf(entry) }))
    keyed.sort((one, other) => direction * compareKeys(one.key, other.key) || compareKeys(one.name, other.name))
    const ranks = new Uint32Array(entries.length)
    for (const [rank, { number }] of keyed.entries()) ranks[number] = rank
    return { entries: keyed.map(({ number }) => number), ranks }
  }

  return {
    of: (sort: StaticSort) => orders.getOrInsertComputed(sort, sorted),
    /** Call it after a change of the entries. */
    reset: () => orders.clear(),
  }
}

/** An average counts as if there were this many reviews more, of the middle rating. */
const priorReviews = 4
const priorRating = 40

/** The rating, in tenths of a star, drawn towards the middle while there are few reviews. */
const weightedRating = ({ rating, reviewCount }: DirectoryEntry) =>
  (rating * reviewCount + priorRating * priorReviews) / (reviewCount + priorReviews)

type Key = number | string

const sortKeys: Record<SortName, (entry: DirectoryEntry) => Key> = {
  recommended: (entry) => (entry.verified ? 0 : 1000) - weightedRating(entry),
  rating: (entry) => -weightedRating(entry),
  // Among the best rated, those with the most reviews come first.
  averageRating: ({ rating, reviewCount }) => -rating - reviewCount / 1_000_000,
  fee: ({ callOutFee }) => callOutFee,
  name: ({ name }) => name,
  group: ({ path }) => path,
  location: ({ location }) => location,
  newest: ({ added }) => -added,
}

const compareKeys = (one: Key, other: Key) => (one < other ? -1 : Number(one > other))
