import type { DatabaseSync } from 'node:sqlite'
import { openBuilds } from '#api/readModels/builds.ts'
import { foldedText } from '#api/readModels/foldedText.ts'
import { categoryLabels } from '#domain/provider/categoryTree.ts'
import type { ProviderDetails } from '#domain/provider/providerEvents.ts'
import { type Availability, availabilityOf } from './availability.ts'
import type { TakenTime } from './providerTables.ts'

/** A provider as lists filter and sort it, in memory. */
export interface DirectoryEntry {
  id: string
  isListed: boolean
  name: string
  location: string
  /** The category path: `home-services/plumbing/geysers/`. */
  path: string
  verified: boolean
  /** Cents. */
  callOutFee: number
  /** Tenths of a star; 0 without reviews. */
  rating: number
  reviewCount: number
  /** The areas served, as they are compared. */
  areas: ReadonlySet<string>
  areaNames: readonly string[]
  /** Everything that a search finds a provider by, folded. */
  words: string
  dateAdded: string
  /** The number of edits since it was added. */
  edits: number
  availability: Availability
}

/** The directory in memory. `entries` first reads what the projection has written since the last call, so it is never behind the tables. */
export const openProviderDirectory = (database: DatabaseSync) => {
  const selectProviders = database.prepare('SELECT * FROM providers WHERE position > ?')
  const selectAgendas = database.prepare('SELECT * FROM agendas WHERE position > ?')
  const builds = openBuilds(database)
  let entries = new Map<string, DirectoryEntry>()
  let taken = new Map<string, Map<string, readonly TakenTime[]>>()
  let loaded = { build: '', position: 0 }
  let version = 0

  const takenOf = (providerId: string) => taken.getOrInsertComputed(providerId, () => new Map())
  const refresh = () => {
    const live = builds.find('providerList', 'live')
    if (!live || (live.build === loaded.build && live.position === loaded.position)) return
    if (live.build !== loaded.build) {
      entries = new Map()
      taken = new Map()
      loaded = { build: live.build, position: 0 }
      version += 1
    }
    for (const row of selectAgendas.iterate(loaded.position))
      takenOf(String(row['provider_id'])).set(String(row['day']), JSON.parse(String(row['taken'])))
    for (const row of selectProviders.iterate(loaded.position)) {
      const id = String(row['id'])
      entries.set(id, entryOf(row, takenOf(id)))
      version += 1
    }
    loaded = { build: live.build, position: live.position }
  }

  return {
    entries: (): ReadonlyMap<string, DirectoryEntry> => {
      refresh()
      return entries
    },
    /** Grows with every change of a provider, as of the last call of `entries`. Taken times do not count. */
    version: () => version,
  }
}

const entryOf = (row: Record<string, unknown>, taken: Availability['taken']): DirectoryEntry => {
  const details: ProviderDetails = JSON.parse(String(row['details']))
  const reviewCount = Number(row['review_count'])
  return {
    id: String(row['id']),
    isListed: row['listed'] === 1,
    name: details.fullName,
    location: details.location,
    path: details.categories.map((value) => `${value}/`).join(''),
    verified: details.verified,
    callOutFee: details.callOutFee,
    rating: reviewCount === 0 ? 0 : Math.round((Number(row['rating_sum']) * 10) / reviewCount),
    reviewCount,
    areas: new Set(details.areasServed.map(foldedText)),
    areaNames: details.areasServed,
    words: foldedText(searchTexts(details).join(' ')),
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
