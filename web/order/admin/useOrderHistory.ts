import { orderChart } from '#domain/charts/drawn/orderChart.ts'
import type { OrderHistoryProps } from '#ui-kit/screens/order/OrderHistory.tsx'
import { useRecordHistory } from '#web/state/history/useRecordHistory.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { formatOrderChanges, formatOrderFields } from './formatOrderChanges.ts'

export type OrderTimeline = AnswerOf<'GET order/timeline/:id'>['result']

/** Props of the order's history at the revisions in the address. */
export const useOrderHistory = (id: string, timeline: OrderTimeline | undefined): OrderHistoryProps =>
  useRecordHistory(timeline, {
    noun: 'order',
    key: 'GET order/timeline/:id',
    id,
    describeChanges: formatOrderChanges,
    viewOf: ({ order }) => order,
    fieldsOf: formatOrderFields,
    chart: orderChart,
  })
