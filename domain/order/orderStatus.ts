import type { Order } from './orderMachine.ts'

export const orderStatuses = ['Pending', 'Processing', 'Shipped', 'Delivered', 'Canceled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const shippingStatuses = ['awaitingDispatch', 'dispatched', 'inTransit', 'delayed', 'delivered'] as const
export type ShippingStatus = (typeof shippingStatuses)[number]

const statuses: Record<string, OrderStatus> = {
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  canceled: 'Canceled',
  rejected: 'Canceled',
}

/** The order status of the specification. */
export const orderStatusOf = (order: Order): OrderStatus => statuses[order.state.split('.')[0] ?? ''] ?? 'Pending'

/** Whether the order is in a final state. */
export const isOver = (order: Order) => ['delivered', 'canceled', 'rejected'].some((state) => order.is(state))

export const shippingStatusOf = (order: Order): ShippingStatus => {
  if (order.is('delivered')) return 'delivered'
  const [outer, inner] = order.state.split('.')
  return outer === 'shipped' && isShippingStatus(inner) ? inner : 'awaitingDispatch'
}

const isShippingStatus = (word: string | undefined): word is ShippingStatus =>
  shippingStatuses.some((status) => status === word)
