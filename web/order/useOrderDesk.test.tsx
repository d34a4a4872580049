// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anOpenShop } from '#web/cast.ts'
import { CallFailed } from '#web/client/callFailed.ts'
import { type Client, ClientContext } from '#web/client/client.ts'
import { aminasOrder, shippedOrder, told } from './cast.ts'
import { useOrderDesk } from './useOrderDesk.ts'
import type { History } from './useOrderHistory.ts'

const themba = { role: 'admin' as const, id: 'themba', name: 'Themba Daniels' }

const pending: History = { order: aminasOrder, facts: [told(0, 'OrderPlaced', 'reserving')], intact: true }
const dispatched: History = {
  order: shippedOrder,
  facts: [...pending.facts, told(4, 'OrderDispatched', 'shipped.dispatched', { actor: themba })],
  intact: true,
}
const delayed: History = {
  order: { ...shippedOrder, shippingStatus: 'delayed', version: 5 },
  facts: [...dispatched.facts, told(5, 'DeliveryDelayed', 'shipped.delayed', { actor: themba })],
  intact: true,
}
const canceled: History = {
  order: { ...shippedOrder, version: 5, withheld: { Delivered: 'A canceled order cannot be taken up again' } },
  facts: [...dispatched.facts, told(5, 'OrderCanceled', 'canceled', { actor: themba })],
  intact: true,
}

/** Amina’s order on an admin’s desk, in a shop that answers an edit so. */
const deskOf = (now: History, answer: () => unknown = () => ({ message: 'Order updated' })) => {
  const client = anOpenShop()
  const send = vi.fn(async (_key: unknown, _asking: { querydata: object }) => answer())
  const shop = { ...client.shop, send: send as unknown as Client['shop']['send'] }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BrowserRouter>
      <ClientContext value={{ ...client, shop }}>{children}</ClientContext>
    </BrowserRouter>
  )
  const { result, rerender } = renderHook(({ history }) => useOrderDesk(history), {
    wrapper,
    initialProps: { history: now },
  })
  return {
    desk: () => result.current.desk,
    status: () => result.current.order?.shippingStatus,
    arrives: (history: History) => rerender({ history }),
    asks: (move: string) => act(async () => result.current.desk?.onAsk(move)),
    moves: (move: string, words?: string) => act(async () => result.current.desk?.onMove(move, words)),
    sent: () => send.mock.calls.map(([, { querydata }]) => querydata),
    showsNow: () => act(async () => result.current.desk?.conflict?.onShowNow()),
  }
}

afterEach(cleanup)

beforeEach(() => history.replaceState(null, '', '/Orders_Management/order7'))

it('follows what others do while nothing is asked', () => {
  const { desk, status, arrives } = deskOf(dispatched)
  arrives(delayed)

  expect([status(), desk()?.conflict]).toEqual(['delayed', undefined])
})

it('stays as it was seen while somebody types, tells who did what, and shows it on demand with the question still open', async () => {
  const { desk, status, arrives, asks, showsNow } = deskOf(dispatched)
  await asks('Delivered')
  arrives(delayed)

  expect(status()).toBe('inTransit')
  expect(desk()?.conflict).toMatchObject({ refused: false, lost: undefined })
  expect(desk()?.conflict?.words).toMatch(/^Themba Daniels reported a delay of this order/)
  await showsNow()
  expect([status(), desk()?.askingId, desk()?.conflict]).toEqual(['delayed', 'Delivered', undefined])
})

it('says which question is lost before it is', async () => {
  const { desk, arrives, asks } = deskOf(dispatched)
  await asks('Delivered')
  arrives(canceled)

  expect(desk()?.conflict?.lost).toBe('“Deliver” is no longer possible: A canceled order cannot be taken up again.')
})

it('a move that came too late is told, and nothing changes until one wants to see it', async () => {
  const overtaken = new CallFailed('Somebody changed this order meanwhile', { status: 409, refusal: 'OrderHasChanged' })
  const { desk, status, arrives, moves, showsNow } = deskOf(pending, () => {
    throw overtaken
  })
  await moves('Canceled', 'Ordered twice')
  expect(desk()).toMatchObject({ conflict: { refused: true, words: undefined }, problem: undefined })
  arrives(dispatched)

  expect(status()).toBe('awaitingDispatch')
  expect(desk()?.conflict?.words).toMatch(/^Themba Daniels dispatched this order/)
  await showsNow()
  expect([status(), desk()?.conflict]).toEqual(['inTransit', undefined])
})

it('any other refusal is told as it is', async () => {
  const impossible = new CallFailed('It was dispatched already', { status: 409, refusal: 'MoveIsImpossible' })
  const { desk, moves } = deskOf(pending, () => {
    throw impossible
  })
  await moves('Shipped')

  expect(desk()).toMatchObject({ problem: 'It was dispatched already', conflict: undefined, busyId: undefined })
})

it('after a reload with the question open, holds what it finds first', async () => {
  history.replaceState({ usr: { asked: { name: 'move', what: 'Delivered' } }, key: 'reloaded' }, '', location.href)
  const { desk, status, arrives, moves, sent } = deskOf(dispatched)
  arrives(delayed)

  expect([status(), desk()?.askingId]).toEqual(['inTransit', 'Delivered'])
  expect(desk()?.conflict?.words).toMatch(/^Themba Daniels reported a delay of this order/)
  await moves('Delivered', 'Amina Daniels')
  expect(sent()).toMatchObject([{ version: dispatched.order.version }])
})
