export type OrderStatus = 'Pending' | 'Processing' | 'Shipped' | 'Delivered' | 'Canceled' | 'Rejected'

export type ShippingStatus = 'awaitingDispatch' | 'dispatched' | 'inTransit' | 'delayed' | 'delivered'

/** Words and colour of every order and shipping status. */
export const statusLooks = {
  Pending: { words: 'Pending', tone: 'sun' },
  Processing: { words: 'Processing', tone: 'info' },
  Shipped: { words: 'Shipped', tone: 'info' },
  Delivered: { words: 'Delivered', tone: 'ok' },
  Canceled: { words: 'Canceled', tone: 'neutral' },
  Rejected: { words: 'Not accepted', tone: 'bad' },
  awaitingDispatch: { words: 'Awaiting dispatch', tone: 'neutral' },
  dispatched: { words: 'Dispatched', tone: 'info' },
  inTransit: { words: 'In transit', tone: 'info' },
  delayed: { words: 'Delayed', tone: 'warn' },
  delivered: { words: 'Delivered', tone: 'ok' },
} satisfies Record<
  OrderStatus | ShippingStatus,
  { words: string; tone: 'sun' | 'info' | 'ok' | 'neutral' | 'bad' | 'warn' }
>
