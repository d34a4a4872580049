import type { DatabaseSync } from 'node:sqlite'
import { openBuilds } from '#api/readModels/builds.ts'
import { foldedText } from '#api/readModels/foldedText.ts'
import { categoryLabels } from '#domain/provider/categoryTree.ts'
import type { ProviderDetails } from '#domain/provider/providerEvents.ts'
import { bookableCalendar, weekendCalendar } from './availability.ts'
import { type DirectoryEntry, directoryEntry } from './directoryEntry.ts'
import { openInvertedIndex } from './invertedIndex.ts'
import { openProviderOrders, type StaticSort } from './providerOrders.ts'
import type { TakenTime } from './providerTables.ts'
import { openSoonestTimes } from './soonestTimes.ts'

export type ProviderDirectory = ReturnType<typeof openProviderDirectory>

/** The directory in memory. `refresh` and `entries` read what the projection has written since the last call, so that it is never behind the tables. */
export const openProviderDirectory = (database: DatabaseSync) => {
  const selectProviders = database.prepare('SELECT * FROM providers WHERE position > ?')
  const selectAgendas = database.prepare('SELECT * FROM agendas WHERE position > ?')
  const builds = openBuilds(database)
  const entries = new Map<string, DirectoryEntry>()
  const taken = new Map<string, Map<string, readonly TakenTime[]>>()
  const [categories, areas, words] = [openInvertedIndex(), openInvertedIndex(), openInvertedIndex()]
  const orders = openProviderOrders(() => entries.values())
  const [soonestTimes, weekendTimes] = [openSoonestTimes(bookableCalendar), openSoonestTimes(weekendCalendar)]
  // Many providers have the same categories and areas.
  const folded = new Map<string, string>()
  const fold = (text: string) => folded.getOrInsertComputed(text, foldedText)
  let loaded = { build: '', position: 0 }
  let version = 0

  const takenOf = (providerId: string) => taken.getOrInsertComputed(providerId, () => new Map())
  const forgetTimes = (entry: DirectoryEntry | undefined) => {
    if (!entry) return
    soonestTimes.forget(entry)
    weekendTimes.forget(entry)
  }
  const put = (row: Record<string, unknown>) => {
    const id = String(row['id'])
    const details: ProviderDetails = JSON.parse(String(row['details']))
    entries.set(id, directoryEntry(row, details, takenOf(id)))
    categories.put(id, categoryTerms(details.categories).map(fold))
    areas.put(id, details.areasServed.map(fold))
    words.put(id, foldedText(searchTexts(details).join(' ')).split(' '))
  }
  const clear = () => {
    for (const each of [entries, taken, folded, categories, areas, words]) each.clear()
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
      forgetTimes(entries.get(providerId))
    }
    for (const row of selectProviders.iterate(loaded.position)) {
      put(row)
      version += 1
    }
    if (version !== before) orders.reset()
    loaded = { build: live.build, position: live.position }
  }

  return {
    entries: (): ReadonlyMap<string, DirectoryEntry> => {
      refresh()
      return entries
    },
    /** Reads what the projection has written since the last call. */
    refresh,
    // As of the last call of `refresh` or `entries`:
    /** Ids by category path, value and label, folded. */
    categories,
    /** Ids by areas served, folded. */
    areas,
    /** Ids by the words of names, trades, places and descriptions, folded. */
    words,
    /** All providers in an order. */
    order: (sort: StaticSort) => orders.of(sort),
    /** The soonest free slot within the days that can be booked. */
    soonest: soonestTimes.find,
    /** The soonest free slot of the next Saturday and Sunday. */
    soonestAtWeekend: weekendTimes.find,
    /** Grows with every change of a provider. Taken times do not count. */
    version: () => version,
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
const categoryTerms = (path: readonly string[]) => [
  ...path.map((_, index) => path.slice(0, index + 1).join('/')),
  ...path,
  ...categoryLabels(path).map(({ label }) => label),
]
