// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aminasOrder, orderFact, shippedOrder } from '#web/order/testing/orderFixtures.ts'
import { CallFailed } from '#web/state/http/callFailed.ts'
import { openTransitions } from '#web/testing/openTransitions.ts'
import { useAdminOrder } from './useAdminOrder.ts'
import type { OrderTimeline } from './useOrderHistory.ts'

const themba = { role: 'admin' as const, id: 'themba', name: 'Themba Daniels' }

const pending: OrderTimeline = {
  order: aminasOrder,
  facts: [orderFact(0, 'OrderPlaced', 'reserving')],
  total: 1,
  intact: true,
}
const dispatched: OrderTimeline = {
  order: shippedOrder,
  facts: [...pending.facts, orderFact(4, 'OrderDispatched', 'shipped.dispatched', { actor: themba })],
  total: 2,
  intact: true,
}
const delayed: OrderTimeline = {
  order: { ...shippedOrder, shippingStatus: 'delayed', version: 5 },
  facts: [...dispatched.facts, orderFact(5, 'DeliveryDelayed', 'shipped.delayed', { actor: themba })],
  total: 3,
  intact: true,
}
const canceled: OrderTimeline = {
  order: { ...shippedOrder, version: 5, withheld: { Delivered: 'A cancelled order cannot be reopened' } },
  facts: [...dispatched.facts, orderFact(5, 'OrderCanceled', 'canceled', { actor: themba })],
  total: 3,
  intact: true,
}

/** An admin opens Amina's order. */
const openOrder = (now: OrderTimeline, answer?: () => unknown) => {
  const { opened, ...transitions } = openTransitions(useAdminOrder, now, answer)
  return { ...transitions, status: () => opened().order?.shippingStatus }
}

afterEach(cleanup)

beforeEach(() => history.replaceState(null, '', '/Orders_Management/order7'))

it('shows the changes of others while no dialog is open', () => {
  const { panel, status, receive } = openOrder(dispatched)
  receive(delayed)

  expect([status(), panel()?.conflict]).toEqual(['delayed', undefined])
})

it('keeps its snapshot while a dialog is open, says who changed what, and shows it on demand without closing the dialog', async () => {
  const { panel, status, receive, ask, showLatest } = openOrder(dispatched)
  await ask('Delivered')
  receive(delayed)

  expect(status()).toBe('inTransit')
  expect(panel()?.conflict).toMatchObject({ refused: false, lost: undefined })
  expect(panel()?.conflict?.message).toMatch(/^Themba Daniels reported a delay of this order/)
  await showLatest()
  expect([status(), panel()?.openedId, panel()?.conflict]).toEqual(['delayed', 'Delivered', undefined])
})

it('says that the transition of the open dialog is no longer possible, and why', async () => {
  const { panel, receive, ask } = openOrder(dispatched)
  await ask('Delivered')
  receive(canceled)

  expect(panel()?.conflict?.lost).toBe('“Deliver” is no longer possible: A cancelled order cannot be reopened.')
})

it('a transition that came too late shows a conflict, and the order changes only on demand', async () => {
  const overtaken = new CallFailed('Someone else has changed this order', { status: 409, refusal: 'OrderHasChanged' })
  const { panel, status, receive, move, showLatest } = openOrder(pending, () => {
    throw overtaken
  })
  await move('Canceled', 'Ordered twice')
  expect(panel()).toMatchObject({ conflict: { refused: true, message: undefined }, problem: undefined })
  receive(dispatched)

  expect(status()).toBe('awaitingDispatch')
  expect(panel()?.conflict?.message).toMatch(/^Themba Daniels dispatched this order/)
  await showLatest()
  expect([status(), panel()?.conflict]).toEqual(['inTransit', undefined])
})

it('any other refusal shows its message', async () => {
  const impossible = new CallFailed('It has already been dispatched', { status: 409, refusal: 'MoveIsImpossible' })
  const { panel, move } = openOrder(pending, () => {
    throw impossible
  })
  await move('Shipped')

  expect(panel()).toMatchObject({ problem: 'It has already been dispatched', conflict: undefined, busyId: undefined })
})

it('after a reload with an open dialog, keeps the first order that it loads', async () => {
  history.replaceState({ usr: { asked: { name: 'move', what: 'Delivered' } }, key: 'reloaded' }, '', location.href)
  const { panel, status, receive, move, sent } = openOrder(dispatched)
  receive(delayed)

  expect([status(), panel()?.openedId]).toEqual(['inTransit', 'Delivered'])
  expect(panel()?.conflict?.message).toMatch(/^Themba Daniels reported a delay of this order/)
  await move('Delivered', 'Amina Daniels')
  expect(sent()).toMatchObject([{ version: dispatched.order.version }])
})
