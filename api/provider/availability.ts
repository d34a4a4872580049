import { addDays, bookableDays, localTimeOf, momentAt, slotMinutesOn, weekdayOf } from '#domain/booking/slots.ts'
import type { ProviderSchedule } from '#domain/provider/providerEvents.ts'
import { type Weekday, weekdays } from '#domain/provider/workingHours.ts'
import type { TakenTime } from './providerTables.ts'

/** What the free times of a provider depend on, prepared for many questions. */
export interface Availability {
  slotMinutes: number
  /** The starts of the slots by weekday, in minutes since midnight. */
  startsOn: Readonly<Record<Weekday, readonly number[]>>
  daysOff: ReadonlySet<string>
  /** By day. */
  taken: ReadonlyMap<string, readonly TakenTime[]>
}

/** A moment as people in South Africa see it. */
export interface LocalNow {
  /** ISO 8601, UTC. */
  moment: string
  day: string
  /** Minutes since midnight. */
  minute: number
  /** The last day that can be booked. */
  lastDay: string
}

export const localNow = (now: Date): LocalNow => {
  const moment = now.toISOString()
  const local = localTimeOf(moment)
  return { moment, ...local, lastDay: addDays(local.day, bookableDays) }
}

export const availabilityOf = (schedule: ProviderSchedule, taken: Availability['taken']): Availability => ({
  slotMinutes: schedule.slotMinutes,
  startsOn: Object.fromEntries(weekdays.map((weekday) => [weekday, slotMinutesOn(schedule, weekday)])) as Record<
    Weekday,
    number[]
  >,
  daysOff: new Set(schedule.daysOff),
  taken,
})

/** A day with its weekday, so that many providers are asked about it without computing it again. */
export interface CalendarDay {
  day: string
  weekday: Weekday
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

export const calendarDay = (day: string): CalendarDay => ({ day, weekday: weekdayOf(day) })

/** The local starts of the free slots on a day, in minutes since midnight. Holds of `customerId` do not block. */
export const freeMinutesOn = (
  availability: Availability,
  { day, weekday }: CalendarDay,
  now: LocalNow,
  customerId?: string,
): number[] => {
  if (day < now.day || day > now.lastDay || availability.daysOff.has(day)) return []
  const { slotMinutes } = availability
  const blocking = availability.taken.get(day)?.filter((each) => isBlocking(each, now, customerId)) ?? []
  return availability.startsOn[weekday].filter(
    (start) =>
      (day > now.day || start > now.minute) &&
      !blocking.some(({ minute, minutes }) => minute < start + slotMinutes && start < minute + minutes),
  )
}

/** The earliest free slot within the calendar: its day, the place of that in the calendar, and its local start. */
export const soonestFree = (availability: Availability, calendar: readonly CalendarDay[], now: LocalNow) => {
  for (const [index, day] of calendar.entries()) {
    const [minute] = freeMinutesOn(availability, day, now)
    if (minute !== undefined) return { day: day.day, index, minute }
  }
  return undefined
}

/** The slot that starts at a local time. */
export const slotAt = ({ slotMinutes }: Pick<Availability, 'slotMinutes'>, day: string, minute: number) => ({
  start: momentAt(day, minute),
  minutes: slotMinutes,
})

const isBlocking = ({ until, bookingId, customerId: holder }: TakenTime, now: LocalNow, customerId?: string) =>
  bookingId !== '' || (holder !== customerId && Date.parse(until) > Date.parse(now.moment))
