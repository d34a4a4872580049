import { momentAt } from '#domain/booking/slots.ts'
import type { ProviderSchedule } from '#domain/provider/providerEvents.ts'
import { weekdays } from '#domain/provider/workingHours.ts'

const hours = [{ from: '10:01', to: '10:07' }]

/** Three short slots a day, the first a minute after the simulation begins, so that appointments also start while it runs. */
export const fewSlots: ProviderSchedule = {
  hours: Object.fromEntries(weekdays.map((weekday) => [weekday, hours])),
  slotMinutes: 2,
  daysOff: [],
}

// Today; tomorrow, when customers may change them for another minute; next week.
const days = ['2026-11-16', '2026-11-17', '2026-11-24', '2026-11-24', '2026-11-24']

/** The starts of the slots that customers want. */
export const wantedStarts = days.flatMap((day) => [601, 603, 605].map((minute) => momentAt(day, minute)))
