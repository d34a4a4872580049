import type { AdminOrderPanelProps } from '#ui-kit/screens/order/AdminOrderPanel.tsx'
import { type Order, orderLine, orderTotals } from '#web/order/orderProps.ts'
import { useOrderUpdate } from '#web/order/useOrderUpdate.ts'
import { useRecordTransitions } from '#web/state/history/useRecordTransitions.ts'
import { orderConflictWords } from './orderConflictWords.ts'
import { orderSummaryProps } from './orderSummaryProps.ts'
import { blockedMessage, transitionMessage, transitionProps, transitionRequest } from './transitionProps.ts'
import type { OrderTimeline } from './useOrderHistory.ts'

interface AdminOrderState {
  /** The order on show: the latest one or the snapshot. */
  order: Order | undefined
  panel: AdminOrderPanelProps | undefined
}

/** An order and its transitions for an admin. */
export const useAdminOrder = (timeline: OrderTimeline | undefined): AdminOrderState => {
  const { edit } = useOrderUpdate()
  const { shown, panel } = useRecordTransitions(timeline, {
    key: 'GET order/timeline/:id',
    id: timeline?.order.id ?? '',
    versionOf: ({ order }) => order.version,
    edit: ({ order }, transition, answer) =>
      edit(transitionRequest(order, transition, answer), transitionMessage(order, transition)),
    staleRefusal: 'OrderHasChanged',
    words: orderConflictWords,
    blockedMessage: ({ order }, transition) => blockedMessage(order, transition),
  })

  return { order: shown?.order, panel: shown && { ...panelProps(shown), ...panel } }
}

const panelProps = ({ order, facts }: OrderTimeline) => ({
  order: orderSummaryProps(order, facts),
  lines: order.products.map(orderLine),
  totals: orderTotals(order),
  transitions: transitionProps(order),
})
