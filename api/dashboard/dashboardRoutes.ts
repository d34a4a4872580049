import type { DatabaseSync } from 'node:sqlite'
import type { Answers } from '#api/http/answers.ts'
import type { dashboardContract } from '#domain/dashboard/dashboardContract.ts'
import { cents, sum } from '#domain/kernel/money.ts'
import { aDay, beginningOf, daysUntil, shopDay } from '#domain/shopDay.ts'
import { salesQueries, soldOf } from './salesQueries.ts'

interface Parts {
  database: DatabaseSync
  now: () => Date
  /** How many listed products have which warning. */
  warnings: () => { lowStock: number; soldOut: number }
  /** What was searched for since a day and not found, the most frequent first. */
  unfound: (since: string, most: number) => { count: number; texts: { text: string; count: number }[] }
  /** How many people are in the shop. */
  online: () => number
}

const mostTexts = 20

/** What admins see first: all of it from read models. */
export const dashboardRoutes = ({
  database,
  now,
  warnings,
  unfound,
  online,
}: Parts): Answers<typeof dashboardContract> => {
  const sales = salesQueries(database)

  return {
    'GET dashboard/figures': ({ query: { days } }) => {
      const moment = now()
      const until = shopDay(moment)
      const perDay = sales.perDay(daysUntil(until, days))
      const since = perDay[0]?.day ?? until
      const { lowStock, soldOut } = warnings()
      const result = {
        days,
        ...{ since, until, perDay },
        period: periodOf(perDay),
        today: sales.between(beginningOf(until), moment.toISOString()),
        weekAgo: sales.between(...weekBefore(beginningOf(until), moment.toISOString())),
        waiting: {
          pending: sales.waiting('Pending'),
          processing: sales.waiting('Processing'),
          late: sales.late(moment),
        },
        stock: { low: lowStock, soldOut },
        unfound: unfound(since, mostTexts),
        onlineUsers: online(),
      }
      return { result }
    },
  }
}

type PerDay = ReturnType<ReturnType<typeof salesQueries>['perDay']>

const periodOf = (perDay: PerDay) =>
  soldOf({
    orders: sum(perDay.map(({ orders }) => orders)),
    canceled: sum(perDay.map(({ canceled }) => canceled)),
    revenue: sum(perDay.map(({ revenue }) => cents(revenue))),
  })

const weekBefore = (since: string, until: string) =>
  [since, until].map((moment) => new Date(Date.parse(moment) - 7 * aDay).toISOString()) as [string, string]
