import type { DatabaseSync } from 'node:sqlite'
import type { Handlers } from '#api/http/handlers.ts'
import type { dashboardContract } from '#domain/dashboard/dashboardContract.ts'
import { sum, toCents } from '#domain/kernel/money.ts'
import { datesUntil, localDate, millisecondsPerDay, startOfDay } from '#domain/localDate.ts'
import { bookingFigures } from './bookingFigures.ts'
import { salesFigures, salesQueries } from './salesQueries.ts'

interface DashboardParts {
  database: DatabaseSync
  now: () => Date
  /** Number of listed products by stock warning. */
  warnings: () => { lowStock: number; soldOut: number }
  /** Number of service providers in the directory, and of those among them that are not verified. */
  listedProviders: () => { listed: number; unverified: number }
  /** Searches without a result since a day, the most frequent first. */
  unfound: (since: string, maxTexts: number) => { count: number; texts: { text: string; count: number }[] }
  /** Page views since a day by path, the most first. */
  pageViews: (since: string) => { path: string; count: number }[]
  /** Number of visitors in the shop. */
  onlineCount: () => number
}

const maxTexts = 20

/** The admin dashboard, read from read models only. */
export const dashboardRoutes = ({
  database,
  now,
  warnings,
  listedProviders,
  unfound,
  pageViews,
  onlineCount,
}: DashboardParts): Handlers<typeof dashboardContract> => {
  const sales = salesQueries(database)
  const bookings = bookingFigures(database)

  return {
    'GET dashboard/figures': ({ query: { days } }) => {
      const currentTime = now()
      const until = localDate(currentTime)
      const dates = datesUntil(until, days)
      const perDay = sales.perDay(dates)
      const since = perDay[0]?.day ?? until
      const { lowStock, soldOut } = warnings()
      const result = {
        days,
        ...{ since, until, perDay },
        period: periodOf(perDay),
        today: sales.between(startOfDay(until), currentTime.toISOString()),
        weekAgo: sales.between(...weekBefore(startOfDay(until), currentTime.toISOString())),
        waiting: {
          pending: sales.waiting('Pending'),
          processing: sales.waiting('Processing'),
          late: sales.late(currentTime),
        },
        bookings: bookings(dates, currentTime),
        providers: listedProviders(),
        stock: { low: lowStock, soldOut },
        unfound: unfound(since, maxTexts),
        pageViews: pageViews(since),
        onlineUsers: onlineCount(),
      }
      return { result }
    },
  }
}

type PerDay = ReturnType<ReturnType<typeof salesQueries>['perDay']>

const periodOf = (perDay: PerDay) =>
  salesFigures({
    orders: sum(perDay.map(({ orders }) => orders)),
    canceled: sum(perDay.map(({ canceled }) => canceled)),
    revenue: sum(perDay.map(({ revenue }) => toCents(revenue))),
  })

const weekBefore = (since: string, until: string) =>
  [since, until].map((moment) => new Date(Date.parse(moment) - 7 * millisecondsPerDay).toISOString()) as [
    string,
    string,
  ]
