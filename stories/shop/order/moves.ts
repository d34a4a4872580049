import type { OrderMove } from '#ui-kit/shop/order/OrderMoves.tsx'

const move = (id: string, label: string, reason?: string): OrderMove => ({ id, label, possible: !reason, reason })

const whilePending = {
  process: move('Processing', 'Start processing'),
  dispatch: move('Shipped', 'Dispatch', 'Only an order that is being processed can be dispatched.'),
  deliver: move('Delivered', 'Deliver', 'It has not left the shop yet.'),
  cancel: { ...move('Canceled', 'Cancel order'), asks: 'reason' as const },
}

export const pendingMoves = [whilePending.process, whilePending.dispatch, whilePending.deliver, whilePending.cancel]

export const processingMoves = [
  move('Processing', 'Start processing', 'It is being processed already.'),
  move('Shipped', 'Dispatch'),
  whilePending.deliver,
  whilePending.cancel,
]

export const shippedMoves: OrderMove[] = [
  { ...move('Delivered', 'Deliver'), asks: 'signedBy' },
  move('inTransit', 'Report in transit', 'It is in transit already.'),
  move('delayed', 'Report a delay'),
  move('Canceled', 'Cancel order', 'It has left the shop: it can only be delivered or brought back.'),
]

export const noMoves = [
  move('Delivered', 'Deliver', 'It was delivered on 22 Nov 2026.'),
  move('Canceled', 'Cancel order', 'A delivered order cannot be canceled.'),
]
