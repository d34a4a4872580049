import type { OrderMove } from '#ui-kit/shop/order/OrderMoves.tsx'

type Reasons = Readonly<Record<string, string>>

/** Every move; those without a reason are possible. */
const movesWithout = (reasons: Reasons): OrderMove[] =>
  all.map((move) => ({ ...move, possible: !(move.id in reasons), reason: reasons[move.id] }))

const all: Omit<OrderMove, 'possible'>[] = [
  { id: 'Processing', label: 'Start processing' },
  { id: 'Shipped', label: 'Dispatch' },
  { id: 'inTransit', label: 'Report in transit' },
  { id: 'delayed', label: 'Report a delay' },
  { id: 'Delivered', label: 'Deliver', asks: 'signedBy' },
  { id: 'Canceled', label: 'Cancel order', asks: 'reason' },
]

const notSent = {
  inTransit: 'Only a dispatched parcel can be in transit',
  delayed: 'Only a parcel in transit can be delayed',
  Delivered: 'Only a dispatched order can be delivered',
}

const over = 'It was delivered already'

export const pendingMoves = movesWithout({ ...notSent, Shipped: 'Only an order in processing can be dispatched' })

export const processingMoves = movesWithout({ ...notSent, Processing: 'It is in processing already' })

export const shippedMoves = movesWithout({
  Processing: 'It was dispatched already',
  Shipped: 'It was dispatched already',
  inTransit: 'It is in transit already',
  Canceled: 'It has left the shop: it can only be delivered',
})

export const noMoves = movesWithout({
  ...Object.fromEntries(all.map(({ id }) => [id, over])),
  Canceled: 'A delivered order cannot be canceled',
})
