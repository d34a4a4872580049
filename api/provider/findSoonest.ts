import { foldedText } from '#api/readModels/foldedText.ts'
import { deliveryPlaces } from '#domain/deliveryAreas.ts'
import type { LocalNow } from './availability.ts'
import type { DirectoryEntry } from './directoryEntry.ts'
import { matchesOf } from './findProviders.ts'
import type { ProviderDirectory } from './providerDirectory.ts'

/** As providers name the areas that they serve. */
const sameDayPlaces = deliveryPlaces().map(foldedText)

export interface Wanted {
  /** A path such as `home-services/plumbing`. */
  category: string
  /** One of the areas served. */
  area?: string | undefined
}

/**
 * The provider of a category who is free soonest: one who serves the area, else a delivery area of the shop, else any. In each of the
 * three a verified provider comes before others; at the same time the better rated one. `area`: the one served that they were found by.
 */
export const findSoonest = (directory: ProviderDirectory, { category, area }: Wanted, now: LocalNow) => {
  directory.refresh()
  // By rating: it decides between those who are free at the same time.
  const inTrade = matchesOf(directory, { category }, 'rating', now)
  const free = inTrade.flatMap((entry) => freeTimeOf(directory, entry, now) ?? [])
  for (const places of [area ? [foldedText(area)] : [], sameDayPlaces, undefined]) {
    const near = places ? free.filter(({ entry }) => serves(directory, entry, places)) : free
    const [first] = near.toSorted(byTrustThenTime)
    if (first) return { ...first, area: areaOf(first.entry, places) }
  }
  return undefined
}

const freeTimeOf = (directory: ProviderDirectory, entry: DirectoryEntry, now: LocalNow): Free | undefined => {
  const soonest = directory.soonest(entry, now)
  return soonest && { entry, day: soonest.day, minute: soonest.minute }
}

const serves = ({ areas }: ProviderDirectory, { id }: DirectoryEntry, places: readonly string[]) =>
  places.some((place) => areas.withTerm(place).has(id))

type Free = { entry: DirectoryEntry; day: string; minute: number }

const byTrustThenTime = (one: Free, other: Free) =>
  Number(other.entry.verified) - Number(one.entry.verified) || compare(one.day, other.day) || one.minute - other.minute

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

const areaOf = ({ areasServed }: DirectoryEntry, places: readonly string[] | undefined) =>
  areasServed.find((name) => places?.includes(foldedText(name))) ?? areasServed[0] ?? ''
