import type { TakenTime } from '#api/provider/providerTables.ts'
import type { ProviderDetails } from '#domain/provider/providerEvents.ts'
import { bookableCalendar, type LocalNow, midnightOf, weekendCalendar } from './availability.ts'
import { openColumns } from './columns.ts'
import { type DirectoryEntry, openEntryFactory } from './directoryEntry.ts'
import { type EntryGroup, groupOf } from './entryGroup.ts'
import { openSchedules } from './schedules.ts'
import { openSearchIndex } from './searchIndex.ts'
import { never, openSoonestOrder } from './soonestOrder.ts'
import { openStaticOrders } from './staticOrders.ts'
import { openTakenTimes } from './takenTimes.ts'

export type Directory = ReturnType<typeof openDirectory>

/** The directory in memory. Its entries have numbers from 0 on, by which indexes and orders know them. */
export const openDirectory = () => {
  const entries: DirectoryEntry[] = []
  const numbers = new Map<string, number>()
  const entryOf = (number: number) => entries[number] as DirectoryEntry
  const taken = openTakenTimes()
  const scheduleOf = openSchedules()
  const toEntry = openEntryFactory()
  const columns = openColumns()
  const index = openSearchIndex()
  const staticOrders = openStaticOrders(entries)
  const soonest = openSoonestOrder(entryOf, bookableCalendar)
  const atWeekend = openSoonestOrder(entryOf, weekendCalendar)
  let [version, today] = [0, '']

  const beforeChange = (number: number) => {
    soonest.beforeChange(number)
    atWeekend.beforeChange(number)
  }

  return {
    /** Adds or replaces a row of the table of providers. */
    put: (row: Record<string, unknown>) => {
      const id = String(row['id'])
      const details: ProviderDetails = JSON.parse(String(row['details']))
      const entry = toEntry(row, details, { ...scheduleOf(details), taken: taken.of(id) })
      const number = numbers.get(id) ?? entries.length
      beforeChange(number)
      entries[number] = entry
      numbers.set(id, number)
      columns.put(number, entry)
      index.put(number, details)
      staticOrders.reset()
      version += 1
    },
    /** Sets the taken times of a provider on a day. */
    putTaken: (id: string, day: string, times: readonly TakenTime[]) => {
      const number = numbers.get(id)
      if (number !== undefined) beforeChange(number)
      taken.put(id, midnightOf(day), times)
    },
    /** Brings the orders by free times to a moment. Call it before they are asked. */
    refresh: (now: LocalNow) => {
      if (now.day !== today) taken.forgetBefore(midnightOf(now.day))
      today = now.day
      soonest.refresh(now)
      atWeekend.refresh(now)
    },
    /** By number. */
    entries: entries as readonly DirectoryEntry[],
    entryOf,
    find: (id: string) => entries[numbers.get(id) ?? -1],
    /** The soonest free time of a provider, as a local minute. */
    soonestOf: (id: string) => {
      const time = soonest.timeOf(numbers.get(id) ?? -1)
      return time === never ? undefined : time
    },
    columns,
    index,
    /** Every entry. */
    all: (): EntryGroup => ({ maxSize: entries.length, has: () => true, entries: () => [...entries.keys()] }),
    /** Those in the directory. Its `maxSize` is exact. */
    listed: (): EntryGroup => ({ ...groupOf(columns.listed), has: columns.isListed }),
    staticOrder: staticOrders.of,
    /** The order by the soonest free time within the days that can be booked. */
    soonest,
    /** The order by the soonest free time of the next Saturday and Sunday. */
    atWeekend,
    /** Grows with every change of a provider. Taken times do not count. */
    version: () => version,
  }
}
