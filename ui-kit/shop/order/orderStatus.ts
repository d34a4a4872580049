export type OrderStatus = 'Pending' | 'Processing' | 'Shipped' | 'Delivered' | 'Canceled' | 'Rejected'

export type ShippingStatus = 'awaitingDispatch' | 'dispatched' | 'inTransit' | 'delayed' | 'delivered'

/** The badge label and color of every order and shipping status. */
export const orderStatusBadges = {
  Pending: { label: 'Pending', tone: 'sun' },
  Processing: { label: 'Processing', tone: 'info' },
  Shipped: { label: 'Shipped', tone: 'info' },
  Delivered: { label: 'Delivered', tone: 'ok' },
  Canceled: { label: 'Canceled', tone: 'neutral' },
  Rejected: { label: 'Not accepted', tone: 'bad' },
  awaitingDispatch: { label: 'Awaiting dispatch', tone: 'neutral' },
  dispatched: { label: 'Dispatched', tone: 'info' },
  inTransit: { label: 'In transit', tone: 'info' },
  delayed: { label: 'Delayed', tone: 'warn' },
  delivered: { label: 'Delivered', tone: 'ok' },
} satisfies Record<
  OrderStatus | ShippingStatus,
  { label: string; tone: 'sun' | 'info' | 'ok' | 'neutral' | 'bad' | 'warn' }
>
