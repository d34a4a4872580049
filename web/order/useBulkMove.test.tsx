// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anOpenShop } from '#web/cast.ts'
import { offline } from '#web/client/callFailed.ts'
import { type Client, ClientContext } from '#web/client/client.ts'
import { useBulkMove } from './useBulkMove.ts'

interface Sent {
  querydata: { ids: string[]; dryRun: boolean; reason?: string }
}

const ids = Array.from({ length: 45 }, (_, number) => `order${number}`)

/** Themba dispatches 45 orders; the shop answers, or the line breaks where `breaks` says so. */
const begin = async (breaks: (call: number) => boolean = () => false) => {
  let calls = 0
  const send = vi.fn(async (_key: unknown, asking: Sent, _more?: unknown) => {
    calls += 1
    if (breaks(calls)) throw offline()
    return { results: asking.querydata.ids.map((id) => ({ id, orderNumber: id, outcome: 'moved' })) }
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
  await act(async () => result.current.onBulk('Shipped'))
  return {
    bulk: () => result.current.bulk,
    apply: (reason?: string) => act(async () => result.current.bulk?.onApply(reason)),
    close: () =>
      act(async () => {
        const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
        result.current.bulk?.onClose()
        await back
      }),
    onDone,
    sent: () => send.mock.calls.map(([, { querydata }]) => querydata),
    keys: () => send.mock.calls.map(([, , more]) => Object(more).idempotencyKey),
  }
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
