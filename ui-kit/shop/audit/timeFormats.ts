import { toSouthAfricaTime } from '#ui-kit/elements/southAfricaTime.ts'

/** The time of day in South Africa, to the second: `08:12:04`. */
export const formatTime = (at: string) => toSouthAfricaTime(at).toISOString().slice(11, 19)

/** The day in South Africa: `Saturday 21 November 2026`. */
export const formatDay = (at: string) => {
  const date = toSouthAfricaTime(at)
  return `${weekdayNames[date.getUTCDay()]} ${date.getUTCDate()} ${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** The time between two ISO moments in its two largest units: `2 h 10 min`. */
export const formatElapsed = (from: string, to: string) => {
  const seconds = Math.round((Date.parse(to) - Date.parse(from)) / 1000)
  const counts = units.map(({ name, size, turn: modulus }) => ({ name, count: Math.floor(seconds / size) % modulus }))
  const largest = counts.findIndex(({ count }) => count > 0)
  if (largest < 0) return 'at once'

  const parts = counts.slice(largest, largest + 2).filter(({ count }) => count > 0)
  return parts.map(({ name, count }) => `${count} ${name}`).join(' ')
}

/** Sunday first, as `Date` counts. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const units = [
  { name: 'd', size: 86_400, turn: Number.POSITIVE_INFINITY },
  { name: 'h', size: 3600, turn: 24 },
  { name: 'min', size: 60, turn: 60 },
  { name: 's', size: 1, turn: 60 },
]
