import { foldedText } from '#api/readModels/foldedText.ts'
import { deliveryAreas } from '#domain/deliveryAreas.ts'
import { bookableCalendar, type CalendarDay, type LocalNow, soonestFree } from './availability.ts'
import { filterProviders, weightedRating } from './findProviders.ts'
import type { DirectoryEntry } from './providerDirectory.ts'

/** Without their provinces, as providers name the areas that they serve. */
const deliveryPlaces = deliveryAreas.map((area) => foldedText(area.replace(/,.*/, '')))

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
export const findSoonest = (entries: Iterable<DirectoryEntry>, { category, area }: Wanted, now: LocalNow) => {
  const inTrade = filterProviders(entries, { category }, now)
  const calendar = bookableCalendar(now)
  for (const places of [area ? [foldedText(area)] : [], deliveryPlaces, undefined]) {
    const near = places ? inTrade.filter(({ areas }) => places.some((place) => areas.has(place))) : inTrade
    const first = firstFree(near, calendar, now)
    if (first) return { ...first, area: areaOf(first.entry, places) }
  }
  return undefined
}

const firstFree = (entries: readonly DirectoryEntry[], calendar: readonly CalendarDay[], now: LocalNow) => {
  const free = entries.flatMap((entry) => {
    const soonest = soonestFree(entry.availability, calendar, now)
    const day = soonest && calendar[soonest.index]?.day
    return soonest && day ? [{ entry, day, minute: soonest.minute }] : []
  })
  return free.toSorted(byTrustThenTime)[0]
}

type Free = { entry: DirectoryEntry; day: string; minute: number }

const byTrustThenTime = (one: Free, other: Free) =>
  Number(other.entry.verified) - Number(one.entry.verified) ||
  compare(one.day, other.day) ||
  one.minute - other.minute ||
  weightedRating(other.entry) - weightedRating(one.entry) ||
  compare(one.entry.name, other.entry.name)

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

const areaOf = ({ areaNames }: DirectoryEntry, places: readonly string[] | undefined) =>
  areaNames.find((name) => places?.includes(foldedText(name))) ?? areaNames[0] ?? ''
