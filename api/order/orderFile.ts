import type { FileAnswer } from '#api/http/answers.ts'
import { csvOf } from '#api/http/csv.ts'
import type { OrdersWish, orderQueries } from './orderList.ts'

type Queries = ReturnType<typeof orderQueries>
type Row = Queries['page'] extends (wish: OrdersWish) => { orders: (infer Each)[] } ? Each : never

/** The orders that match as CSV, piece by piece. */
export const orderFile = (orders: Queries, wish: Omit<OrdersWish, 'pageNumber' | 'limit'>, day: string) => ({
  file: { name: `orders-${day}.csv`, type: 'text/csv', content: lines(orders, wish) } satisfies FileAnswer,
})

async function* lines(orders: Queries, wish: Omit<OrdersWish, 'pageNumber' | 'limit'>) {
  yield csvOf([Object.keys(columns)], true)
  for (const rows of orders.all(wish)) yield csvOf(rows.map((row) => Object.values(columns).map((cell) => cell(row))))
}

const columns: Record<string, (row: Row) => string | number> = {
  orderNumber: (row) => row.orderNumber,
  orderDate: (row) => row.orderDate,
  customerId: (row) => row.customerId,
  customerName: (row) => row.customerName,
  orderStatus: (row) => row.orderStatus,
  shippingStatus: (row) => row.shippingStatus,
  late: (row) => (row.late ? 'yes' : 'no'),
  pieces: (row) => row.pieces,
  totalAmount: (row) => row.totalAmount,
  paymentMethod: (row) => row.paymentMethod,
  signedBy: (row) => row.signedBy,
  id: (row) => row.id,
}
