// South Africa is two hours ahead of UTC all year round.
const utcOffset = 2 * 60 * 60 * 1000

/** Milliseconds. */
export const millisecondsPerDay = 24 * 60 * 60 * 1000

/** The date in South Africa at a given time: `2026-11-21`. */
export const localDate = (moment: Date | string) =>
  new Date(new Date(moment).getTime() + utcOffset).toISOString().slice(0, 10)

/** The UTC time at which a day begins in South Africa: `2026-11-20T22:00:00.000Z`. */
export const startOfDay = (day: string) => new Date(Date.parse(day) - utcOffset).toISOString()

/** `count` consecutive days up to and including `last`, oldest first. */
export const datesUntil = (last: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(last) - (count - 1 - index) * millisecondsPerDay).toISOString().slice(0, 10),
  )

/** A time range in UTC; an absent end leaves it open, and a date without a time means the whole day in South Africa. */
export const dateRange = (since: string | undefined, until: string | undefined) => ({
  since: since && (isDay(since) ? startOfDay(since) : utcTimestamp(since)),
  until: until && (isDay(until) ? endOfDay(until) : utcTimestamp(until)),
})

// ISO timestamps after the year 9999 have a sign and more digits, so they no longer sort as text.
const lastTimestamp = '9999-12-31T23:59:59.999Z'

const isDay = (written: string) => !written.includes('T')

/** A UTC timestamp that sorts as text; times after the year 9999 become the last one of that year. */
export const utcTimestamp = (when: string | number) => {
  const moment = new Date(when).toISOString()
  return moment.startsWith('+') ? lastTimestamp : moment
}

const endOfDay = (day: string) => new Date(Date.parse(startOfDay(day)) + millisecondsPerDay - 1).toISOString()

/** `count` days after a day: `2026-11-30` and 1 -> `2026-12-01`. */
export const daysAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * millisecondsPerDay).toISOString().slice(0, 10)

/**
 * The same date `count` months later, or the last day of a month that is too short for it. Equals `Temporal.PlainDate.add`, which not
 * every browser has.
 */
export const addMonths = (day: string, count: number) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastDate))).toISOString().slice(0, 10)
}
