import { orderChart } from '#domain/order/orderChart.ts'
import type { OrderHistoryProps } from '#ui-kit/screens/admin/OrderHistory.tsx'
import type { AnswerOf } from '#web/client/calls.ts'
import { useRecordHistory } from '#web/client/recordHistory.ts'
import { changesInWords } from './fieldWords.ts'
import { fieldsOf } from './historyProps.ts'

export type History = AnswerOf<'GET order/timeline/:id'>['result']

/** The order's history at the moments that the address names. */
export const useOrderHistory = (id: string, now: History | undefined): OrderHistoryProps =>
  useRecordHistory(now, {
    noun: 'order',
    key: 'GET order/timeline/:id',
    id,
    inWords: changesInWords,
    fieldsOf: ({ order }) => fieldsOf(order),
    chart: orderChart(),
    start: 'unplaced',
  })
