import type { DatabaseSync } from 'node:sqlite'
import { localDate, millisecondsPerDay, startOfDay } from '#domain/localDate.ts'

/** Figures of bookings, from the table of `bookingList`. */
export const bookingFigures = (database: DatabaseSync) => {
  // South Africa is two hours ahead of UTC all year round.
  const perDay = database.prepare(
    `SELECT date(requested_at, '+2 hours') AS day, count(*) AS requested FROM bookings
     WHERE requested_at >= ? AND requested_at < ? GROUP BY day`,
  )
  const requested = database.prepare(
    'SELECT count(*) AS count FROM bookings WHERE requested_at >= ? AND requested_at < ?',
  )
  const upcoming = database.prepare(
    `SELECT count(*) AS count FROM bookings WHERE status IN ('Requested', 'Confirmed') AND start > ? AND start < ?`,
  )
  const waiting = database.prepare(`SELECT count(*) AS count FROM bookings WHERE status = 'Requested' AND start > ?`)
  const toComplete = database.prepare(`SELECT count(*) AS count FROM bookings WHERE status = 'Confirmed' AND start < ?`)

  /** `days`: consecutive, the last is today. */
  return (days: readonly string[], now: Date) => {
    const today = localDate(now)
    const rows = perDay.all(startOfDay(days[0] ?? today), startAfter(today, 1))
    const requestedOn = new Map(rows.map((row) => [row['day'], Number(row['requested'])]))
    const moment = asStart(now.toISOString())
    const requestedUntilNow = (daysAgo: number) => {
      const until = new Date(now.getTime() - daysAgo * millisecondsPerDay).toISOString()
      return Number(requested.get(startAfter(today, -daysAgo), until)?.['count'])
    }
    const upcomingUntil = (end: string) => Number(upcoming.get(moment, asStart(end))?.['count'])
    return {
      perDay: days.map((day) => ({ day, requested: requestedOn.get(day) ?? 0 })),
      requestedToday: requestedUntilNow(0),
      requestedWeekAgo: requestedUntilNow(7),
      waiting: Number(waiting.get(moment)?.['count']),
      today: upcomingUntil(startAfter(today, 1)),
      nextSevenDays: upcomingUntil(startAfter(today, 7)),
      toComplete: Number(toComplete.get(asStart(startOfDay(today)))?.['count']),
    }
  }
}

/** The time at which the day `count` days after a day begins; a negative `count` goes back. */
const startAfter = (day: string, count: number) =>
  new Date(Date.parse(startOfDay(day)) + count * millisecondsPerDay).toISOString()

// Starts are stored without milliseconds.
const asStart = (moment: string) => moment.replace(/\.\d+Z$/, 'Z')
