import { type OrderStatus, statusLooks } from './orderStatus.ts'

export type BulkMove = 'Processing' | 'Shipped' | 'inTransit' | 'delayed' | 'Canceled'

/** What became of one order, or would. */
export type BulkMoved = {
  id: string
  orderNumber: string
  outcome: 'moved' | 'refused'
  /** Where it stands: 'still Pending'. Undefined for an order that is not there. */
  status?: OrderStatus | undefined
  /** Why it is not moved. */
  message?: string | undefined
}

/** Each move as a button says it, of an order that can make it, and of one that has. */
export const bulkMoveWords = {
  Processing: { label: 'Start processing', possible: 'can be taken into processing', done: 'in processing now' },
  Shipped: { label: 'Dispatch', possible: 'can be dispatched', done: 'dispatched' },
  inTransit: { label: 'Report in transit', possible: 'can be reported in transit', done: 'in transit now' },
  delayed: { label: 'Report a delay', possible: 'can be reported delayed', done: 'reported delayed' },
  Canceled: { label: 'Cancel', possible: 'can be canceled', done: 'canceled' },
} as const satisfies Record<BulkMove, { label: string; possible: string; done: string }>

export const bulkMoves = Object.keys(bulkMoveWords) as BulkMove[]

/** A count with its noun: `1 order`, `4 orders`. */
export const countedOrders = (count: number) => (count === 1 ? '1 order' : `${count} orders`)

/** 8 can be dispatched, 2 cannot: still Pending. */
export const foreseenWords = (move: BulkMove, rows: readonly BulkMoved[]) => {
  const moved = rows.filter(({ outcome }) => outcome === 'moved').length
  const left = rows.length - moved
  const standing = [
    ...new Set(
      rows.flatMap(({ outcome, status }) => (outcome === 'refused' && status ? [statusLooks[status].words] : [])),
    ),
  ]
  const why = standing.length === 1 ? `: still ${standing[0]}` : ''
  return `${moved} ${bulkMoveWords[move].possible}${left > 0 ? `, ${left} cannot${why}` : ''}.`
}

/** 8 orders dispatched, 2 not. */
export const doneWords = (move: BulkMove, rows: readonly BulkMoved[]) => {
  const moved = rows.filter(({ outcome }) => outcome === 'moved').length
  const left = rows.length - moved
  return `${countedOrders(moved)} ${bulkMoveWords[move].done}${left > 0 ? `, ${left} not` : ''}.`
}
