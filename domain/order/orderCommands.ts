import { fact, isRefusal, refuse } from '#domain/kernel/decision.ts'
import { previewRecord } from '#domain/kernel/replay.ts'
import { defaultCancelReasons } from './defaultCancelReasons.ts'
import type { OrderFact, PaymentMethod, Rejection } from './orderEvents.ts'
import { type Order, orderMachine } from './orderMachine.ts'
import { isOver, type OrderStatus, orderStatusOf, type ShippingStatus, shippingStatusOf } from './orderStatus.ts'
import {
  allowedTransitions,
  blockedReason,
  factTypeOf,
  type OrderActor,
  type OrderTransition,
} from './orderTransitions.ts'

/** An edit of an order by an admin or by its customer (section 7 of the specification). */
export interface UpdateOrder {
  as: OrderActor
  orderStatus?: OrderStatus | undefined
  shippingStatus?: ShippingStatus | undefined
  signedBy?: string | undefined
  paymentMethod?: PaymentMethod | undefined
  /** Why it is cancelled. */
  reason?: string | undefined
  /** The revision that the editor saw. */
  version?: number | undefined
}

export const updateOrder = (order: Order, command: UpdateOrder) => {
  if (!order.context.placed) return refuse('OrderNotFound')
  if (command.version !== undefined && command.version !== order.revision) return refuse('OrderHasChanged')

  const requested = requestedSteps(order, command)
  if (command.as === 'Customer') {
    if (requested.some((step) => step !== 'Canceled') || isNewSignature(order, command)) return refuse('OnlyForAdmins')
    if (requested.length > 0 && !order.is('pending')) return refuseCancellation(order)
  }
  if (signsWithoutDelivery(order, requested, command)) return refuse('SignatureWithoutDelivery')
  if (requested.includes('Delivered') && !command.signedBy && !isOver(order)) return refuse('SignatureIsMissing')

  const payment = paymentMethodChange(order, command)
  if (payment.length > 0 && !order.can('PaymentMethodChanged')) return refuse('OnlyWhilePending')

  const facts = applySteps(order, requested, command)
  return isRefusal(facts) ? facts : [...payment, ...facts]
}

/** Refuses a transition with the reason and the transitions that are allowed. */
export const refuseTransition = (order: Order, reason: string | undefined) =>
  refuse('MoveIsImpossible', { offered: allowedTransitions(order), ...reasonDetails(reason) })

/** Confirms an order after the stock of every line is reserved. */
export const confirmOrder = (order: Order) => (order.can('OrderConfirmed') ? [fact('OrderConfirmed', {})] : [])

/** The time limit for reserving the stock of an order, in seconds. */
export const reservationLifetime = 15 * 60

/** Rejects an order that waits for its stock; the pieces reserved so far are released. */
export const rejectOrder = (order: Order, why: Rejection): OrderFact[] =>
  order.can('OrderRejected') ? [fact('OrderRejected', why)] : []

/** Rejects an order whose stock was not reserved in time. */
export const expireReservation = (order: Order) => rejectOrder(order, { reason: 'ReservationExpired' })

type RequestedStep = OrderTransition | 'Pending' | 'awaitingDispatch'

const stepOfShippingStatus: Record<ShippingStatus, RequestedStep> = {
  awaitingDispatch: 'awaitingDispatch',
  dispatched: 'Shipped',
  inTransit: 'inTransit',
  delayed: 'delayed',
  delivered: 'Delivered',
}

// A status that the order has already is no change, except a final one: an editor who requests it has not seen the current state.
const requestedSteps = (order: Order, { orderStatus, shippingStatus, as }: UpdateOrder): RequestedStep[] => {
  const isFinalStep = (step: RequestedStep) => isTransition(step) && (as === 'Admin' || step === 'Canceled')
  const isChange = (step: RequestedStep, isCurrent: boolean) => !isCurrent || (isOver(order) && isFinalStep(step))
  const shipping = shippingStatus && stepOfShippingStatus[shippingStatus]
  const ofOrder = orderStatus && isChange(orderStatus, orderStatus === orderStatusOf(order)) ? [orderStatus] : []
  const ofShipping = shipping && isChange(shipping, shippingStatus === shippingStatusOf(order)) ? [shipping] : []
  return [...new Set<RequestedStep>([...ofOrder, ...ofShipping])]
}

const isNewSignature = ({ context }: Order, { signedBy }: UpdateOrder) =>
  Boolean(signedBy) && signedBy !== context.signedBy

const signsWithoutDelivery = (order: Order, requested: readonly RequestedStep[], command: UpdateOrder) =>
  isNewSignature(order, command) && !requested.includes('Delivered')

const paymentMethodChange = ({ context }: Order, { paymentMethod }: UpdateOrder) =>
  paymentMethod && paymentMethod !== context.placed?.paymentMethod
    ? [fact('PaymentMethodChanged', { paymentMethod })]
    : []

const refuseCancellation = (order: Order) =>
  refuse('OnlyWhilePending', reasonDetails(blockedReason(order, 'Canceled', 'Customer')))

const reasonDetails = (because: string | undefined) => (because === undefined ? {} : { details: { because } })

// Each step is checked against the order as the steps before it leave it.
const applySteps = (order: Order, requested: readonly RequestedStep[], command: UpdateOrder) => {
  const facts: OrderFact[] = []
  let updated = order
  for (const step of requested) {
    if (!isTransition(step)) return refuseTransition(order, 'An order never goes back a step')
    if (!updated.can(factTypeOf[step])) return refuseTransition(order, blockedReason(updated, step))
    const added = factsOf(step, updated, command)
    facts.push(...added)
    updated = previewRecord(orderMachine, updated, added)
  }
  return endsAsRequested(order, updated, command)
    ? facts
    : refuseTransition(order, 'These two statuses do not go together')
}

// The order must end in both requested statuses; one that repeats the status before the edit is ignored.
const endsAsRequested = (before: Order, after: Order, { orderStatus, shippingStatus }: UpdateOrder) =>
  [undefined, orderStatusOf(before), orderStatusOf(after)].includes(orderStatus) &&
  [undefined, shippingStatusOf(before), shippingStatusOf(after)].includes(shippingStatus)

const isTransition = (step: RequestedStep): step is OrderTransition => step in factTypeOf

const factsOf = (transition: OrderTransition, { context }: Order, command: UpdateOrder): OrderFact[] => {
  if (transition === 'Canceled')
    return [fact('OrderCanceled', { reason: command.reason || defaultCancelReasons[command.as] })]
  if (transition !== 'Delivered' || !context.placed) return [fact(factTypeOf[transition], {}) as OrderFact]

  const { total, paymentMethod } = context.placed
  return [
    fact('OrderDelivered', { signedBy: command.signedBy ?? '' }),
    fact('PaymentCollected', { amount: total, paymentMethod: command.paymentMethod ?? paymentMethod }),
  ]
}
