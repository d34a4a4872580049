import { foldedText } from '#api/readModels/foldedText.ts'
import { partialSort } from '#api/readModels/partialSort.ts'
import type { Availability as AvailabilityFilter } from '#domain/provider/providersQuery.ts'
import { type LocalNow, midnightOf } from './availability.ts'
import type { Directory } from './directory.ts'
import type { EntryGroup } from './entryGroup.ts'
import { type DirectorySort, type EntryOrder, orderOf } from './entryOrder.ts'
import { never } from './soonestOrder.ts'

export interface ProviderFilter {
  /** A category path such as `home-services/plumbing`, or any value or label in it. */
  category?: string | undefined
  /** Words, each of which a provider's name, trade, places or description has. */
  search?: string | undefined
  area?: string | undefined
  /** Stars. */
  ratingFrom?: number | undefined
  /** Cents: the highest call-out fee. */
  feeUpTo?: number | undefined
  verified?: boolean | undefined
  /** Nobody who is withdrawn is available. */
  available?: AvailabilityFilter | undefined
  /** In the directory (default), withdrawn, or, if `'both'`, all. */
  isListed?: boolean | 'both' | undefined
}

export interface ProviderPage {
  sort: DirectorySort
  /** From 1. */
  pageNumber: number
  limit: number
}

/** A page of the providers that match, and the number of all that do. Fast for a directory of ten thousand. */
export const findProviders = (
  directory: Directory,
  filter: ProviderFilter,
  { sort, pageNumber, limit }: ProviderPage,
  now: LocalNow,
) => {
  const order = orderOf(directory, sort)
  const matches = matchesOf(directory, filter, now)
  const first = (pageNumber - 1) * limit
  const end = first + limit
  // Where every eighth entry is a match, the end of a page is not far.
  const { total, entries } =
    matches.group && matches.group.maxSize > directory.entries.length / 8
      ? walkOrder(order, matches.group, end)
      : sortMatches(order, matches.entries(), end)
  return { total, entries: entries.slice(first).map(directory.entryOf) }
}

interface Matches {
  entries(): readonly number[]
  /** The group of all matches, where they are a group of the directory: its size is known, and nobody has to be looked at. */
  group: EntryGroup | undefined
}

/** The providers that match. */
export const matchesOf = (directory: Directory, filter: ProviderFilter, now: LocalNow): Matches => {
  const candidates = candidatesOf(directory, filter, now)
  const narrowing = narrowingGroups(directory, filter)
  const tests = [...testsOf(directory, filter)]
  const [smallest = candidates, ...others] = [candidates, ...narrowing].sort((one, two) => one.maxSize - two.maxSize)
  return {
    entries: () => {
      let entries = smallest.entries()
      for (const group of others) entries = entries.filter(group.has)
      for (const test of tests) entries = entries.filter(test)
      return entries
    },
    group: narrowing.length + tests.length === 0 ? candidates : undefined,
  }
}

/** Goes through the order to the end of the page. */
const walkOrder = (order: EntryOrder, group: EntryGroup, end: number) => {
  const entries: number[] = []
  for (const run of order.runs())
    for (const entry of run) {
      if (group.has(entry)) entries.push(entry)
      if (entries.length === end) return { total: group.maxSize, entries }
    }
  return { total: group.maxSize, entries }
}

/** Sorts as many of the matches as the page needs. */
const sortMatches = (order: EntryOrder, matches: readonly number[], end: number) => ({
  total: matches.length,
  entries: partialSort(matches, order.key(), end),
})

/** Those that are available, in the directory, or all. The `maxSize` is exact. */
const candidatesOf = (directory: Directory, { available, isListed = true }: ProviderFilter, now: LocalNow) => {
  if (available === 'today') return directory.soonest.freeBefore(midnightOf(now.day) + 24 * 60)
  if (available === 'weekend') return directory.atWeekend.freeBefore(never)
  return isListed === true ? directory.listed() : directory.all()
}

/** Those that an index knows for each part of the filter. */
const narrowingGroups = (
  { index: { categories, areas, words } }: Directory,
  { category, area, search = '' }: ProviderFilter,
): EntryGroup[] => [
  ...(category ? [categories.withTerm(foldedText(category.replace(/^\/+|\/+$/g, '')))] : []),
  ...(area ? [areas.withTerm(foldedText(area))] : []),
  ...foldedText(search)
    .split(' ')
    .filter(Boolean)
    .map((word) => words.withPart(word)),
]

type Test = (entry: number) => boolean

function* testsOf({ columns }: Directory, filter: ProviderFilter): Generator<Test> {
  const { isListed, ratingFrom, feeUpTo, verified } = filter
  if (isListed === false) yield (entry) => !columns.isListed(entry)
  if (verified !== undefined) yield (entry) => columns.isVerified(entry) === verified
  if (ratingFrom !== undefined) yield (entry) => columns.rating(entry) >= ratingFrom * 10
  if (feeUpTo !== undefined) yield (entry) => columns.callOutFee(entry) <= feeUpTo
}
