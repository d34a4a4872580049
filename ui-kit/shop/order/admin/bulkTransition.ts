import { formatCount } from '#ui-kit/elements/formatCount.ts'
import { type OrderStatus, orderStatusBadges } from '#ui-kit/shop/order/orderStatus.ts'

export type BulkTransition = 'Processing' | 'Shipped' | 'inTransit' | 'delayed' | 'Canceled'

/** The actual or expected result for one order. */
export type BulkTransitionResult = {
  id: string
  orderNumber: string
  outcome: 'moved' | 'refused'
  /** The current status of the order; undefined if the order does not exist. */
  status?: OrderStatus | undefined
  /** Why the transition was refused. */
  message?: string | undefined
}

/** The texts of each transition: the button, the preview of an order and the result of an order. */
export const bulkTransitionLabels = {
  Processing: { label: 'Start processing', possible: 'can move to processing', done: 'in processing now' },
  Shipped: { label: 'Dispatch', possible: 'can be dispatched', done: 'dispatched' },
  inTransit: { label: 'Report in transit', possible: 'can be reported in transit', done: 'in transit now' },
  delayed: { label: 'Report a delay', possible: 'can be reported delayed', done: 'reported delayed' },
  Canceled: { label: 'Cancel', possible: 'can be cancelled', done: 'canceled' },
} as const satisfies Record<BulkTransition, { label: string; possible: string; done: string }>

export const bulkTransitions = Object.keys(bulkTransitionLabels) as BulkTransition[]

/** For example '8 can be dispatched, 2 cannot: still Pending.' */
export const previewSentence = (transition: BulkTransition, rows: readonly BulkTransitionResult[]) => {
  const allowed = rows.filter(({ outcome }) => outcome === 'moved').length
  const refused = rows.length - allowed
  const statusLabels = [
    ...new Set(
      rows.flatMap(({ outcome, status }) => (outcome === 'refused' && status ? [orderStatusBadges[status].label] : [])),
    ),
  ]
  const reason = statusLabels.length === 1 ? `: still ${statusLabels[0]}` : ''
  return `${allowed} ${bulkTransitionLabels[transition].possible}${refused > 0 ? `, ${refused} cannot${reason}` : ''}.`
}

/** For example '8 orders dispatched, 2 not.' */
export const resultSentence = (transition: BulkTransition, rows: readonly BulkTransitionResult[]) => {
  const moved = rows.filter(({ outcome }) => outcome === 'moved').length
  const refused = rows.length - moved
  return `${formatCount(moved, 'order')} ${bulkTransitionLabels[transition].done}${refused > 0 ? `, ${refused} not` : ''}.`
}
