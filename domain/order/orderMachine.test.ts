import { describe, expect, it } from 'vitest'
import { getSimplePaths } from 'xstate/graph'
import { aminasOrder, happened } from '#domain/cast.ts'
import { fact, isRefusal } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { updateOrder } from './orderCommands.ts'
import type { OrderFact, OrderHappened } from './orderEvents.ts'
import { type Order, orderMachine } from './orderMachine.ts'
import { allMoves, movesOf, type OrderMove } from './orderMoves.ts'
import { orderStatuses, orderStatusOf, shippingStatuses, shippingStatusOf } from './orderStatus.ts'

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

/** Section 5 of the contract, state by state: the specification's words for it, and the moves an admin is offered. */
const expected: Record<string, { words: [string, string]; moves: OrderMove[] }> = {
  unplaced: { words: ['Pending', 'awaitingDispatch'], moves: [] },
  reserving: { words: ['Pending', 'awaitingDispatch'], moves: [] },
  rejected: { words: ['Canceled', 'awaitingDispatch'], moves: [] },
  pending: { words: ['Pending', 'awaitingDispatch'], moves: ['Processing', 'Canceled'] },
  processing: { words: ['Processing', 'awaitingDispatch'], moves: ['Shipped', 'Canceled'] },
  'shipped.dispatched': { words: ['Shipped', 'dispatched'], moves: ['inTransit', 'Delivered'] },
  'shipped.inTransit': { words: ['Shipped', 'inTransit'], moves: ['delayed', 'Delivered'] },
  'shipped.delayed': { words: ['Shipped', 'delayed'], moves: ['inTransit', 'Delivered'] },
  delivered: { words: ['Delivered', 'delivered'], moves: [] },
  canceled: { words: ['Canceled', 'awaitingDispatch'], moves: [] },
}

const walks = getSimplePaths(orderMachine, {
  events: facts.map((each) => happened(each)),
  serializeState: ({ value }) => JSON.stringify(value),
}).map(({ steps }) => {
  const walked = steps.slice(1).map(({ event }): OrderHappened => event)
  return {
    told: walked.map(({ type }) => type).join(', ') || 'nothing',
    order: replay(orderMachine, 'order-7', walked),
  }
})

it('every state of an order is walked', () => {
  expect([...new Set(walks.map(({ order }) => order.state))].sort()).toEqual(Object.keys(expected).sort())
})

describe.each(walks)('after $told', ({ order }) => {
  const { words, moves } = expected[order.state] ?? { words: [], moves: [] }

  it('the order is told in the words of the specification', () => {
    expect([orderStatusOf(order), shippingStatusOf(order)]).toEqual(words)
  })

  it('exactly the moves of the contract are offered', () => {
    expect(movesOf(order).sort()).toEqual([...moves].sort())
  })

  it('an admin can make the moves that are offered, and no other', () => {
    expect(allMoves.filter((move) => leadsThere(order, 'Admin', move)).sort()).toEqual([...moves].sort())
  })

  it('its customer can cancel it while it is pending, and nothing else', () => {
    expect(allMoves.filter((move) => leadsThere(order, 'Customer', move))).toEqual(
      order.is('pending') ? ['Canceled'] : [],
    )
  })
})

// Whether the command answers with facts after which the order has the status that was asked for.
const leadsThere = (order: Order, as: 'Admin' | 'Customer', move: OrderMove) => {
  const orderStatus = orderStatuses.find((status) => status === move)
  const shippingStatus = shippingStatuses.find((status) => status === move)
  const decision = updateOrder(order, {
    as,
    orderStatus,
    shippingStatus,
    signedBy: move === 'Delivered' ? 'Gogo' : undefined,
  })
  if (isRefusal(decision) || decision.length === 0) return false

  const after = replay(
    orderMachine,
    order.stream,
    decision.map((each) => happened(each)),
    order,
  )
  expect([orderStatusOf(after), shippingStatusOf(after)]).toContain(move)
  return true
}
