import { isRefusal } from '#domain/kernel/decision.ts'
import { refuseTransition, updateOrder } from './orderCommands.ts'
import type { Order } from './orderMachine.ts'
import { blockedReason, type OrderTransition } from './orderTransitions.ts'

/** The transitions that can be applied to many orders at once; not `Delivered`, which needs a signature for each order. */
export const bulkTransitions = [
  'Processing',
  'Shipped',
  'inTransit',
  'delayed',
  'Canceled',
] as const satisfies OrderTransition[]
export type BulkTransition = (typeof bulkTransitions)[number]

/** Applies the command for a single order. Refuses a transition that the order has made already. */
export const transitionInBulk = (order: Order, transition: BulkTransition, reason?: string) => {
  const decision = updateOrder(order, { as: 'Admin', ...statusAfter(transition), reason })
  return isRefusal(decision) || decision.length > 0
    ? decision
    : refuseTransition(order, blockedReason(order, transition))
}

const statusAfter = (transition: BulkTransition) =>
  transition === 'inTransit' || transition === 'delayed' ? { shippingStatus: transition } : { orderStatus: transition }
