import type { DatabaseSync } from 'node:sqlite'
import { inRand } from '#domain/kernel/money.ts'
import { lateBefore, unsent } from '#domain/order/late.ts'
import type { OrderStatus } from '#domain/order/orderStatus.ts'
import { nothingSold } from './salesDays.ts'

interface Counted {
  orders: number
  canceled: number
  /** Cents. */
  revenue: number
}

/** What was sold, in a database with the tables of `salesDays` and `orderList`. */
export const salesQueries = (database: DatabaseSync) => {
  const days = database.prepare('SELECT * FROM sales_days WHERE day BETWEEN ? AND ?')
  const between = database.prepare(
    `SELECT count(*) AS orders, count(*) FILTER (WHERE status = 'Canceled') AS canceled,
       sum(total) FILTER (WHERE status <> 'Canceled') AS revenue
     FROM orders WHERE confirmed = 1 AND placed_at >= ? AND placed_at < ?`,
  )
  const waiting = database.prepare('SELECT count(*) AS count FROM open_orders WHERE status = ?')
  const late = database.prepare(
    `SELECT count(*) AS count FROM open_orders
     WHERE status IN (${unsent.map(() => '?').join(', ')}) AND placed_at < ?`,
  )

  return {
    /** In the order of the days, which follow each other. */
    perDay: (wanted: readonly string[]) => {
      const rows = days.all(wanted[0] ?? '', wanted.at(-1) ?? '')
      const known = new Map(rows.map((row) => [row['day'], sold(row)]))
      return wanted.map((day) => ({ day, ...(known.get(day) ?? soldOf(nothingSold)) }))
    },
    /** From one moment (ISO 8601) until before another. */
    between: (since: string, until: string) => sold(between.get(since, until) ?? {}),
    waiting: (status: OrderStatus) => Number(waiting.get(status)?.['count'] ?? 0),
    late: (now: Date) => Number(late.get(...unsent, lateBefore(now))?.['count'] ?? 0),
  }
}

const sold = (row: Record<string, unknown>) =>
  soldOf({
    orders: Number(row['orders'] ?? 0),
    canceled: Number(row['canceled'] ?? 0),
    revenue: Number(row['revenue'] ?? 0),
  })

/** As it is told, money in rand. */
export const soldOf = ({ orders, canceled, revenue }: Counted) => {
  const kept = orders - canceled
  return { orders, canceled, revenue: inRand(revenue), averageOrder: kept > 0 ? inRand(Math.round(revenue / kept)) : 0 }
}
