import type { DatabaseSync } from 'node:sqlite'
import { daysFrom } from '#domain/booking/slots.ts'
import type { ProviderAdminSort } from '#domain/provider/providerAdminContract.ts'
import type { ProviderDetails } from '#domain/provider/providerEvents.ts'
import type { ProviderSort } from '#domain/provider/providersQuery.ts'
import { calendarDay, freeMinutesOn, localNow, slotAt } from './directory/availability.ts'
import type { Directory } from './directory/directory.ts'
import { openDirectoryCounts, pathsWithProviders } from './directory/directoryCounts.ts'
import type { DirectoryEntry } from './directory/directoryEntry.ts'
import { openDirectoryReader } from './directory/directoryReader.ts'
import { findProviders, type ProviderFilter, type ProviderPage } from './directory/findProviders.ts'
import { findSoonest, type Wanted } from './directory/findSoonest.ts'
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
  sort: ProviderAdminSort
  pageNumber: number
  limit: number
}

export type ProviderQueries = ReturnType<typeof providerQueries>

/** The queries of the directory. Only `listed` providers are found. */
export const providerQueries = (database: DatabaseSync, now: () => Date) => {
  const reader = openDirectoryReader(database)
  const selectDetails = database.prepare('SELECT details FROM providers WHERE id = ?')
  const selectSitemapEntries = database.prepare('SELECT id, changed_at FROM providers WHERE listed = 1 ORDER BY id')
  const detailsOf = (id: string): ProviderDetails => JSON.parse(String(selectDetails.get(id)?.['details']))
  const counts = openDirectoryCounts()
  const current = () => {
    const at = localNow(now())
    return { at, directory: reader.at(at) }
  }

  const pageOf = <Item>(
    filter: ProviderFilter,
    page: ProviderPage,
    show: (entry: DirectoryEntry, directory: Directory) => Item,
  ) => {
    const { at, directory } = current()
    const { entries, total } = findProviders(directory, filter, page, at)
    const meta = { totalCount: total, total, pageNumber: page.pageNumber, size: page.limit, nextCursor: null }
    return { results: entries.map((entry) => show(entry, directory)), meta }
  }
  const adminView = (entry: DirectoryEntry, directory: Directory) => {
    const details = detailsOf(entry.id)
    const page = providerPage(entry.id, details, entry.isListed, listFields(entry, directory))
    return { ...page, daysOff: [...details.daysOff], version: entry.edits }
  }

  return {
    /** Reads the directory in slices, in the background. */
    warm: (signal: AbortSignal) => reader.warm(() => localNow(now()), signal),
    page: ({ sort, pageNumber, limit, ...filter }: ProviderListQuery) =>
      pageOf(filter, { sort, pageNumber, limit }, (entry, directory) =>
        providerCard(entry.id, detailsOf(entry.id), listFields(entry, directory)),
      ),
    /** A page of all providers, as admins see them. */
    adminPage: ({ search, group, verified, isActive, ...page }: AdminListQuery) =>
      pageOf(
        {
          ...{ search, category: group },
          verified: verified === undefined ? undefined : verified === 'true',
          isListed: isActive === undefined ? 'both' : isActive === 'true',
        },
        { ...page, sort: adminOrder(page.sort) },
        adminView,
      ),
    /** Also one that is not listed, for admins and for bookings of before. */
    find: (id: string) => {
      const { directory } = current()
      const entry = directory.find(id)
      return entry && providerPage(id, detailsOf(id), entry.isListed, listFields(entry, directory))
    },
    /** What lists know about a provider beside its record. */
    listFields: (id: string) => {
      const { directory } = current()
      const entry = directory.find(id)
      return entry ? listFields(entry, directory) : { averageRating: 0, reviewCount: 0, soonest: null }
    },
    /** Who of a category is free soonest, preferably in an area; `null` if nobody is. */
    soonest: (wanted: Wanted) => {
      const { at, directory } = current()
      const found = findSoonest(directory, wanted, at)
      if (!found) return null
      const { entry, time, area } = found
      return soonestCard(entry.id, detailsOf(entry.id), {
        averageRating: entry.rating / 10,
        reviewCount: entry.reviewCount,
        soonest: slotAt(entry.availability, time),
        area,
      })
    },
    /** The free times of a listed provider. Holds of `customerId` do not block. */
    freeTimes: (id: string, { from, days }: { from?: string | undefined; days: number }, customerId?: string) => {
      const { at, directory } = current()
      const entry = directory.find(id)
      if (!entry?.isListed) return undefined
      const { availability } = entry
      const first = from ?? at.day
      return {
        providerId: id,
        from: first,
        last: at.lastDay,
        minutes: availability.slotMinutes,
        callOutFee: entry.callOutFee / 100,
        days: daysFrom(first, days)
          .map(calendarDay)
          .map((day) => ({
            day: day.day,
            isOff: availability.daysOff.has(day.day) || availability.startsOn[day.weekday].length === 0,
            slots: freeMinutesOn(availability, day, at, customerId).map((minute) => slotAt(availability, minute)),
          })),
      }
    },
    /** The numbers of providers in the directory, and of those among them that are not verified. */
    listedCounts: () => {
      const listed = current().directory.entries.filter(({ isListed }) => isListed)
      return { listed: listed.length, unverified: listed.filter(({ verified }) => !verified).length }
    },
    categories: () => counts(current().directory).categories,
    areas: () => counts(current().directory).areas,
    /** The paths of the categories that have providers: `home-services/plumbing`. */
    categoryPaths: () => counts(current().directory).categories.flatMap((group) => pathsWithProviders(group)),
    /** The id of every listed provider, and when it was last changed (ISO 8601). */
    sitemapEntries: () =>
      selectSitemapEntries.all().map((row) => ({ id: String(row['id']), changed: String(row['changed_at']) })),
  }
}

const listFields = (entry: DirectoryEntry, directory: Directory) => {
  const time = directory.soonestOf(entry.id)
  return {
    averageRating: entry.rating / 10,
    reviewCount: entry.reviewCount,
    soonest: time === undefined ? null : slotAt(entry.availability, time),
  }
}

// The column of the admins' table shows the plain average.
const adminOrder = (sort: ProviderAdminSort) =>
  sort === 'rating' ? 'averageRating' : sort === '-rating' ? '-averageRating' : sort
