import type { ProviderSchedule } from '#domain/provider/providerEvents.ts'
import { rangesOn, type Weekday } from '#domain/provider/workingHours.ts'
import type { Slot } from './agendaEvents.ts'

// Needs Temporal, which not every browser has: the server computes slots, the browser formats them.

const timeZone = 'Africa/Johannesburg'

/** Slots can be booked from now until this many days after today. */
export const bookableDays = 60

/** The day in South Africa of a moment. */
export const dayOf = (moment: string) =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).toPlainDate().toString()

/** The day `count` days after a day. */
export const addDays = (day: string, count: number) => Temporal.PlainDate.from(day).add({ days: count }).toString()

/** `count` consecutive days from the first. */
export const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index))

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (day: string) => Temporal.PlainDate.from(day).dayOfWeek as Weekday

/** The slots of a provider on a day, taken or not, earliest first: whole slots from the start of each range; none crosses midnight. */
export const slotsOn = ({ hours, slotMinutes, daysOff }: ProviderSchedule, day: string): Slot[] => {
  if (daysOff.includes(day)) return []
  return rangesOn(hours, weekdayOf(day)).flatMap(({ start, end }) => {
    const count = Math.floor((end - start) / slotMinutes)
    return Array.from({ length: count }, (_, index) => ({
      start: startAt(day, start + index * slotMinutes),
      minutes: slotMinutes,
    }))
  })
}

const startAt = (day: string, minutes: number) =>
  Temporal.PlainDate.from(day)
    .toZonedDateTime({
      timeZone,
      plainTime: Temporal.PlainTime.from({ hour: Math.floor(minutes / 60), minute: minutes % 60 }),
    })
    .toInstant()
    .toString()
