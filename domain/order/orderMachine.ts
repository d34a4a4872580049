import { setup } from 'xstate'
import type { Replayed } from '#domain/kernel/replay.ts'
import type { PlacedOrder, RecordedOrderFact, Rejection } from './orderEvents.ts'

/** The steps of an order that the customer sees, each with the time when it was reached. */
export type OrderStep = 'placed' | 'processing' | 'dispatched' | 'inTransit' | 'delayed' | 'delivered' | 'canceled'

interface OrderContext {
  /** `undefined` before the order was placed. */
  placed: PlacedOrder | undefined
  /** When each step was reached last, ISO 8601. */
  reached: Readonly<Partial<Record<OrderStep, string>>>
  signedBy: string
  /** Cents collected from the customer. */
  collected: number
  /** Why it was cancelled. */
  reason: string
  /** Why it was rejected. */
  rejected: Rejection | undefined
}

const orderSetup = setup({
  types: { context: {} as OrderContext, events: {} as RecordedOrderFact },
})

const place = orderSetup.assign(({ context, event }) =>
  event.type === 'OrderPlaced' ? { placed: event.data, reached: { ...context.reached, placed: event.at } } : {},
)

const reject = orderSetup.assign(({ context, event }) => {
  if (event.type !== 'OrderRejected') return {}
  return { rejected: event.data, reached: { ...context.reached, canceled: event.at } }
})

const changePaymentMethod = orderSetup.assign(({ context, event }) => {
  if (event.type !== 'PaymentMethodChanged' || !context.placed) return {}
  return { placed: { ...context.placed, paymentMethod: event.data.paymentMethod } }
})

const reach = (step: OrderStep) =>
  orderSetup.assign(({ context, event }) => ({ reached: { ...context.reached, [step]: event.at } }))

const sign = orderSetup.assign(({ event }) =>
  event.type === 'OrderDelivered' ? { signedBy: event.data.signedBy } : {},
)

const collect = orderSetup.assign(({ context, event }) =>
  event.type === 'PaymentCollected' ? { collected: context.collected + event.data.amount } : {},
)

const giveReason = orderSetup.assign(({ event }) =>
  event.type === 'OrderCanceled' ? { reason: event.data.reason } : {},
)

const deliver = { target: '#order.delivered', actions: [reach('delivered'), sign] }
const cancel = { target: '#order.canceled', actions: [reach('canceled'), giveReason] }

/** The record machine of orders. It can replay every stored order; rules that may change are in the commands. */
export const orderMachine = orderSetup.createMachine({
  id: 'order',
  context: { placed: undefined, reached: {}, signedBy: '', collected: 0, reason: '', rejected: undefined },
  initial: 'unplaced',
  states: {
    unplaced: { on: { OrderPlaced: { target: 'reserving', actions: place } } },
    reserving: { on: { OrderConfirmed: 'pending', OrderRejected: { target: 'rejected', actions: reject } } },
    pending: {
      on: {
        PaymentMethodChanged: { actions: changePaymentMethod },
        ProcessingStarted: { target: 'processing', actions: reach('processing') },
        OrderCanceled: cancel,
      },
    },
    processing: {
      on: {
        OrderDispatched: { target: 'shipped', actions: reach('dispatched') },
        OrderCanceled: cancel,
      },
    },
    shipped: {
      initial: 'dispatched',
      on: { OrderDelivered: deliver },
      states: {
        dispatched: { on: { TransitStarted: { target: 'inTransit', actions: reach('inTransit') } } },
        inTransit: { on: { DeliveryDelayed: { target: 'delayed', actions: reach('delayed') } } },
        delayed: { on: { TransitStarted: { target: 'inTransit', actions: reach('inTransit') } } },
      },
    },
    delivered: { on: { PaymentCollected: { actions: collect } } },
    canceled: {},
    rejected: {},
  },
})

export type Order = Replayed<typeof orderMachine>

export const orderStream = (orderId: string) => `order-${orderId}`
