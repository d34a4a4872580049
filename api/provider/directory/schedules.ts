import { slotMinutesOn } from '#domain/booking/slots.ts'
import type { ProviderSchedule } from '#domain/provider/providerEvents.ts'
import { type Weekday, weekdays } from '#domain/provider/workingHours.ts'

/** When a provider works. */
export interface Schedule {
  slotMinutes: number
  /** The starts of the slots by weekday, in minutes since midnight. */
  startsOn: Readonly<Record<Weekday, readonly number[]>>
  daysOff: ReadonlySet<string>
}

/** Prepares schedules. Many providers work at the same hours, or have the same days off: these share them. */
export const openSchedules = () => {
  const startsByHours = new Map<string, Schedule['startsOn']>()
  const daysOffByDays = new Map<string, Schedule['daysOff']>()
  return ({ hours, slotMinutes, daysOff }: ProviderSchedule): Schedule => ({
    slotMinutes,
    startsOn: startsByHours.getOrInsertComputed(JSON.stringify([hours, slotMinutes]), () =>
      startsOf({ hours, slotMinutes }),
    ),
    daysOff: daysOffByDays.getOrInsertComputed(daysOff.join(), () => new Set(daysOff)),
  })
}

const startsOf = (schedule: Pick<ProviderSchedule, 'hours' | 'slotMinutes'>) =>
  Object.fromEntries(weekdays.map((weekday) => [weekday, slotMinutesOn(schedule, weekday)])) as Record<
    Weekday,
    number[]
  >
