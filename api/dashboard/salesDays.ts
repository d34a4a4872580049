import { type Changes, idOf, projection } from '#api/readModels/projection.ts'
import { table } from '#api/readModels/table.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import { shopDay } from '#domain/shopDay.ts'

const days = table({ day: 'text', orders: 'integer', canceled: 'integer', revenue: 'integer' }, ['day'])
const orders = table(
  { id: 'text', day: 'text', placed_at: 'text', status: 'text', total: 'integer' },
  ['id'],
  ['status, placed_at'],
)

/**
 * Orders and revenue by the day in South Africa on which they were placed. What is canceled later is taken off that day's revenue, so
 * an order is remembered until it is over. An order that found no stock was never one.
 */
export const salesDays = projection({
  name: 'salesDays',
  version: 1,
  tables: { sales_days: days, open_orders: orders },
  when: ({ sales_days, open_orders }): Changes<OrderFact> => {
    const count = (day: string, more: { orders?: number; canceled?: number; revenue: number }) => {
      const sold = sales_days.get(day) ?? nothingSold
      sales_days.put({
        day,
        orders: sold.orders + (more.orders ?? 0),
        canceled: sold.canceled + (more.canceled ?? 0),
        revenue: sold.revenue + more.revenue,
      })
    }
    const known = (id: string) => {
      const order = open_orders.get(id)
      if (!order) throw new Error(`There is no open order ${id}`)
      return order
    }

    return {
      OrderPlaced: ({ total }, fact) => {
        const { at } = fact.meta
        open_orders.put({ id: idOf(fact), day: shopDay(at), placed_at: at, status: 'placed', total })
      },
      OrderConfirmed: (_, fact) => {
        const { day, total } = known(idOf(fact))
        open_orders.change(idOf(fact), { status: 'Pending' })
        count(day, { orders: 1, revenue: total })
      },
      OrderRejected: (_, fact) => open_orders.remove(idOf(fact)),
      ProcessingStarted: (_, fact) => open_orders.change(idOf(fact), { status: 'Processing' }),
      OrderDispatched: (_, fact) => open_orders.change(idOf(fact), { status: 'Shipped' }),
      OrderDelivered: (_, fact) => open_orders.remove(idOf(fact)),
      OrderCanceled: (_, fact) => {
        const { day, total } = known(idOf(fact))
        open_orders.remove(idOf(fact))
        count(day, { canceled: 1, revenue: -total })
      },
    }
  },
})

export const nothingSold = { orders: 0, canceled: 0, revenue: 0 }
