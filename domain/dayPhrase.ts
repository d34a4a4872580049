import { daysAfter, localDate } from './localDate.ts'

/** A day of the coming week, as one says it: `today`, `tomorrow`, `on Monday`. */
export const dayPhrase = (day: string, now: Date) => {
  const today = localDate(now)
  if (day === today) return 'today'
  return day === daysAfter(today, 1) ? 'tomorrow' : `on ${weekdays[new Date(day).getUTCDay()]}`
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
