/** 1 Monday to 7 Sunday, as in ISO 8601. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

/** Local times, `08:00` to `12:00`. `to` may be `24:00`; a `to` that is not after `from` is a time on the next day. */
export interface HourRange {
  from: string
  to: string
}

/** The ranges by the weekday on which they begin. A missing day is closed. */
export type WorkingHours = Readonly<Partial<Record<Weekday, readonly HourRange[]>>>

/** Minutes since midnight; `end` is exclusive, at most 1440. */
export interface MinuteRange {
  start: number
  end: number
}

export const minutesPerDay = 24 * 60

/** Minutes since midnight of a local time such as `08:30`. */
export const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The ranges of one calendar day, earliest first: those that begin on it, cut at midnight, and what is left of the day before. */
export const rangesOn = (hours: WorkingHours, weekday: Weekday): MinuteRange[] =>
  [...(hours[dayBefore(weekday)] ?? []).flatMap(afterMidnight), ...(hours[weekday] ?? []).map(untilMidnight)].toSorted(
    (one, other) => one.start - other.start,
  )

/** The first weekday on which two ranges overlap, if any. */
export const findOverlap = (hours: WorkingHours): Weekday | undefined =>
  weekdays.find((weekday) => {
    const ranges = rangesOn(hours, weekday)
    return ranges.some(({ start }, index) => start < (ranges[index - 1]?.end ?? 0))
  })

const dayBefore = (weekday: Weekday) => (weekday === 1 ? 7 : ((weekday - 1) as Weekday))

const crossesMidnight = ({ from, to }: HourRange) => minutesOf(to) <= minutesOf(from)

const untilMidnight = (range: HourRange): MinuteRange => ({
  start: minutesOf(range.from),
  end: crossesMidnight(range) ? minutesPerDay : minutesOf(range.to),
})

const afterMidnight = (range: HourRange): MinuteRange[] =>
  crossesMidnight(range) && minutesOf(range.to) > 0 ? [{ start: 0, end: minutesOf(range.to) }] : []
