import { describe, expect, it } from 'vitest'
import { getSimplePaths } from 'xstate/graph'
import { fact, isRefusal } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { aminasOrder, recordedFact } from '#domain/testing/fixtures.ts'
import { updateOrder } from './orderCommands.ts'
import type { OrderFact, RecordedOrderFact } from './orderEvents.ts'
import { type Order, orderMachine } from './orderMachine.ts'
import { orderStatuses, orderStatusOf, shippingStatuses, shippingStatusOf } from './orderStatus.ts'
import { allowedTransitions, type OrderTransition, orderTransitions } from './orderTransitions.ts'

const facts: OrderFact[] = [
  fact('OrderPlaced', aminasOrder),
  fact('OrderConfirmed', {}),
  fact('OrderRejected', { product: 'Blue kettle', left: 1 }),
  { type: 'PaymentMethodChanged', data: { paymentMethod: 'Card on delivery' } },
  fact('ProcessingStarted', {}),
  fact('OrderDispatched', {}),
  fact('TransitStarted', {}),
  fact('DeliveryDelayed', {}),
  fact('OrderDelivered', { signedBy: 'Amina Daniels' }),
  { type: 'PaymentCollected', data: { amount: 69_800, paymentMethod: 'Cash on Delivery' } },
  fact('OrderCanceled', { reason: 'found it cheaper' }),
]

/** For each state: the two statuses, and the transitions that an admin is offered (section 5 of the contract). */
const expected: Record<string, { statuses: [string, string]; moves: OrderTransition[] }> = {
  unplaced: { statuses: ['Pending', 'awaitingDispatch'], moves: [] },
  reserving: { statuses: ['Pending', 'awaitingDispatch'], moves: [] },
  rejected: { statuses: ['Canceled', 'awaitingDispatch'], moves: [] },
  pending: { statuses: ['Pending', 'awaitingDispatch'], moves: ['Processing', 'Canceled'] },
  processing: { statuses: ['Processing', 'awaitingDispatch'], moves: ['Shipped', 'Canceled'] },
  'shipped.dispatched': { statuses: ['Shipped', 'dispatched'], moves: ['inTransit', 'Delivered'] },
  'shipped.inTransit': { statuses: ['Shipped', 'inTransit'], moves: ['delayed', 'Delivered'] },
  'shipped.delayed': { statuses: ['Shipped', 'delayed'], moves: ['inTransit', 'Delivered'] },
  delivered: { statuses: ['Delivered', 'delivered'], moves: [] },
  canceled: { statuses: ['Canceled', 'awaitingDispatch'], moves: [] },
}

const paths = getSimplePaths(orderMachine, {
  events: facts.map((each) => recordedFact(each)),
  serializeState: ({ value }) => JSON.stringify(value),
}).map(({ steps }) => {
  const history = steps.slice(1).map(({ event }): RecordedOrderFact => event)
  return {
    path: history.map(({ type }) => type).join(', ') || 'nothing',
    order: replay(orderMachine, 'order-7', history),
  }
})

it('the paths reach every state of an order', () => {
  expect([...new Set(paths.map(({ order }) => order.state))].sort()).toEqual(Object.keys(expected).sort())
})

describe.each(paths)('after $path', ({ order }) => {
  const { statuses, moves } = expected[order.state] ?? { statuses: [], moves: [] }

  it('the order has the statuses of the specification', () => {
    expect([orderStatusOf(order), shippingStatusOf(order)]).toEqual(statuses)
  })

  it('exactly the transitions of the contract are offered', () => {
    expect(allowedTransitions(order).sort()).toEqual([...moves].sort())
  })

  it('an admin can make the offered transitions and no others', () => {
    expect(orderTransitions.filter((transition) => reachesStatus(order, 'Admin', transition)).sort()).toEqual(
      [...moves].sort(),
    )
  })

  it('its customer can cancel it while it is pending, and can make no other transition', () => {
    expect(orderTransitions.filter((transition) => reachesStatus(order, 'Customer', transition))).toEqual(
      order.is('pending') ? ['Canceled'] : [],
    )
  })
})

// Whether the command returns facts that lead to the requested status.
const reachesStatus = (order: Order, actor: 'Admin' | 'Customer', transition: OrderTransition) => {
  const orderStatus = orderStatuses.find((status) => status === transition)
  const shippingStatus = shippingStatuses.find((status) => status === transition)
  const decision = updateOrder(order, {
    as: actor,
    orderStatus,
    shippingStatus,
    signedBy: transition === 'Delivered' ? 'Gogo' : undefined,
  })
  if (isRefusal(decision) || decision.length === 0) return false

  const after = replay(
    orderMachine,
    order.stream,
    decision.map((each) => recordedFact(each)),
    order,
  )
  expect([orderStatusOf(after), shippingStatusOf(after)]).toContain(transition)
  return true
}
