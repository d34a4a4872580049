import { toCsv } from '#api/http/csv.ts'
import type { FileResponse } from '#api/http/handlers.ts'
import type { OrderListQuery, orderQueries } from './orderList.ts'

type Queries = ReturnType<typeof orderQueries>
type Row = Queries['page'] extends (query: OrderListQuery) => { orders: (infer Each)[] } ? Each : never

/** All orders that match the query as a CSV file, streamed in batches. `day` is in its name. */
export const orderDownload = (orders: Queries, query: Omit<OrderListQuery, 'pageNumber' | 'limit'>, day: string) => ({
  file: { name: `orders-${day}.csv`, type: 'text/csv', content: csvLines(orders, query) } satisfies FileResponse,
})

async function* csvLines(orders: Queries, query: Omit<OrderListQuery, 'pageNumber' | 'limit'>) {
  yield toCsv([Object.keys(columns)], true)
  for (const rows of orders.all(query)) yield toCsv(rows.map((row) => Object.values(columns).map((cell) => cell(row))))
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
