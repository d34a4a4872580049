import { fact, isRefusal, refuse } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { defaultReason } from './defaultReason.ts'
import type { OrderFact, PaymentMethod, Rejection } from './orderEvents.ts'
import { type Order, orderMachine } from './orderMachine.ts'
import { type Mover, moves, movesOf, type OrderMove, whyNot } from './orderMoves.ts'
import { isOver, type OrderStatus, orderStatusOf, type ShippingStatus, shippingStatusOf } from './orderStatus.ts'

/** The fields one may edit on an order (section 7 of the specification), by an admin or by its customer. */
export interface UpdateOrder {
  as: Mover
  orderStatus?: OrderStatus | undefined
  shippingStatus?: ShippingStatus | undefined
  signedBy?: string | undefined
  paymentMethod?: PaymentMethod | undefined
  /** Why it is canceled. */
  reason?: string | undefined
  /** The revision that the editor saw. */
  version?: number | undefined
}

export const updateOrder = (order: Order, command: UpdateOrder) => {
  if (!order.context.placed) return refuse('OrderNotFound')
  if (command.version !== undefined && command.version !== order.revision) return refuse('OrderHasChanged')

  const wanted = wantedMoves(order, command)
  if (command.as === 'Customer') {
    if (wanted.some((move) => move !== 'Canceled')) return refuse('OnlyForAdmins')
    if (wanted.length > 0 && !order.is('pending')) return tooLate(order)
  }
  if (signsWithoutDelivery(order, wanted, command)) return refuse('SignatureWithoutDelivery')
  if (wanted.includes('Delivered') && !command.signedBy && !isOver(order)) return refuse('SignatureIsMissing')

  const payment = paymentMethodChange(order, command)
  if (payment.length > 0 && !order.can('PaymentMethodChanged')) return refuse('OnlyWhilePending')

  const walked = walk(order, wanted, command)
  return isRefusal(walked) ? walked : [...payment, ...walked]
}

/** A move that is not possible: why, and what is. */
export const impossible = (order: Order, because: string | undefined) =>
  refuse('MoveIsImpossible', { offered: movesOf(order), ...becauseOf(because) })

/** The stock of every line is set aside. */
export const confirmOrder = (order: Order) => (order.can('OrderConfirmed') ? [fact('OrderConfirmed', {})] : [])

/** How long an order may wait for its stock, in seconds. */
export const reservationLifetime = 15 * 60

/** An order that waits for its stock cannot be taken: what was set aside for it goes back. */
export const rejectOrder = (order: Order, why: Rejection): OrderFact[] =>
  order.can('OrderRejected') ? [fact('OrderRejected', why)] : []

/** Nobody finished setting the order's stock aside: it is given up. */
export const expireReservation = (order: Order) => rejectOrder(order, { reason: 'ReservationExpired' })

type Wanted = OrderMove | 'Pending' | 'awaitingDispatch'

const shippingMoves: Record<ShippingStatus, Wanted> = {
  awaitingDispatch: 'awaitingDispatch',
  dispatched: 'Shipped',
  inTransit: 'inTransit',
  delayed: 'delayed',
  delivered: 'Delivered',
}

// What an order says already is no move, but for its end: whoever asks for that has not seen it come.
const wantedMoves = (order: Order, { orderStatus, shippingStatus, as }: UpdateOrder): Wanted[] => {
  const isEnd = (wanted: Wanted) => isMove(wanted) && (as === 'Admin' || wanted === 'Canceled')
  const isNews = (wanted: Wanted, isSaid: boolean) => !isSaid || (isOver(order) && isEnd(wanted))
  const shipping = shippingStatus && shippingMoves[shippingStatus]
  const ofOrder = orderStatus && isNews(orderStatus, orderStatus === orderStatusOf(order)) ? [orderStatus] : []
  const ofShipping = shipping && isNews(shipping, shippingStatus === shippingStatusOf(order)) ? [shipping] : []
  return [...new Set<Wanted>([...ofOrder, ...ofShipping])]
}

const signsWithoutDelivery = (order: Order, wanted: readonly Wanted[], { as, signedBy }: UpdateOrder) =>
  as === 'Admin' && Boolean(signedBy) && signedBy !== order.context.signedBy && !wanted.includes('Delivered')

const paymentMethodChange = ({ context }: Order, { paymentMethod }: UpdateOrder) =>
  paymentMethod && paymentMethod !== context.placed?.paymentMethod
    ? [fact('PaymentMethodChanged', { paymentMethod })]
    : []

const tooLate = (order: Order) => refuse('OnlyWhilePending', becauseOf(whyNot(order, 'Canceled', 'Customer')))

const becauseOf = (because: string | undefined) => (because === undefined ? {} : { details: { because } })

// Each move is judged on the order as the moves before it leave it.
const walk = (order: Order, wanted: readonly Wanted[], command: UpdateOrder) => {
  const facts: OrderFact[] = []
  let walked = order
  for (const move of wanted) {
    if (!isMove(move)) return impossible(order, 'An order never goes back a step')
    if (!walked.can(moves[move])) return impossible(order, whyNot(walked, move))
    const added = factsOf(move, walked, command)
    facts.push(...added)
    walked = replay(orderMachine, order.stream, added.map(unsigned), walked)
  }
  return endsAsSaid(order, walked, command) ? facts : impossible(order, 'These two statuses do not go together')
}

// Both words of an edit hold in the end; one that only repeats what the order was before says nothing.
const endsAsSaid = (before: Order, after: Order, { orderStatus, shippingStatus }: UpdateOrder) =>
  [undefined, orderStatusOf(before), orderStatusOf(after)].includes(orderStatus) &&
  [undefined, shippingStatusOf(before), shippingStatusOf(after)].includes(shippingStatus)

const isMove = (wanted: Wanted): wanted is OrderMove => wanted in moves

const factsOf = (move: OrderMove, { context }: Order, command: UpdateOrder): OrderFact[] => {
  if (move === 'Canceled') return [fact('OrderCanceled', { reason: command.reason || defaultReason[command.as] })]
  if (move !== 'Delivered' || !context.placed) return [fact(moves[move], {}) as OrderFact]

  const { total, paymentMethod } = context.placed
  return [
    fact('OrderDelivered', { signedBy: command.signedBy ?? '' }),
    fact('PaymentCollected', { amount: total, paymentMethod: command.paymentMethod ?? paymentMethod }),
  ]
}

const unsigned = (added: OrderFact) => ({ ...added, at: '', by: { role: 'system', id: '' } }) as const
