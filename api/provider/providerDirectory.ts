import type { DatabaseSync } from 'node:sqlite'
import { openBuilds } from '#api/readModels/builds.ts'
import { foldedText } from '#api/readModels/foldedText.ts'
import { categoryLabels } from '#domain/provider/categoryTree.ts'
import type { ProviderDetails } from '#domain/provider/providerEvents.ts'
import { type Availability, availabilityOf, bookableCalendar, type LocalNow, weekendCalendar } from './availability.ts'
import { openInvertedIndex } from './invertedIndex.ts'
import { openProviderOrders, type StaticSort } from './providerOrders.ts'
import type { TakenTime } from './providerTables.ts'
import { openSoonestTimes } from './soonestTimes.ts'

/** A provider as lists filter and sort it, in memory. */
export interface DirectoryEntry {
  id: string
  isListed: boolean
  name: string
  /** The category path: `home-services/plumbing/geysers/`. */
  path: string
  verified: boolean
  /** Cents. */
  callOutFee: number
  /** Tenths of a star; 0 without reviews. */
  rating: number
  reviewCount: number
  areasServed: readonly string[]
  dateAdded: string
  /** The number of edits since it was added. */
  edits: number
  availability: Availability
}

export type ProviderDirectory = ReturnType<typeof openProviderDirectory>

/** The directory in memory. `entries` first reads what the projection has written since the last call, so it is never behind the tables. */
export const openProviderDirectory = (database: DatabaseSync) => {
  const selectProviders = database.prepare('SELECT * FROM providers WHERE position > ?')
  const selectAgendas = database.prepare('SELECT * FROM agendas WHERE position > ?')
  const builds = openBuilds(database)
  const entries = new Map<string, DirectoryEntry>()
  const taken = new Map<string, Map<string, readonly TakenTime[]>>()
  const [categories, areas, words] = [openInvertedIndex(), openInvertedIndex(), openInvertedIndex()]
  const orders = openProviderOrders(() => entries.values())
  const [soonestTimes, weekendTimes] = [openSoonestTimes(bookableCalendar), openSoonestTimes(weekendCalendar)]
  let loaded = { build: '', position: 0 }
  let version = 0

  const takenOf = (providerId: string) => taken.getOrInsertComputed(providerId, () => new Map())
  const forgetTimes = (providerId: string) => {
    soonestTimes.forget(providerId)
    weekendTimes.forget(providerId)
  }
  const put = (row: Record<string, unknown>) => {
    const id = String(row['id'])
    const details: ProviderDetails = JSON.parse(String(row['details']))
    entries.set(id, entryOf(row, details, takenOf(id)))
    categories.put(id, categoryTerms(details.categories))
    areas.put(id, details.areasServed.map(foldedText))
    words.put(id, foldedText(searchTexts(details).join(' ')).split(' '))
    forgetTimes(id)
  }
  const clear = () => {
    for (const each of [entries, taken, categories, areas, words, soonestTimes, weekendTimes]) each.clear()
  }

  const refresh = () => {
    const live = builds.find('providerList', 'live')
    if (!live || (live.build === loaded.build && live.position === loaded.position)) return
    const before = version
    if (live.build !== loaded.build) {
      clear()
      loaded = { build: live.build, position: 0 }
      version += 1
    }
    for (const row of selectAgendas.iterate(loaded.position)) {
      const providerId = String(row['provider_id'])
      takenOf(providerId).set(String(row['day']), JSON.parse(String(row['taken'])))
      forgetTimes(providerId)
    }
    for (const row of selectProviders.iterate(loaded.position)) {
      put(row)
      version += 1
    }
    if (version !== before) orders.reset()
    loaded = { build: live.build, position: live.position }
  }
  const findSoonest = (times: typeof soonestTimes) => (id: string, now: LocalNow) => {
    const entry = entries.get(id)
    return entry && times.find(id, entry.availability, now)
  }

  return {
    entries: (): ReadonlyMap<string, DirectoryEntry> => {
      refresh()
      return entries
    },
    // As of the last call of `entries`:
    /** Ids by category path, value and label, folded. */
    categories,
    /** Ids by areas served, folded. */
    areas,
    /** Ids by the words of names, trades, places and descriptions, folded. */
    words,
    /** All providers in an order. */
    order: (sort: StaticSort) => orders.of(sort),
    /** The soonest free slot within the days that can be booked. */
    soonest: findSoonest(soonestTimes),
    /** The soonest free slot of the next Saturday and Sunday. */
    soonestAtWeekend: findSoonest(weekendTimes),
    /** Grows with every change of a provider. Taken times do not count. */
    version: () => version,
  }
}

const entryOf = (
  row: Record<string, unknown>,
  details: ProviderDetails,
  taken: Availability['taken'],
): DirectoryEntry => {
  const reviewCount = Number(row['review_count'])
  return {
    id: String(row['id']),
    isListed: row['listed'] === 1,
    name: details.fullName,
    path: details.categories.map((value) => `${value}/`).join(''),
    verified: details.verified,
    callOutFee: details.callOutFee,
    rating: reviewCount === 0 ? 0 : Math.round((Number(row['rating_sum']) * 10) / reviewCount),
    reviewCount,
    areasServed: details.areasServed,
    dateAdded: String(row['date_added']),
    edits: Number(row['edits']),
    availability: availabilityOf(details, taken),
  }
}

const searchTexts = (details: ProviderDetails) => [
  details.fullName,
  details.profession,
  details.location,
  details.zoneOrSection,
  ...details.areasServed,
  ...categoryLabels(details.categories).map(({ label }) => label),
  details.description,
]

/** Each value and label of a category path, and the path to each. */
const categoryTerms = (path: readonly string[]) =>
  [
    ...path.map((_, index) => path.slice(0, index + 1).join('/')),
    ...path,
    ...categoryLabels(path).map(({ label }) => label),
  ].map(foldedText)
