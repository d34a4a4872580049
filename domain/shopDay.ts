// South Africa is two hours ahead of UTC all year round.
const ahead = 2 * 60 * 60 * 1000

/** Milliseconds. */
export const aDay = 24 * 60 * 60 * 1000

/** The day in South Africa of a moment: `2026-11-21`. */
export const shopDay = (moment: Date | string) =>
  new Date(new Date(moment).getTime() + ahead).toISOString().slice(0, 10)

/** The moment in UTC at which a day begins in South Africa: `2026-11-20T22:00:00.000Z`. */
export const beginningOf = (day: string) => new Date(Date.parse(day) - ahead).toISOString()

/** So many days in a row, oldest first; `last` is one of them. */
export const daysUntil = (last: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(last) - (count - 1 - index) * aDay).toISOString().slice(0, 10),
  )

/** A stretch of time in UTC, as far as its ends are said; a bare day is the whole day in South Africa. */
export const stretchOf = (since: string | undefined, until: string | undefined) => ({
  since: since && (isDay(since) ? beginningOf(since) : utcMoment(since)),
  until: until && (isDay(until) ? endOf(until) : utcMoment(until)),
})

// Beyond the year 9999 moments are written longer, and no longer in order.
const lastMoment = '9999-12-31T23:59:59.999Z'

const isDay = (written: string) => !written.includes('T')

/** A moment in UTC that stands in order among others. */
export const utcMoment = (when: string | number) => {
  const moment = new Date(when).toISOString()
  return moment.startsWith('+') ? lastMoment : moment
}

const endOf = (day: string) => new Date(Date.parse(beginningOf(day)) + aDay - 1).toISOString()
