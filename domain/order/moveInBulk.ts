import { isRefusal } from '#domain/kernel/decision.ts'
import { impossible, updateOrder } from './orderCommands.ts'
import type { Order } from './orderMachine.ts'
import { type OrderMove, whyNot } from './orderMoves.ts'

/** What can be done with many orders at once: a delivery is signed for, each by somebody else. */
export const bulkMoves = ['Processing', 'Shipped', 'inTransit', 'delayed', 'Canceled'] as const satisfies OrderMove[]
export type BulkMove = (typeof bulkMoves)[number]

/** One of many orders, by the same command as an order alone. What has happened to it already is no move. */
export const moveInBulk = (order: Order, move: BulkMove, reason?: string) => {
  const decision = updateOrder(order, { as: 'Admin', ...statusAfter(move), reason })
  return isRefusal(decision) || decision.length > 0 ? decision : impossible(order, whyNot(order, move))
}

const statusAfter = (move: BulkMove) =>
  move === 'inTransit' || move === 'delayed' ? { shippingStatus: move } : { orderStatus: move }
