import type { ProviderSchedule } from '#domain/provider/providerEvents.ts'
import { rangesOn, type Weekday } from '#domain/provider/workingHours.ts'
import type { Slot } from './agendaEvents.ts'

// Needs Temporal, which not every browser has: the server computes slots, the browser formats them.

const timeZone = 'Africa/Johannesburg'

/** Slots can be booked from now until this many days after today. */
export const bookableDays = 60

/** The day in South Africa of a moment. */
export const dayOf = (moment: string) => localTimeOf(moment).day

/** The day `count` days after a day. */
export const addDays = (day: string, count: number) => Temporal.PlainDate.from(day).add({ days: count }).toString()

/** `count` consecutive days from the first. */
export const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index))

/** Whether a day is after the last one that can be booked. */
export const isTooFarAhead = (day: string, now: string) =>
  // Not compared as texts: a year of more than four digits begins with a sign.
  Temporal.PlainDate.compare(day, addDays(dayOf(now), bookableDays)) > 0

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (day: string) => Temporal.PlainDate.from(day).dayOfWeek as Weekday

/** The slots of a provider on a day, taken or not, earliest first. */
export const slotsOn = (schedule: ProviderSchedule, day: string): Slot[] =>
  schedule.daysOff.includes(day)
    ? []
    : slotMinutesOn(schedule, weekdayOf(day)).map((minute) => ({
        start: momentAt(day, minute),
        minutes: schedule.slotMinutes,
      }))

/**
 * The starts of a weekday's slots in minutes since midnight, earliest first: whole slots from the start of each range. None crosses
 * midnight.
 */
export const slotMinutesOn = ({ hours, slotMinutes }: Omit<ProviderSchedule, 'daysOff'>, weekday: Weekday): number[] =>
  rangesOn(hours, weekday).flatMap(({ start, end }) =>
    Array.from({ length: Math.floor((end - start) / slotMinutes) }, (_, index) => start + index * slotMinutes),
  )

/** The moment of a local time: minutes since midnight of a day in South Africa. ISO 8601, UTC. */
export const momentAt = (day: string, minute: number) =>
  Temporal.PlainDate.from(day)
    .toZonedDateTime({
      timeZone,
      plainTime: Temporal.PlainTime.from({ hour: Math.floor(minute / 60), minute: minute % 60 }),
    })
    .toInstant()
    .toString()

/** The local time of a moment. */
export const localTimeOf = (moment: string) => {
  const local = Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone)
  return { day: local.toPlainDate().toString(), minute: local.hour * 60 + local.minute }
}
