import { type Availability, type CalendarDay, type LocalNow, soonestFree } from './availability.ts'
import type { EntryGroup } from './entryGroup.ts'
import { lowerBound } from './lowerBound.ts'
import { openReminders } from './reminders.ts'
import { nextHoldEnd } from './takenTimes.ts'

interface Bookable {
  name: string
  isListed: boolean
  availability: Availability
}

/** The entries that are free soonest at the same time. */
interface Bucket {
  /** By name. */
  entries: number[]
  listed: number
}

/** The local minute of those without a free time: after all that can be booked. */
export const never = 2 ** 26

const minutesPerDay = 24 * 60

/**
 * Keeps entries in the order of their soonest free time within a calendar. Such a time remains until it begins, a hold ends, or the
 * entry changes: only then is an entry looked at again. Whoever has none is looked at every midnight.
 */
export const openSoonestOrder = (
  entryOf: (entry: number) => Bookable,
  calendarOf: (now: LocalNow) => readonly CalendarDay[],
) => {
  // By entry; undefined while it is in no bucket.
  const times: (number | undefined)[] = []
  const buckets = new Map<number, Bucket>()
  const changed = new Set<number>()
  const reminders = openReminders()
  let calendar: readonly CalendarDay[] = []
  let last = { day: '', localMinute: 0 }
  // Undefined after a change of the buckets.
  let sortedTimes: readonly number[] | undefined

  const isBefore = (entry: number, other: number) => {
    const [one, two] = [entryOf(entry).name, entryOf(other).name]
    return one < two || (one === two && entry < other)
  }
  const placeIn = ({ entries }: Bucket, entry: number) => lowerBound(entries, (each) => isBefore(each, entry))

  const insert = (entry: number, time: number) => {
    if (!buckets.has(time)) sortedTimes = undefined
    const bucket = buckets.getOrInsertComputed(time, () => ({ entries: [], listed: 0 }))
    bucket.entries.splice(placeIn(bucket, entry), 0, entry)
    bucket.listed += Number(entryOf(entry).isListed)
    times[entry] = time
  }
  const remove = (entry: number) => {
    const time = times[entry]
    const bucket = time !== undefined && buckets.get(time)
    if (!bucket) return
    times[entry] = undefined
    bucket.entries.splice(placeIn(bucket, entry), 1)
    bucket.listed -= Number(entryOf(entry).isListed)
    if (bucket.entries.length > 0) return
    buckets.delete(time)
    sortedTimes = undefined
  }
  const lookAt = (entry: number, now: LocalNow) => {
    const { availability } = entryOf(entry)
    const time = soonestFree(availability, calendar, now) ?? never
    insert(entry, time)
    const untilHoldEnd = Math.floor((nextHoldEnd(availability.taken, now.moment) - now.moment) / 60_000)
    const midnight = (Math.floor(now.localMinute / minutesPerDay) + 1) * minutesPerDay
    reminders.set(entry, Math.min(time === never ? midnight : time, now.localMinute + untilHoldEnd))
  }
  const sorted = () => {
    sortedTimes ??= [...buckets.keys()].sort((one, other) => one - other)
    return sortedTimes
  }
  const entriesAt = (time: number): readonly number[] => buckets.get(time)?.entries ?? []

  return {
    /** Call it before an entry changes, or before it is added. */
    beforeChange: (entry: number) => {
      remove(entry)
      changed.add(entry)
    },
    /** Brings the order to a moment. Call it before the methods below. */
    refresh: (now: LocalNow) => {
      if (now.day !== last.day) calendar = calendarOf(now)
      // A clock that was put back.
      if (now.localMinute < last.localMinute) for (const entry of times.keys()) changed.add(entry)
      last = now
      for (const entry of new Set([...reminders.take(now.localMinute), ...changed])) {
        remove(entry)
        lookAt(entry, now)
      }
      changed.clear()
    },
    /** The local minute of the soonest free time; `never` without one. */
    timeOf: (entry: number) => times[entry] ?? never,
    /** All entries in this order, in runs of those that are free at the same time, which are sorted by name. */
    runs: () => sorted().map(entriesAt),
    /** The listed entries that are free before a local minute. Its `maxSize` is exact. */
    freeBefore: (minute: number): EntryGroup => {
      const early = sorted().filter((time) => time < minute)
      return {
        maxSize: early.reduce((sum, time) => sum + (buckets.get(time)?.listed ?? 0), 0),
        has: (entry) => entryOf(entry).isListed && (times[entry] ?? never) < minute,
        entries: () => early.flatMap(entriesAt).filter((entry) => entryOf(entry).isListed),
      }
    },
  }
}
