import { addDays, bookableDays, localTimeOf, momentAt, weekdayOf } from '#domain/booking/slots.ts'
import type { Weekday } from '#domain/provider/workingHours.ts'
import type { Schedule } from './schedules.ts'
import type { BlockedTime } from './takenTimes.ts'

/** What the free times of a provider depend on, prepared for many questions. */
export interface Availability extends Schedule {
  /** By the midnight of the day, in local minutes. */
  taken: ReadonlyMap<number, readonly BlockedTime[]>
}

/** A moment as people in South Africa see it. A local minute is a number of minutes since 1970 by their clocks. */
export interface LocalNow {
  /** Milliseconds since 1970, UTC. */
  moment: number
  day: string
  localMinute: number
  /** The last day that can be booked. */
  lastDay: string
}

export const localNow = (now: Date): LocalNow => {
  const { day, minute } = localTimeOf(now.toISOString())
  return { moment: now.getTime(), day, localMinute: midnightOf(day) + minute, lastDay: addDays(day, bookableDays) }
}

/** The local minute at which a day begins. */
export const midnightOf = (day: string) => Date.parse(day) / 60_000

/** The day of a local minute. */
const dayAt = (localMinute: number) => new Date(localMinute * 60_000).toISOString().slice(0, 10)

/** A day with what it takes to ask many providers about it. */
export interface CalendarDay {
  day: string
  weekday: Weekday
  /** In local minutes. */
  midnight: number
}

/** The days from today to the last that can be booked. */
export const bookableCalendar = ({ day }: LocalNow): CalendarDay[] =>
  Array.from({ length: bookableDays + 1 }, (_, index) => calendarDay(addDays(day, index)))

/** The next Saturday and Sunday, today included. */
export const weekendCalendar = (now: LocalNow): CalendarDay[] => {
  const week = bookableCalendar(now).slice(0, 7)
  const weekend = week.filter(({ weekday }) => weekday >= 6)
  // On a Sunday the next Saturday belongs to another weekend.
  return week[0]?.weekday === 7 ? weekend.slice(0, 1) : weekend
}

export const calendarDay = (day: string): CalendarDay => ({ day, weekday: weekdayOf(day), midnight: midnightOf(day) })

/** The starts of the free slots on a day, in local minutes. Holds of `customerId` do not block. */
export const freeMinutesOn = (
  availability: Availability,
  day: CalendarDay,
  now: LocalNow,
  customerId?: string,
): number[] =>
  startsOn(availability, day, now)
    .filter(freeTest(availability, day, now, customerId))
    .map((start) => day.midnight + start)

/** The start of the earliest free slot within the calendar, in local minutes. */
export const soonestFree = (availability: Availability, calendar: readonly CalendarDay[], now: LocalNow) => {
  for (const day of calendar) {
    const start = startsOn(availability, day, now).find(freeTest(availability, day, now))
    if (start !== undefined) return day.midnight + start
  }
  return undefined
}

/** The slot that starts at a local minute. */
export const slotAt = ({ slotMinutes }: Pick<Availability, 'slotMinutes'>, localMinute: number) => {
  const day = dayAt(localMinute)
  return { start: momentAt(day, localMinute - midnightOf(day)), minutes: slotMinutes }
}

const startsOn = ({ startsOn, daysOff }: Availability, { day, weekday }: CalendarDay, now: LocalNow) =>
  day < now.day || day > now.lastDay || daysOff.has(day) ? [] : startsOn[weekday]

/** Tests whether the slot at a start, in minutes since midnight, is to come and free. */
const freeTest = ({ slotMinutes, taken }: Availability, { midnight }: CalendarDay, now: LocalNow, customerId = '') => {
  const times = taken.get(midnight)
  const blocks = (time: BlockedTime, start: number) =>
    time.start < start + slotMinutes && start < time.end && isBlocking(time, now, customerId)
  return (start: number) => midnight + start > now.localMinute && !times?.some((time) => blocks(time, start))
}

const isBlocking = ({ until, customerId: holder }: BlockedTime, { moment }: LocalNow, customerId: string) =>
  until > moment && (holder === '' || holder !== customerId)
