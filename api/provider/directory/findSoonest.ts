import { foldedText } from '#api/readModels/foldedText.ts'
import { partialSort } from '#api/readModels/partialSort.ts'
import { deliveryPlaces } from '#domain/deliveryAreas.ts'
import type { LocalNow } from './availability.ts'
import type { Directory } from './directory.ts'
import type { DirectoryEntry } from './directoryEntry.ts'
import { maxEntries } from './entryOrder.ts'
import { matchesOf } from './findProviders.ts'
import { never } from './soonestOrder.ts'

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
export const findSoonest = (directory: Directory, { category, area }: Wanted, now: LocalNow) => {
  const { soonest, entryOf } = directory
  const freeIn = (place?: string) =>
    matchesOf(directory, { category, area: place }, now)
      .entries()
      .filter((entry) => soonest.timeOf(entry) < never)
  for (const places of [area ? [foldedText(area)] : [], sameDayPlaces, undefined]) {
    const near = places ? places.flatMap((place) => freeIn(place)) : freeIn()
    const [first] = partialSort(near, trustThenTime(directory), 1)
    if (first === undefined) continue
    const entry = entryOf(first)
    return { entry, time: soonest.timeOf(first), area: areaOf(entry, places) }
  }
  return undefined
}

/** Verified ones first, then by time, then by rating. */
const trustThenTime = ({ soonest, columns, staticOrder }: Directory) => {
  const { ranks } = staticOrder('rating')
  return (entry: number) =>
    (Number(!columns.isVerified(entry)) * 2 * never + soonest.timeOf(entry)) * maxEntries + (ranks[entry] ?? 0)
}

const areaOf = ({ areasServed }: DirectoryEntry, places: readonly string[] | undefined) =>
  areasServed.find((name) => places?.includes(foldedText(name))) ?? areasServed[0] ?? ''
