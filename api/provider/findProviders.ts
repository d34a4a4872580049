import { foldedText } from '#api/readModels/foldedText.ts'
import type { Availability as AvailabilityFilter, ProviderSort } from '#domain/provider/providersQuery.ts'
import {
  bookableCalendar,
  type CalendarDay,
  calendarDay,
  isFreeOn,
  type LocalNow,
  soonestFree,
} from './availability.ts'
import type { DirectoryEntry } from './providerDirectory.ts'

export interface ProviderFilter {
  /** A category path such as `home-services/plumbing`, or any value in it. */
  category?: string | undefined
  search?: string | undefined
  area?: string | undefined
  /** Stars. */
  ratingFrom?: number | undefined
  /** Cents: the highest call-out fee. */
  feeUpTo?: number | undefined
  verified?: boolean | undefined
  available?: AvailabilityFilter | undefined
}

/** The providers that match, in no particular order. `isListed`: in the directory (default), withdrawn, or, if `undefined`, both. */
export const filterProviders = (
  entries: Iterable<DirectoryEntry>,
  filter: ProviderFilter,
  now: LocalNow,
  { isListed }: { isListed: boolean | undefined } = { isListed: true },
) => {
  const tests = [...testsOf(filter, now)]
  return [...entries].filter(
    (entry) => (isListed === undefined || entry.isListed === isListed) && tests.every((test) => test(entry)),
  )
}

/** Sorts providers; equal ones by name. */
export const sortProviders = (entries: readonly DirectoryEntry[], sort: ProviderSort, now: LocalNow) => {
  const keyOf = sort === 'soonest' ? soonestKeys(entries, now) : sortKeys[sort]
  return entries
    .map((entry) => ({ entry, key: keyOf(entry) }))
    .sort((one, other) => one.key - other.key || compareNames(one.entry, other.entry))
    .map(({ entry }) => entry)
}

type Test = (entry: DirectoryEntry) => boolean

function* testsOf(filter: ProviderFilter, now: LocalNow): Generator<Test> {
  const { category, search, area, ratingFrom, feeUpTo, verified, available } = filter
  if (category) yield categoryTest(category)
  if (verified !== undefined) yield (entry) => entry.verified === verified
  if (ratingFrom !== undefined) yield (entry) => entry.rating >= ratingFrom * 10
  if (feeUpTo !== undefined) yield (entry) => entry.callOutFee <= feeUpTo
  if (area) yield areaTest(area)
  if (search) yield* wordTests(search)
  if (available) yield availabilityTest(available, now)
}

const categoryTest = (category: string): Test => {
  const wanted = `${category.replace(/^\/+|\/+$/g, '').toLowerCase()}/`
  return ({ path }) => path.startsWith(wanted) || path.includes(`/${wanted}`)
}

const areaTest = (area: string): Test => {
  const wanted = foldedText(area)
  return ({ areas }) => areas.has(wanted)
}

function* wordTests(search: string): Generator<Test> {
  for (const word of foldedText(search).split(' ')) if (word) yield ({ words }) => words.includes(word)
}

const availabilityTest = (available: AvailabilityFilter, now: LocalNow): Test => {
  const days = available === 'today' ? [calendarDay(now.day)] : weekendOf(now)
  return ({ availability }) => days.some((day) => isFreeOn(availability, day, now))
}

/** The next Saturday and Sunday, today included. */
const weekendOf = (now: LocalNow): CalendarDay[] => {
  const week = bookableCalendar(now).slice(0, 7)
  const weekend = week.filter(({ weekday }) => weekday >= 6)
  // On a Sunday the next Saturday belongs to another weekend.
  return week[0]?.weekday === 7 ? weekend.slice(0, 1) : weekend
}

/** With few reviews, an average is drawn towards this many of the middle rating. */
const priorReviews = 4
const priorRating = 40

/** The rating, in tenths of a star, drawn towards the middle while there are few reviews. */
export const weightedRating = ({ rating, reviewCount }: DirectoryEntry) =>
  (rating * reviewCount + priorRating * priorReviews) / (reviewCount + priorReviews)

const sortKeys: Record<Exclude<ProviderSort, 'soonest'>, (entry: DirectoryEntry) => number> = {
  recommended: (entry) => (entry.verified ? 0 : 1000) - weightedRating(entry),
  rating: (entry) => -weightedRating(entry),
  fee: ({ callOutFee }) => callOutFee,
  name: () => 0,
}

const soonestKeys = (entries: readonly DirectoryEntry[], now: LocalNow) => {
  const calendar = bookableCalendar(now)
  const keys = new Map(entries.map((entry) => [entry.id, soonestFree(entry.availability, calendar, now)]))
  return ({ id }: DirectoryEntry) => {
    const soonest = keys.get(id)
    return soonest ? soonest.index * 1440 + soonest.minute : Number.MAX_SAFE_INTEGER
  }
}

const compareNames = (one: DirectoryEntry, other: DirectoryEntry) =>
  one.name < other.name ? -1 : Number(one.name > other.name)
