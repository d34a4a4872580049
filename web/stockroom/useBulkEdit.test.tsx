// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BulkChange } from '#ui-kit/shop/stockroom/bulkTyped.ts'
import { offline } from '#web/client/callFailed.ts'
import { shopWith } from './shopWith.tsx'
import { useBulkEdit } from './useBulkEdit.ts'

const selected = [
  { id: 'blue-kettle', version: 2 },
  { id: 'copper-pot', version: 0 },
]

interface Sent {
  querydata: { changes: readonly object[]; dryRun: boolean }
}

const asks = (bulk: ReturnType<typeof useBulkEdit>['bulk'], change: BulkChange | undefined) =>
  act(() => {
    bulk?.onAsk(change)
  })

/** Somebody has chosen to reprice two products. */
const begin = (answer: () => unknown = () => ({ results: [] })) => {
  const send = vi.fn(async (_key: unknown, _asking: unknown, _more?: unknown) => answer())
  const { result, rerender } = renderHook(({ products }) => useBulkEdit(products), {
    wrapper: shopWith({ send: send as never }),
    initialProps: { products: selected },
  })
  act(() => result.current.onBulk('price'))
  const asked = () => send.mock.calls.map(([, asking]) => (asking as Sent).querydata)
  const keys = () => send.mock.calls.map(([, , more]) => more)
  return { result, rerender, asked, keys }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('asks what would change once typing pauses, of every product at the version that was seen', async () => {
  const { result, asked } = begin()

  asks(result.current.bulk, { priceBy: 1 })
  await act(() => vi.advanceTimersByTimeAsync(400))
  asks(result.current.bulk, { priceBy: 12 })
  await act(() => vi.advanceTimersByTimeAsync(500))

  expect(asked()).toEqual([{ changes: selected.map((product) => ({ ...product, priceBy: 12 })), dryRun: true }])
  expect(result.current.bulk?.preview).toEqual({ change: { priceBy: 12 }, steps: [] })
})

it('asks nothing about what was taken back while typing paused', async () => {
  const { result, asked } = begin()

  asks(result.current.bulk, { priceBy: 1 })
  asks(result.current.bulk, undefined)
  await act(() => vi.advanceTimersByTimeAsync(600))

  expect(asked()).toEqual([])
  expect(result.current.bulk?.asking).toBe(false)
})

it('still knows how many it was about once the change has taken them out of the list', async () => {
  const { result, rerender } = begin()

  await act(async () => result.current.bulk?.onApply({ priceBy: 5 }))
  rerender({ products: [] })

  expect(result.current.bulk).toMatchObject({ count: 2, outcome: [] })
})

it('makes a change once, although its answer was lost', async () => {
  const { result, keys } = begin(() => {
    throw offline()
  })

  await act(async () => result.current.bulk?.onApply({ priceBy: 5 }))
  expect(result.current.bulk?.problem).toBe('Network error')
  await act(async () => result.current.bulk?.onApply({ priceBy: 5 }))

  expect(keys()[0]).toEqual({ idempotencyKey: expect.stringMatching(/./) })
  expect(keys()[1]).toEqual(keys()[0])
})
