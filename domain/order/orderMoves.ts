import type { OrderFact } from './orderEvents.ts'
import type { Order } from './orderMachine.ts'

/** The moves of the specification's section 4, named by the status they lead to. Shipped and dispatched are one, as are the two delivered. */
export const moves = {
  Processing: 'ProcessingStarted',
  Shipped: 'OrderDispatched',
  inTransit: 'TransitStarted',
  delayed: 'DeliveryDelayed',
  Delivered: 'OrderDelivered',
  Canceled: 'OrderCanceled',
} as const satisfies Record<string, OrderFact['type']>

export type OrderMove = keyof typeof moves

/** Who moves an order: customers only cancel, and only while it is pending. */
export type Mover = 'Admin' | 'Customer'

export const allMoves = Object.keys(moves).filter((name): name is OrderMove => name in moves)

/** What could be done with the order now. */
export const movesOf = (order: Order, as: Mover = 'Admin') => movesFor[as].filter((move) => isPossible(order, move, as))

/** Why a move cannot be made now, in words that stand alone; `undefined` where it can. */
export const whyNot = (order: Order, move: OrderMove, as: Mover = 'Admin') => {
  if (isPossible(order, move, as)) return undefined
  if (!movesFor[as].includes(move)) return 'Only the shop can do this'
  return (as === 'Customer' && toCustomers[order.state]) || reasons[order.state]?.[move]
}

/** The same for every move that cannot be made now. */
export const withheldFrom = (order: Order, as: Mover = 'Admin') =>
  Object.fromEntries(
    movesFor[as].flatMap((move) => {
      const reason = whyNot(order, move, as)
      return reason === undefined ? [] : [[move, reason]]
    }),
  )

const movesFor: Record<Mover, readonly OrderMove[]> = { Admin: allMoves, Customer: ['Canceled'] }

const isPossible = (order: Order, move: OrderMove, as: Mover) =>
  order.can(moves[move]) && (as === 'Admin' || (movesFor[as].includes(move) && order.is('pending')))

type Reasons = Partial<Record<OrderMove, string>>

const all = (reason: string): Reasons => Object.fromEntries(allMoves.map((move) => [move, reason]))

const notSent: Reasons = {
  inTransit: 'Only a dispatched parcel can be in transit',
  delayed: 'Only a parcel in transit can be delayed',
  Delivered: 'Only a dispatched order can be delivered',
}

const sent: Reasons = {
  ...all('It was dispatched already'),
  Canceled: 'It has left the shop: it can only be delivered',
}

// By state of the machine.
const reasons: Record<string, Reasons> = {
  unplaced: all('It is not placed yet'),
  reserving: all('Its stock is still being set aside'),
  rejected: all('It was not accepted'),
  pending: { ...notSent, Shipped: 'Only an order in processing can be dispatched' },
  processing: { ...notSent, Processing: 'It is in processing already' },
  'shipped.dispatched': { ...sent, delayed: 'Only a parcel in transit can be delayed' },
  'shipped.inTransit': { ...sent, inTransit: 'It is in transit already' },
  'shipped.delayed': { ...sent, delayed: 'The delay is reported already' },
  delivered: { ...all('It was delivered already'), Canceled: 'A delivered order cannot be canceled' },
  canceled: { ...all('A canceled order cannot be taken up again'), Canceled: 'It was canceled already' },
}

// What admins may still cancel, and customers may not.
const toCustomers: Record<string, string> = { processing: 'We are packing it already: ask us to stop it' }
