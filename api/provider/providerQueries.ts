import type { DatabaseSync } from 'node:sqlite'
import { daysFrom } from '#domain/booking/slots.ts'
import type { ProviderCategory } from '#domain/provider/providerCategories.ts'
import { providerCategories } from '#domain/provider/providerCategories.ts'
import type { ProviderDetails } from '#domain/provider/providerEvents.ts'
import type { ProviderSort } from '#domain/provider/providersQuery.ts'
import {
  bookableCalendar,
  calendarDay,
  freeMinutesOn,
  type LocalNow,
  localNow,
  slotAt,
  soonestFree,
} from './availability.ts'
import { filterProviders, type ProviderFilter, sortProviders } from './findProviders.ts'
import { findSoonest, type Wanted } from './findSoonest.ts'
import { type DirectoryEntry, openProviderDirectory } from './providerDirectory.ts'
import { providerCard, providerPage, soonestCard } from './providerView.ts'

export interface ProviderListQuery extends ProviderFilter {
  sort: ProviderSort
  /** From 1. */
  pageNumber: number
  limit: number
}

interface AdminListQuery {
  search?: string | undefined
  /** The value of a top group. */
  group?: string | undefined
  verified?: 'true' | 'false' | undefined
  isActive?: 'true' | 'false' | undefined
  sort: 'name' | 'rating' | 'newest'
  pageNumber: number
  limit: number
}

export type ProviderQueries = ReturnType<typeof providerQueries>

/** The queries of the directory. Only `listed` providers are found. */
export const providerQueries = (database: DatabaseSync, now: () => Date) => {
  const directory = openProviderDirectory(database)
  const selectDetails = database.prepare('SELECT details FROM providers WHERE id = ?')
  const selectSitemapEntries = database.prepare('SELECT id, changed_at FROM providers WHERE listed = 1 ORDER BY id')
  const detailsOf = (id: string): ProviderDetails => JSON.parse(String(selectDetails.get(id)?.['details']))
  const listFields = (entry: DirectoryEntry, at: LocalNow) => {
    const calendar = bookableCalendar(at)
    const soonest = soonestFree(entry.availability, calendar, at)
    return {
      averageRating: entry.rating / 10,
      reviewCount: entry.reviewCount,
      soonest: soonest ? slotAt(entry.availability, calendar[soonest.index]?.day ?? '', soonest.minute) : null,
    }
  }
  const counts = openCounts(directory)
  const adminView = (entry: DirectoryEntry, at: LocalNow) => {
    const details = detailsOf(entry.id)
    const page = providerPage(entry.id, details, entry.isListed, listFields(entry, at))
    return { ...page, daysOff: [...details.daysOff], version: entry.edits }
  }

  return {
    page: ({ sort, pageNumber, limit, ...filter }: ProviderListQuery) => {
      const at = localNow(now())
      const matches = filterProviders(directory.entries().values(), filter, at)
      const first = (pageNumber - 1) * limit
      const results = sortProviders(matches, sort, at)
        .slice(first, first + limit)
        .map((entry) => providerCard(entry.id, detailsOf(entry.id), listFields(entry, at)))
      const total = matches.length
      return { results, meta: { totalCount: total, total, pageNumber, size: limit, nextCursor: null } }
    },
    /** A page of all providers, as admins see them. */
    adminPage: ({ search, group, verified, isActive, sort, pageNumber, limit }: AdminListQuery) => {
      const at = localNow(now())
      const filter = { search, category: group, verified: verified === undefined ? undefined : verified === 'true' }
      const matches = filterProviders(directory.entries().values(), filter, at, {
        isListed: isActive === undefined ? undefined : isActive === 'true',
      })
      const sorted = sort === 'newest' ? matches.toSorted(byNewest) : sortProviders(matches, sort, at)
      const first = (pageNumber - 1) * limit
      const results = sorted.slice(first, first + limit).map((entry) => adminView(entry, at))
      const total = matches.length
      return { results, meta: { totalCount: total, total, pageNumber, size: limit, nextCursor: null } }
    },
    /** Also one that is not listed, for admins and for bookings of before. */
    find: (id: string) => {
      const entry = directory.entries().get(id)
      return entry && providerPage(id, detailsOf(id), entry.isListed, listFields(entry, localNow(now())))
    },
    /** What lists know about a provider beside its record. */
    listFields: (id: string) => {
      const entry = directory.entries().get(id)
      return entry ? listFields(entry, localNow(now())) : { averageRating: 0, reviewCount: 0, soonest: null }
    },
    /** Who of a category is free soonest, preferably in an area; `null` if nobody is. */
    soonest: (wanted: Wanted) => {
      const found = findSoonest(directory.entries().values(), wanted, localNow(now()))
      if (!found) return null
      const { entry, day, minute, area } = found
      return soonestCard(entry.id, detailsOf(entry.id), {
        averageRating: entry.rating / 10,
        reviewCount: entry.reviewCount,
        soonest: slotAt(entry.availability, day, minute),
        area,
      })
    },
    /** The free times of a listed provider. Holds of `customerId` do not block. */
    freeTimes: (id: string, { from, days }: { from?: string | undefined; days: number }, customerId?: string) => {
      const entry = directory.entries().get(id)
      if (!entry?.isListed) return undefined
      const at = localNow(now())
      const { availability } = entry
      const first = from ?? at.day
      return {
        providerId: id,
        from: first,
        last: at.lastDay,
        minutes: availability.slotMinutes,
        callOutFee: entry.callOutFee / 100,
        days: daysFrom(first, days).map((day) => ({
          day,
          isOff: availability.daysOff.has(day) || availability.startsOn[calendarDay(day).weekday].length === 0,
          slots: freeMinutesOn(availability, calendarDay(day), at, customerId).map((minute) =>
            slotAt(availability, day, minute),
          ),
        })),
      }
    },
    categories: () => counts().categories,
    areas: () => counts().areas,
    /** The paths of the categories that have providers: `home-services/plumbing`. */
    categoryPaths: () => counts().categories.flatMap((group) => pathsOf(group, '')),
    /** The id of every listed provider, and when it was last changed (ISO 8601). */
    sitemapEntries: () =>
      selectSitemapEntries.all().map((row) => ({ id: String(row['id']), changed: String(row['changed_at']) })),
  }
}

const pathsOf = ({ value, count, children }: CategoryCount, parent: string): string[] =>
  count === 0 ? [] : [`${parent}${value}`, ...children.flatMap((child) => pathsOf(child, `${parent}${value}/`))]

interface CategoryCount {
  value: string
  count: number
  children: readonly CategoryCount[]
}

const byNewest = (one: DirectoryEntry, other: DirectoryEntry) => (one.dateAdded < other.dateAdded ? 1 : -1)

/** The providers in each category and area, counted again after a change of the directory. */
const openCounts = (directory: ReturnType<typeof openProviderDirectory>) => {
  let counted = { version: -1, categories: countCategories([]), areas: countAreas([]) }
  return () => {
    const listed = [...directory.entries().values()].filter(({ isListed }) => isListed)
    const version = directory.version()
    if (version !== counted.version)
      counted = { version, categories: countCategories(listed), areas: countAreas(listed) }
    return counted
  }
}

interface CountedCategory<Below> {
  _id: string
  label: string
  value: string
  count: number
  children: Below[]
}

const countCategories = (entries: readonly DirectoryEntry[]) => {
  const counted = <Below>(path: string, category: ProviderCategory, children: Below[]): CountedCategory<Below> => {
    const { _id, label, value } = category
    return { _id, label, value, count: entries.filter((entry) => entry.path.startsWith(`${path}/`)).length, children }
  }
  return providerCategories.map((group) =>
    counted(
      group.value,
      group,
      group.children.map((child) => {
        const path = `${group.value}/${child.value}`
        return counted(
          path,
          child,
          child.children.map((leaf) => counted<never>(`${path}/${leaf.value}`, leaf, [])),
        )
      }),
    ),
  )
}

const countAreas = (entries: readonly DirectoryEntry[]) => {
  const counts = new Map<string, number>()
  for (const area of entries.flatMap(({ areaNames }) => areaNames)) counts.set(area, (counts.get(area) ?? 0) + 1)
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1))
}
