import type { SortKey } from '#api/readModels/partialSort.ts'
import type { Directory } from './directory.ts'
import type { StaticSort } from './staticOrders.ts'

/** `soonest`: the earliest free time first, entries without one last; at the same time by name. */
export type DirectorySort = StaticSort | 'soonest' | '-soonest'

/** An order of all entries. */
export interface EntryOrder {
  /** The entries in this order, in one or more runs. */
  runs(): readonly (readonly number[])[]
  /** The number that sorts an entry into this order. */
  key(): SortKey
}

export const orderOf = (directory: Directory, sort: DirectorySort): EntryOrder =>
  sort === 'soonest' || sort === '-soonest' ? timeOrder(directory, sort) : staticOrder(directory, sort)

const staticOrder = (directory: Directory, sort: StaticSort): EntryOrder => {
  const { entries, ranks } = directory.staticOrder(sort)
  return { runs: () => [entries], key: () => (entry) => ranks[entry] ?? 0 }
}

const timeOrder = ({ soonest, staticOrder }: Directory, sort: 'soonest' | '-soonest'): EntryOrder => {
  const direction = sort === 'soonest' ? 1 : -1
  return {
    runs: () => (direction === 1 ? soonest.runs() : soonest.runs().toReversed()),
    key: () => {
      const { ranks } = staticOrder('name')
      return (entry) => direction * soonest.timeOf(entry) * maxEntries + (ranks[entry] ?? 0)
    },
  }
}

/** Keys of two parts are a whole number times this, plus a rank. */
export const maxEntries = 2 ** 24
