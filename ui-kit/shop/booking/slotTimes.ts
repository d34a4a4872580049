import { toSouthAfricaTime } from '#ui-kit/elements/southAfricaTime.ts'
import { monthNames, weekdayNames } from '#ui-kit/shop/audit/timeFormats.ts'

/** A bookable time: `start` is an ISO moment in UTC. */
export type Slot = { start: string; minutes: number }

/** The time of day in South Africa: `09:00`. */
export const slotTime = (start: string) => toSouthAfricaTime(start).toISOString().slice(11, 16)

/** When the slot ends; a slot that ends at midnight ends at `24:00`. */
export const slotEnd = ({ start, minutes }: Slot) => {
  const end = slotTime(new Date(Date.parse(start) + minutes * 60_000).toISOString())
  return end === '00:00' ? '24:00' : end
}

/** From when to when: `09:00–10:30`. */
export const slotSpan = (slot: Slot) => `${slotTime(slot.start)}–${slotEnd(slot)}`

/** The day in South Africa: `2026-11-28`. */
export const slotDay = (start: string) => toSouthAfricaTime(start).toISOString().slice(0, 10)

/** `Sat 28 Nov`, of a day `2026-11-28`. */
export const shortDayName = (day: string) =>
  `${shortWeekday(day)} ${dateOf(day).getUTCDate()} ${monthOf(day).slice(0, 3)}`

/** `Saturday 28 November`. */
export const longDayName = (day: string) => `${weekdayOf(day)} ${dateOf(day).getUTCDate()} ${monthOf(day)}`

/** `Sat 28 Nov, 09:00`. */
export const slotName = (start: string) => `${shortDayName(slotDay(start))}, ${slotTime(start)}`

/** `23 – 29 November 2026`, or with both months, short, where they differ. */
export const dayRangeName = (from: string, to: string) => {
  const [first, last, year] = [dateOf(from).getUTCDate(), dateOf(to).getUTCDate(), to.slice(0, 4)]
  return monthOf(from) === monthOf(to)
    ? `${first} – ${last} ${monthOf(to)} ${year}`
    : `${first} ${monthOf(from).slice(0, 3)} – ${last} ${monthOf(to).slice(0, 3)} ${year}`
}

/** The day `count` days after a day. */
export const addDays = (day: string, count: number) =>
  new Date(dateOf(day).getTime() + count * 86_400_000).toISOString().slice(0, 10)

/** The Monday of a day's week. */
export const mondayOf = (day: string) => addDays(day, -((dateOf(day).getUTCDay() + 6) % 7))

/** `Sat` */
export const shortWeekday = (day: string) => weekdayOf(day).slice(0, 3)

/** `45 min`, `1 h`, `1 h 30 min`. */
export const minutesName = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
const weekdayOf = (day: string) => weekdayNames[dateOf(day).getUTCDay()] ?? ''
const monthOf = (day: string) => monthNames[dateOf(day).getUTCMonth()] ?? ''
