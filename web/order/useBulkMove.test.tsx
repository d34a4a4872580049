// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BulkMove } from '#ui-kit/shop/order/bulkMove.ts'
import { anOpenShop } from '#web/cast.ts'
import { offline } from '#web/client/callFailed.ts'
import { type Client, ClientContext } from '#web/client/client.ts'
import { useBulkMove } from './useBulkMove.ts'

interface Sent {
  querydata: { ids: string[]; move: string; dryRun: boolean; reason?: string }
}

const ids = Array.from({ length: 45 }, (_, number) => `order${number}`)

/** Themba dispatches 45 orders; the shop answers once it is `ready`, or the line breaks where `breaks` says so. */
const begin = async (breaks: (call: number) => boolean = () => false, ready = (_sent: Sent) => Promise.resolve()) => {
  let calls = 0
  const send = vi.fn(async (_key: unknown, asking: Sent, _more?: unknown) => {
    calls += 1
    if (breaks(calls)) throw offline()
    await ready(asking)
    const { ids, move } = asking.querydata
    return { results: ids.map((id) => ({ id, orderNumber: id, outcome: 'moved', message: move })) }
  })
  const client = anOpenShop()
  const shop = { ...client.shop, send: send as unknown as Client['shop']['send'] }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BrowserRouter>
      <ClientContext value={{ ...client, shop }}>{children}</ClientContext>
    </BrowserRouter>
  )
  const onDone = vi.fn()
  const { result } = renderHook(() => useBulkMove(ids, onDone), { wrapper })
  const asks = (move: BulkMove) => act(async () => void result.current.onBulk(move))
  await asks('Shipped')
  return {
    bulk: () => result.current.bulk,
    asks,
    apply: (reason?: string) => act(async () => result.current.bulk?.onApply(reason)),
    begins: () => act(async () => void result.current.bulk?.onApply()),
    close: () => leaving(() => result.current.bulk?.onClose()),
    goBack: () => leaving(() => history.back()),
    onDone,
    sent: () => send.mock.calls.map(([, { querydata }]) => querydata),
    keys: () => send.mock.calls.map(([, , more]) => Object(more).idempotencyKey),
  }
}

const leaving = (leave: () => void) =>
  act(async () => {
    const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    leave()
    await back
  })

/** What waits until it is let go. */
const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { promise, letGo: () => act(async () => resolve()) }
}

afterEach(cleanup)

beforeEach(() => history.replaceState(null, '', '/Orders_Management'))

it('looks what would happen before anything does', async () => {
  const { bulk, sent } = await begin()

  expect(sent()).toEqual([{ ids, move: 'Shipped', dryRun: true }])
  expect(bulk()?.preview).toHaveLength(45)
  expect(bulk()?.outcome).toBeUndefined()
})

it('moves some at a time, and tells what became of all', async () => {
  const { bulk, apply, close, onDone, sent } = await begin()
  await apply()

  expect(
    sent()
      .slice(1)
      .map((turn) => [turn.ids.length, turn.dryRun]),
  ).toEqual([
    [20, false],
    [20, false],
    [5, false],
  ])
  expect(bulk()?.outcome?.map(({ id }) => id)).toEqual(ids)
  await close()
  expect(onDone).toHaveBeenCalledOnce()
})

it('goes on where the line broke: what was sent is sent again as the same deed, what was done is not', async () => {
  const { bulk, apply, sent, keys } = await begin((call) => call === 3)
  await apply()
  expect(bulk()).toMatchObject({ problem: 'Network error', outcome: undefined })
  await apply()

  expect(
    sent()
      .slice(1)
      .map((turn) => turn.ids[0]),
  ).toEqual(['order0', 'order20', 'order20', 'order40'])
  expect(keys()[3]).toBe(keys()[2])
  expect(new Set(keys().slice(1)).size).toBe(3)
  expect(bulk()?.outcome).toHaveLength(45)
})

it('left alone, leaves the table as it was', async () => {
  const { bulk, close, onDone } = await begin()
  await close()

  expect(onDone).not.toHaveBeenCalled()
  expect(bulk()).toBeUndefined()
})

it('shows no preview of a move that was left while it was looked at', async () => {
  const { promise, letGo } = held()
  const { bulk, asks, goBack } = await begin(undefined, ({ querydata: { move } }) =>
    move === 'Shipped' ? promise : new Promise(() => {}),
  )
  await goBack()
  await asks('Canceled')
  await letGo()

  expect(bulk()).toMatchObject({ move: 'Canceled', preview: undefined })
})

it('left with the browser’s Back, has been read as well', async () => {
  const { bulk, apply, goBack, onDone } = await begin()
  await apply()
  await goBack()

  expect(bulk()).toBeUndefined()
  expect(onDone).toHaveBeenCalledOnce()
})

it('left while it is made, is done once all had their turn', async () => {
  const { promise, letGo } = held()
  const { begins, goBack, onDone, sent } = await begin(undefined, ({ querydata: { ids, dryRun } }) =>
    !dryRun && ids[0] === 'order20' ? promise : Promise.resolve(),
  )
  await begins()
  await goBack()
  expect(onDone).not.toHaveBeenCalled()
  await letGo()

  expect(sent().map(({ ids }) => ids[0])).toEqual(['order0', 'order0', 'order20', 'order40'])
  expect(onDone).toHaveBeenCalledOnce()
})

it('after a reload, Back from another move does not ask the one before again', async () => {
  history.replaceState({ usr: { asked: { name: 'orders', what: 'Processing' } }, key: 'reloaded' }, '', location.href)
  const { bulk, goBack } = await begin()
  expect(bulk()?.move).toBe('Shipped')
  await goBack()

  expect(bulk()).toBeUndefined()
})
