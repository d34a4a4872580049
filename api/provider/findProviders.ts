import { foldedText } from '#api/readModels/foldedText.ts'
import type { Availability as AvailabilityFilter, ProviderSort } from '#domain/provider/providersQuery.ts'
import type { LocalNow } from './availability.ts'
import type { DirectoryEntry, ProviderDirectory } from './providerDirectory.ts'
import type { StaticSort } from './providerOrders.ts'

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
  sort: ProviderSort | StaticSort
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
  const matches = matchesOf(directory, filter, now)
  const first = (pageNumber - 1) * limit
  return { total: matches.length, entries: sortedBy(sort, matches, directory, now).slice(first, first + limit) }
}

const matchesOf = (directory: ProviderDirectory, filter: ProviderFilter, now: LocalNow): DirectoryEntry[] => {
  const entries = directory.entries()
  const [smallest, ...others] = idSetsOf(directory, filter).toSorted((one, other) => one.size - other.size)
  const candidates = smallest
    ? [...smallest].filter((id) => others.every((ids) => ids.has(id))).flatMap((id) => entries.get(id) ?? [])
    : [...entries.values()]
  const tests = [...testsOf(directory, filter, now)]
  return candidates.filter((entry) => tests.every((test) => test(entry)))
}

/** The ids that an index knows for each part of the filter. */
const idSetsOf = ({ categories, areas, words }: ProviderDirectory, { category, area, search = '' }: ProviderFilter) => [
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
  if (available === 'today') yield ({ id }) => directory.soonest(id, now)?.index === 0
  if (available === 'weekend') yield ({ id }) => directory.soonestAtWeekend(id, now) !== undefined
}

/** The entries by a number that is different for each, so that they are sorted as plain numbers. */
const sortedBy = (
  sort: ProviderPage['sort'],
  matches: readonly DirectoryEntry[],
  directory: ProviderDirectory,
  now: LocalNow,
) => {
  const { entries, ranks } = directory.order(sort === 'soonest' ? 'name' : sort)
  if (matches.length === entries.length && sort !== 'soonest') return entries
  const rankOf = ({ id }: DirectoryEntry) => ranks.get(id) ?? 0
  const keyOf = sort === 'soonest' ? soonestKey(directory, rankOf, now) : rankOf
  return Array.from(Float64Array.from(matches, keyOf).sort(), (key) => entries[key % maxRank]).filter(
    (entry) => entry !== undefined,
  )
}

const maxRank = 2 ** 24
/** After every minute of the calendar. */
const never = 100_000

const soonestKey =
  (directory: ProviderDirectory, rankOf: (entry: DirectoryEntry) => number, now: LocalNow) =>
  (entry: DirectoryEntry) => {
    const soonest = directory.soonest(entry.id, now)
    return (soonest ? soonest.index * 1440 + soonest.minute : never) * maxRank + rankOf(entry)
  }
