// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BulkTransition } from '#ui-kit/shop/order/admin/bulkTransition.ts'
import { offlineError } from '#web/state/http/callFailed.ts'
import { shopWrapper } from '#web/testing/shopWrapper.tsx'
import { useBulkTransition } from './useBulkTransition.ts'

interface Sent {
  querydata: { ids: string[]; move: string; dryRun: boolean; reason?: string }
}

const ids = Array.from({ length: 45 }, (_, number) => `order${number}`)

/** Themba dispatches 45 orders. The shop answers once `ready` resolves; `fails` says which calls get a network error. */
const openBulk = async (fails: (call: number) => boolean = () => false, ready = (_sent: Sent) => Promise.resolve()) => {
  let calls = 0
  const send = vi.fn(async (_key: unknown, request: Sent, _more?: unknown) => {
    calls += 1
    if (fails(calls)) throw offlineError()
    await ready(request)
    const { ids, move } = request.querydata
    return { results: ids.map((id) => ({ id, orderNumber: id, outcome: 'moved', message: move })) }
  })
  const onDone = vi.fn()
  const { result } = renderHook(() => useBulkTransition(ids, onDone), {
    wrapper: shopWrapper({ send: send as never }, BrowserRouter),
  })
  const asks = (move: BulkTransition) => act(async () => void result.current.onBulk(move))
  await asks('Shipped')
  return {
    bulk: () => result.current.bulk,
    asks,
    apply: (reason?: string) => act(async () => result.current.bulk?.onApply(reason)),
    startApplying: () => act(async () => void result.current.bulk?.onApply()),
    close: () => untilPopState(() => result.current.bulk?.onClose()),
    goBack: () => untilPopState(() => history.back()),
    onDone,
    sent: () => send.mock.calls.map(([, { querydata }]) => querydata),
    keys: () => send.mock.calls.map(([, , more]) => Object(more).idempotencyKey),
  }
}

const untilPopState = (leave: () => void) =>
  act(async () => {
    const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    leave()
    await back
  })

/** A promise that stays pending until `release`. */
const pausedReply = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { promise, release: () => act(async () => resolve()) }
}

afterEach(cleanup)

beforeEach(() => history.replaceState(null, '', '/Orders_Management'))

it('makes a dry run before the transition', async () => {
  const { bulk, sent } = await openBulk()

  expect(sent()).toEqual([{ ids, move: 'Shipped', dryRun: true }])
  expect(bulk()?.preview).toHaveLength(45)
  expect(bulk()?.outcome).toBeUndefined()
})

it('sends the orders in batches, and shows the results of all', async () => {
  const { bulk, apply, close, onDone, sent } = await openBulk()
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

it('resumes after a network error: the failed batch is sent again with the same key, finished ones are not', async () => {
  const { bulk, apply, sent, keys } = await openBulk((call) => call === 3)
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

it('closed without a transition, changes nothing', async () => {
  const { bulk, close, onDone } = await openBulk()
  await close()

  expect(onDone).not.toHaveBeenCalled()
  expect(bulk()).toBeUndefined()
})

it('ignores the preview of a dialog that was closed in the meantime', async () => {
  const { promise, release } = pausedReply()
  const { bulk, asks, goBack } = await openBulk(undefined, ({ querydata: { move } }) =>
    move === 'Shipped' ? promise : new Promise(() => {}),
  )
  await goBack()
  await asks('Canceled')
  await release()

  expect(bulk()).toMatchObject({ transition: 'Canceled', preview: undefined })
})

it('closed with Back after the transition, calls onDone as well', async () => {
  const { bulk, apply, goBack, onDone } = await openBulk()
  await apply()
  await goBack()

  expect(bulk()).toBeUndefined()
  expect(onDone).toHaveBeenCalledOnce()
})

it('closed during the transition, calls onDone after the last batch', async () => {
  const { promise, release } = pausedReply()
  const { startApplying, goBack, onDone, sent } = await openBulk(undefined, ({ querydata: { ids, dryRun } }) =>
    !dryRun && ids[0] === 'order20' ? promise : Promise.resolve(),
  )
  await startApplying()
  await goBack()
  expect(onDone).not.toHaveBeenCalled()
  await release()

  expect(sent().map(({ ids }) => ids[0])).toEqual(['order0', 'order0', 'order20', 'order40'])
  expect(onDone).toHaveBeenCalledOnce()
})

it('after a reload, Back from another dialog does not open the one before again', async () => {
  history.replaceState({ usr: { asked: { name: 'orders', what: 'Processing' } }, key: 'reloaded' }, '', location.href)
  const { bulk, goBack } = await openBulk()
  expect(bulk()?.transition).toBe('Shipped')
  await goBack()

  expect(bulk()).toBeUndefined()
})
