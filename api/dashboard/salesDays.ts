import { type Changes, projection } from '#api/readModels/projection.ts'
import { table } from '#api/readModels/table.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import { localDate } from '#domain/localDate.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'

const days = table({ day: 'text', orders: 'integer', canceled: 'integer', revenue: 'integer' }, ['day'])
const orders = table(
  { id: 'text', day: 'text', placed_at: 'text', status: 'text', total: 'integer' },
  ['id'],
  ['status, placed_at'],
)

/**
 * Orders and revenue by the South African day on which the order was placed. A later cancellation reduces that day's revenue, so open
 * orders are kept until they are delivered or canceled. Orders rejected for lack of stock do not count.
 */
export const salesDays = projection({
  name: 'salesDays',
  version: 1,
  tables: { sales_days: days, open_orders: orders },
  when: ({ sales_days, open_orders }): Changes<OrderFact> => {
    const count = (day: string, more: { orders?: number; canceled?: number; revenue: number }) => {
      const sold = sales_days.get(day) ?? noSales
      sales_days.put({
        day,
        orders: sold.orders + (more.orders ?? 0),
        canceled: sold.canceled + (more.canceled ?? 0),
        revenue: sold.revenue + more.revenue,
      })
    }
    const openOrder = (id: string) => {
      const order = open_orders.get(id)
      if (!order) throw new Error(`There is no open order ${id}`)
      return order
    }

    return {
      OrderPlaced: ({ total }, fact) => {
        const { at } = fact.meta
        open_orders.put({ id: recordIdOf(fact), day: localDate(at), placed_at: at, status: 'placed', total })
      },
      OrderConfirmed: (_, fact) => {
        const { day, total } = openOrder(recordIdOf(fact))
        open_orders.change(recordIdOf(fact), { status: 'Pending' })
        count(day, { orders: 1, revenue: total })
      },
      OrderRejected: (_, fact) => open_orders.remove(recordIdOf(fact)),
      ProcessingStarted: (_, fact) => open_orders.change(recordIdOf(fact), { status: 'Processing' }),
      OrderDispatched: (_, fact) => open_orders.change(recordIdOf(fact), { status: 'Shipped' }),
      OrderDelivered: (_, fact) => open_orders.remove(recordIdOf(fact)),
      OrderCanceled: (_, fact) => {
        const { day, total } = openOrder(recordIdOf(fact))
        open_orders.remove(recordIdOf(fact))
        count(day, { canceled: 1, revenue: -total })
      },
    }
  },
})

export const noSales = { orders: 0, canceled: 0, revenue: 0 }
