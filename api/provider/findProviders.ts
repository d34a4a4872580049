import { foldedText } from '#api/readModels/foldedText.ts'
import type { Availability as AvailabilityFilter } from '#domain/provider/providersQuery.ts'
import type { LocalNow } from './availability.ts'
import type { DirectoryEntry } from './directoryEntry.ts'
import type { ProviderDirectory } from './providerDirectory.ts'
import type { DirectorySort, StaticSort } from './providerOrders.ts'

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
  directory: ProviderDirectory,
  filter: ProviderFilter,
  { sort, pageNumber, limit }: ProviderPage,
  now: LocalNow,
) => {
  const isByTime = sort === 'soonest' || sort === '-soonest'
  directory.refresh()
  const matches = matchesOf(directory, filter, isByTime ? 'name' : sort, now)
  const first = (pageNumber - 1) * limit
  const sorted = isByTime ? sortedByTime(matches, sort, (entry) => directory.soonest(entry, now)) : matches
  return { total: matches.length, entries: sorted.slice(first, first + limit) }
}

/** The providers that match, in an order. Call `refresh` of the directory before. */
export const matchesOf = (directory: ProviderDirectory, filter: ProviderFilter, sort: StaticSort, now: LocalNow) => {
  const { entries, ranks } = directory.order(sort)
  const tests = [...testsOf(directory, filter, now)]
  const isMatch = (entry: DirectoryEntry) => tests.every((test) => test(entry))
  const [smallest, ...others] = groupsOf(directory, filter).toSorted((one, other) => one.maxSize - other.maxSize)
  if (!smallest) return entries.filter(isMatch)

  const found: number[] = []
  for (const id of smallest.ids()) {
    const rank = others.every((group) => group.has(id)) ? ranks.get(id) : undefined
    if (rank !== undefined) found.push(rank)
  }
  return entriesAt(entries, Float64Array.from(found).sort()).filter(isMatch)
}

const entriesAt = (entries: readonly DirectoryEntry[], indexes: Float64Array) =>
  Array.from(indexes, (index) => entries[index]).filter((entry) => entry !== undefined)

/** The ids that an index knows for each part of the filter. */
const groupsOf = ({ categories, areas, words }: ProviderDirectory, { category, area, search = '' }: ProviderFilter) => [
  ...(category ? [categories.withTerm(foldedText(category.replace(/^\/+|\/+$/g, '')))] : []),
  ...(area ? [areas.withTerm(foldedText(area))] : []),
  ...foldedText(search)
    .split(' ')
    .filter(Boolean)
    .map((word) => words.withPart(word)),
]

type Test = (entry: DirectoryEntry) => boolean

function* testsOf(directory: ProviderDirectory, filter: ProviderFilter, now: LocalNow): Generator<Test> {
  const { isListed = true, ratingFrom, feeUpTo, verified, available } = filter
  if (isListed !== 'both') yield (entry) => entry.isListed === isListed
  if (verified !== undefined) yield (entry) => entry.verified === verified
  if (ratingFrom !== undefined) yield (entry) => entry.rating >= ratingFrom * 10
  if (feeUpTo !== undefined) yield (entry) => entry.callOutFee <= feeUpTo
  if (available === 'today') yield (entry) => directory.soonest(entry, now)?.index === 0
  if (available === 'weekend') yield (entry) => directory.soonestAtWeekend(entry, now) !== undefined
}

type FindSoonest = (entry: DirectoryEntry) => { index: number; minute: number } | undefined

/** Sorts by a number that is different for each entry, which is faster than to compare them; equal ones keep their order. */
const sortedByTime = (entries: readonly DirectoryEntry[], sort: 'soonest' | '-soonest', find: FindSoonest) => {
  const timeOf = (entry: DirectoryEntry) => {
    const soonest = find(entry)
    return soonest ? soonest.index * 1440 + soonest.minute : never
  }
  const keys = Float64Array.from(entries, (entry, index) => {
    const time = sort === 'soonest' ? timeOf(entry) : never - timeOf(entry)
    return time * maxEntries + index
  })
  return entriesAt(
    entries,
    keys.sort().map((key) => key % maxEntries),
  )
}

const maxEntries = 2 ** 24
/** After every minute of the calendar. */
const never = 100_000
