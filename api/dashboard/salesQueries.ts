import type { DatabaseSync } from 'node:sqlite'
import { toRand } from '#domain/kernel/money.ts'
import { lateCutoff, unshippedStatuses } from '#domain/order/lateOrders.ts'
import type { OrderStatus } from '#domain/order/orderStatus.ts'
import { noSales } from './salesDays.ts'

interface SalesCounts {
  orders: number
  canceled: number
  /** Cents. */
  revenue: number
}

/** Sales figures, from the tables of `salesDays` and `orderList`. */
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
     WHERE status IN (${unshippedStatuses.map(() => '?').join(', ')}) AND placed_at < ?`,
  )

  return {
    /** One entry per day, in the given order; the days must be consecutive. */
    perDay: (requestedDays: readonly string[]) => {
      const rows = days.all(requestedDays[0] ?? '', requestedDays.at(-1) ?? '')
      const figuresByDay = new Map(rows.map((row) => [row['day'], rowFigures(row)]))
      return requestedDays.map((day) => ({ day, ...(figuresByDay.get(day) ?? salesFigures(noSales)) }))
    },
    /** From one moment (ISO 8601) until before another. */
    between: (since: string, until: string) => rowFigures(between.get(since, until) ?? {}),
    waiting: (status: OrderStatus) => Number(waiting.get(status)?.['count'] ?? 0),
    late: (now: Date) => Number(late.get(...unshippedStatuses, lateCutoff(now))?.['count'] ?? 0),
  }
}

const rowFigures = (row: Record<string, unknown>) =>
  salesFigures({
    orders: Number(row['orders'] ?? 0),
    canceled: Number(row['canceled'] ?? 0),
    revenue: Number(row['revenue'] ?? 0),
  })

/** As the API returns it, money in rand. */
export const salesFigures = ({ orders, canceled, revenue }: SalesCounts) => {
  const notCanceled = orders - canceled
  return {
    orders,
    canceled,
    revenue: toRand(revenue),
    averageOrder: notCanceled > 0 ? toRand(Math.round(revenue / notCanceled)) : 0,
  }
}
