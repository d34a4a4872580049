import { weekdayNames } from '#ui-kit/shop/audit/timeFormats.ts'

/** 1 Monday to 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Local times as typed. `to` may be `24:00`; if it is not after `from`, the range goes on after midnight. */
export type TimeRange = { from: string; to: string }

/** The ranges by the weekday on which they begin; a day without ranges is closed. */
export type WeekHours = Readonly<Partial<Record<Weekday, readonly TimeRange[]>>>

/** Monday first. */
export const weekDays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

export const weekdayName = (weekday: Weekday) => weekdayNames[weekday % 7] ?? ''

/** The error of each range by `1-0`: weekday and place within its day. */
export const hoursErrors = (hours: WeekHours): ReadonlyMap<string, string> => {
  const ranges = allRanges(hours)
  const errors = ranges.flatMap((range): [string, string][] => {
    const error = rangeError(range) ?? overlapError(range, ranges)
    return error ? [[range.key, error]] : []
  })

  return new Map(errors)
}

/** What is special about when a range ends; undefined for a usual one. */
export const endNote = (weekday: Weekday, { from, to }: TimeRange) => {
  if (!isTime(from) || !isTime(to) || to > from) return to === '24:00' ? 'Until midnight.' : undefined
  return to === '00:00' ? 'Until midnight.' : `Until ${to} on ${weekdayName(nextDay(weekday))}.`
}

/** The hours with those of Monday on Tuesday to Friday, too. */
export const copyMondayToFriday = (hours: WeekHours): WeekHours => {
  const monday = hours[1] ?? []
  return { ...hours, 2: monday, 3: monday, 4: monday, 5: monday }
}

/** A range to begin with: the usual day, or the afternoon after what is there. */
export const suggestRange = (ranges: readonly TimeRange[]): TimeRange => {
  const end = ranges.at(-1)?.to
  if (end === undefined) return { from: '08:00', to: '17:00' }
  const isRoom = isTime(end) && end >= '01:00' && end <= '19:00'
  return isRoom ? { from: laterBy(end, 60), to: laterBy(end, 240) } : { from: '', to: '' }
}

type PlacedRange = TimeRange & { key: string; weekday: Weekday }

const allRanges = (hours: WeekHours): PlacedRange[] =>
  weekDays.flatMap((weekday) =>
    (hours[weekday] ?? []).map((range, place) => ({ ...range, weekday, key: `${weekday}-${place}` })),
  )

const rangeError = ({ from, to }: TimeRange) => {
  if (!isTime(from) || !isTime(to)) return 'Enter both times, such as 08:00 and 17:00'
  return from === to ? 'Both times are the same' : undefined
}

const overlapError = (range: PlacedRange, ranges: readonly PlacedRange[]) => {
  const other = ranges
    .slice(0, ranges.indexOf(range))
    .find((earlier) => !rangeError(earlier) && haveCommonMinutes(spanOf(earlier), spanOf(range)))
  return other && `Overlaps ${weekdayName(other.weekday)} ${other.from}–${other.to}`
}

type Span = { start: number; end: number }

const weekMinutes = 7 * 1440

// Minutes since Monday 00:00; the end may lie in the next week.
const spanOf = ({ weekday, from, to }: PlacedRange): Span => {
  const start = (weekday - 1) * 1440 + minutesOf(from)
  const length = minutesOf(to) - minutesOf(from)
  return { start, end: start + (length > 0 ? length : length + 1440) }
}

const haveCommonMinutes = (one: Span, other: Span) =>
  [0, weekMinutes, -weekMinutes].some((shift) => one.start + shift < other.end && other.start < one.end + shift)

const isTime = (text: string) => /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text)

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const laterBy = (time: string, minutes: number) => {
  const later = minutesOf(time) + minutes
  return `${String(Math.floor(later / 60)).padStart(2, '0')}:${String(later % 60).padStart(2, '0')}`
}

const nextDay = (weekday: Weekday) => ((weekday % 7) + 1) as Weekday
