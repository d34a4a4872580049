import { daysAfter, localDate } from './localDate.ts'

/** A day of the coming week, as one says it: `today`, `tomorrow`, `on Monday`. */
export const dayPhrase = (day: string, now: Date) => {
  const today = localDate(now)
  if (day === today) return 'today'
  return day === daysAfter(today, 1) ? 'tomorrow' : `on ${weekday.format(new Date(day))}`
}

const weekday = new Intl.DateTimeFormat('en-ZA', { weekday: 'long', timeZone: 'UTC' })
