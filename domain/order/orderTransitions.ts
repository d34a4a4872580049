import type { OrderFact } from './orderEvents.ts'
import type { Order } from './orderMachine.ts'

/** The transitions of the specification's section 4, named by the status they lead to, each with its fact. `Shipped` and `dispatched` are one, as are both `delivered`. */
export const factTypeOf = {
  Processing: 'ProcessingStarted',
  Shipped: 'OrderDispatched',
  inTransit: 'TransitStarted',
  delayed: 'DeliveryDelayed',
  Delivered: 'OrderDelivered',
  Canceled: 'OrderCanceled',
} as const satisfies Record<string, OrderFact['type']>

export type OrderTransition = keyof typeof factTypeOf

/** Who changes an order. Customers may only cancel, and only while it is pending. */
export type OrderActor = 'Admin' | 'Customer'

export const orderTransitions = Object.keys(factTypeOf).filter((name): name is OrderTransition => name in factTypeOf)

/** The transitions that are allowed now. */
export const allowedTransitions = (order: Order, actor: OrderActor = 'Admin') =>
  transitionsByActor[actor].filter((transition) => isAllowed(order, transition, actor))

/** Why a transition is blocked now, as a complete sentence; `undefined` if it is allowed. */
export const blockedReason = (order: Order, transition: OrderTransition, actor: OrderActor = 'Admin') => {
  if (isAllowed(order, transition, actor)) return undefined
  if (!transitionsByActor[actor].includes(transition)) return 'Only the shop can do this'
  return (actor === 'Customer' && customerReasons[order.state]) || blockedReasons[order.state]?.[transition]
}

/** The reasons of all transitions that are blocked now. */
export const blockedTransitions = (order: Order, actor: OrderActor = 'Admin') =>
  Object.fromEntries(
    transitionsByActor[actor].flatMap((transition) => {
      const reason = blockedReason(order, transition, actor)
      return reason === undefined ? [] : [[transition, reason]]
    }),
  )

const transitionsByActor: Record<OrderActor, readonly OrderTransition[]> = {
  Admin: orderTransitions,
  Customer: ['Canceled'],
}

const isAllowed = (order: Order, transition: OrderTransition, actor: OrderActor) =>
  order.can(factTypeOf[transition]) &&
  (actor === 'Admin' || (transitionsByActor[actor].includes(transition) && order.is('pending')))

type BlockedReasons = Partial<Record<OrderTransition, string>>

const forAll = (reason: string): BlockedReasons =>
  Object.fromEntries(orderTransitions.map((transition) => [transition, reason]))

const notDispatched: BlockedReasons = {
  inTransit: 'Only a dispatched parcel can be in transit',
  delayed: 'Only a parcel in transit can be delayed',
  Delivered: 'Only a dispatched order can be delivered',
}

const dispatched: BlockedReasons = {
  ...forAll('It has already been dispatched'),
  Canceled: 'It has left the shop: it can only be delivered',
}

// By state of the machine.
const blockedReasons: Record<string, BlockedReasons> = {
  unplaced: forAll('It is not placed yet'),
  reserving: forAll('Its stock is still being set aside'),
  rejected: forAll('It was not accepted'),
  pending: { ...notDispatched, Shipped: 'Only an order in processing can be dispatched' },
  processing: { ...notDispatched, Processing: 'It is already in processing' },
  'shipped.dispatched': { ...dispatched, delayed: 'Only a parcel in transit can be delayed' },
  'shipped.inTransit': { ...dispatched, inTransit: 'It is already in transit' },
  'shipped.delayed': { ...dispatched, delayed: 'The delay has already been reported' },
  delivered: { ...forAll('It has already been delivered'), Canceled: 'A delivered order cannot be cancelled' },
  canceled: { ...forAll('A cancelled order cannot be reopened'), Canceled: 'It has already been cancelled' },
}

// What admins may still cancel, and customers may not.
const customerReasons: Record<string, string> = { processing: 'We are already packing it: ask us to stop it' }
