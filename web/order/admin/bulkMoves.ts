import { type BulkTransition, bulkTransitions } from '#ui-kit/shop/order/admin/bulkTransition.ts'
import type { OrderRow } from '#ui-kit/shop/order/admin/OrderRowCard.tsx'

type OrderState = Pick<OrderRow, 'status' | 'shippingStatus'>

/** The bulk transitions that at least one of the orders can make, in the order of their buttons. */
export const bulkMovesOf = (orders: readonly OrderState[]) => {
  const possible = new Set(orders.flatMap(movesOf))
  return bulkTransitions.filter((move) => possible.has(move))
}

const movesOf = ({ status, shippingStatus }: OrderState) =>
  (status === 'Shipped' ? movesOnTheWay[shippingStatus] : movesInShop[status]) ?? []

const movesInShop: Partial<Record<OrderRow['status'], readonly BulkTransition[]>> = {
  Pending: ['Processing', 'Canceled'],
  Processing: ['Shipped', 'Canceled'],
}

const movesOnTheWay: Partial<Record<OrderRow['shippingStatus'], readonly BulkTransition[]>> = {
  dispatched: ['inTransit'],
  inTransit: ['delayed'],
  delayed: ['inTransit'],
}
