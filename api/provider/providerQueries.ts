import type { DatabaseSync } from 'node:sqlite'
import { daysFrom } from '#domain/booking/slots.ts'
import type { ProviderAdminSort } from '#domain/provider/providerAdminContract.ts'
import type { ProviderDetails } from '#domain/provider/providerEvents.ts'
import type { ProviderSort } from '#domain/provider/providersQuery.ts'
import { calendarDay, freeMinutesOn, type LocalNow, localNow, slotAt } from './availability.ts'
import { openDirectoryCounts, pathsWithProviders } from './directoryCounts.ts'
import type { DirectoryEntry } from './directoryEntry.ts'
import { findProviders, type ProviderFilter, type ProviderPage } from './findProviders.ts'
import { findSoonest, type Wanted } from './findSoonest.ts'
import { openProviderDirectory } from './providerDirectory.ts'
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
  const directory = openProviderDirectory(database)
  const selectDetails = database.prepare('SELECT details FROM providers WHERE id = ?')
  const selectSitemapEntries = database.prepare('SELECT id, changed_at FROM providers WHERE listed = 1 ORDER BY id')
  const detailsOf = (id: string): ProviderDetails => JSON.parse(String(selectDetails.get(id)?.['details']))
  const listFields = (entry: DirectoryEntry, at: LocalNow) => {
    const soonest = directory.soonest(entry, at)
    return {
      averageRating: entry.rating / 10,
      reviewCount: entry.reviewCount,
      soonest: soonest ? slotAt(entry.availability, soonest.day, soonest.minute) : null,
    }
  }
  const counts = openDirectoryCounts(directory)
  const adminView = (entry: DirectoryEntry, at: LocalNow) => {
    const details = detailsOf(entry.id)
    const page = providerPage(entry.id, details, entry.isListed, listFields(entry, at))
    return { ...page, daysOff: [...details.daysOff], version: entry.edits }
  }

  const pageOf = <Item>(
    filter: ProviderFilter,
    page: ProviderPage,
    show: (entry: DirectoryEntry, at: LocalNow) => Item,
  ) => {
    const at = localNow(now())
    const { entries, total } = findProviders(directory, filter, page, at)
    const meta = { totalCount: total, total, pageNumber: page.pageNumber, size: page.limit, nextCursor: null }
    return { results: entries.map((entry) => show(entry, at)), meta }
  }

  return {
    page: ({ sort, pageNumber, limit, ...filter }: ProviderListQuery) =>
      pageOf(filter, { sort, pageNumber, limit }, (entry, at) =>
        providerCard(entry.id, detailsOf(entry.id), listFields(entry, at)),
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
      const found = findSoonest(directory, wanted, localNow(now()))
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
    /** The numbers of providers in the directory, and of those among them that are not verified. */
    listedCounts: () => {
      const listed = [...directory.entries().values()].filter(({ isListed }) => isListed)
      return { listed: listed.length, unverified: listed.filter(({ verified }) => !verified).length }
    },
    categories: () => counts().categories,
    areas: () => counts().areas,
    /** The paths of the categories that have providers: `home-services/plumbing`. */
    categoryPaths: () => counts().categories.flatMap((group) => pathsWithProviders(group)),
    /** The id of every listed provider, and when it was last changed (ISO 8601). */
    sitemapEntries: () =>
      selectSitemapEntries.all().map((row) => ({ id: String(row['id']), changed: String(row['changed_at']) })),
  }
}

// The column of the admins' table shows the plain average.
const adminOrder = (sort: ProviderAdminSort) =>
  sort === 'rating' ? 'averageRating' : sort === '-rating' ? '-averageRating' : sort
