// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BulkChange } from '#ui-kit/shop/productAdmin/bulkEdit/bulkEditInput.ts'
import { ClientContext } from '#web/state/client.ts'
import { offlineError } from '#web/state/http/callFailed.ts'
import { openTestClient } from '#web/testing/testShop.ts'
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
    bulk?.onPreview(change)
  })

/** An admin opens the dialog that reprices two products. */
const openBulk = (answer: () => unknown = () => ({ results: [] })) => {
  const send = vi.fn(async (_key: unknown, _request: unknown, _more?: unknown) => answer())
  const client = openTestClient()
  const shop = { ...client.shop, send: send as never }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BrowserRouter>
      <ClientContext value={{ ...client, shop }}>{children}</ClientContext>
    </BrowserRouter>
  )
  const { result, rerender } = renderHook(({ products }) => useBulkEdit(products), {
    wrapper,
    initialProps: { products: selected },
  })
  act(() => result.current.onBulk('price'))
  const asked = () => send.mock.calls.map(([, request]) => (request as Sent).querydata)
  const keys = () => send.mock.calls.map(([, , more]) => more)
  return { result, rerender, asked, keys }
}

beforeEach(() => {
  history.replaceState(null, '', '/Products_Management')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('requests a dry run once typing pauses, with the version of each product that the admin saw', async () => {
  const { result, asked } = openBulk()

  asks(result.current.bulk, { priceBy: 1 })
  await act(() => vi.advanceTimersByTimeAsync(400))
  asks(result.current.bulk, { priceBy: 12 })
  await act(() => vi.advanceTimersByTimeAsync(500))

  expect(asked()).toEqual([{ changes: selected.map((product) => ({ ...product, priceBy: 12 })), dryRun: true }])
  expect(result.current.bulk?.preview).toEqual({ change: { priceBy: 12 }, steps: [] })
})

it('requests no dry run for a change that was removed before typing paused', async () => {
  const { result, asked } = openBulk()

  asks(result.current.bulk, { priceBy: 1 })
  asks(result.current.bulk, undefined)
  await act(() => vi.advanceTimersByTimeAsync(600))

  expect(asked()).toEqual([])
  expect(result.current.bulk?.previewing).toBe(false)
})

it('keeps its count once the change has removed the products from the list', async () => {
  const { result, rerender } = openBulk()

  await act(async () => result.current.bulk?.onApply({ priceBy: 5 }))
  rerender({ products: [] })

  expect(result.current.bulk).toMatchObject({ count: 2, outcome: [] })
})

it('sends a change again with the same key when its answer was lost', async () => {
  const { result, keys } = openBulk(() => {
    throw offlineError()
  })

  await act(async () => result.current.bulk?.onApply({ priceBy: 5 }))
  expect(result.current.bulk?.problem).toBe('Network error')
  await act(async () => result.current.bulk?.onApply({ priceBy: 5 }))

  expect(keys()[0]).toEqual({ idempotencyKey: expect.stringMatching(/./) })
  expect(keys()[1]).toEqual(keys()[0])
})

const untilPopState = (leave: () => void) =>
  act(async () => {
    const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    leave()
    await back
  })

it('is closed by Back, which stays at the products; the next dialog starts empty', async () => {
  const { result } = openBulk()
  await act(async () => result.current.bulk?.onApply({ priceBy: 5 }))
  expect(result.current.bulk?.outcome).toEqual([])

  await untilPopState(() => history.back())
  expect(location.pathname).toBe('/Products_Management')
  expect(result.current.bulk).toBeUndefined()

  act(() => result.current.onBulk('stock'))
  expect(result.current.bulk).toMatchObject({ kind: 'stock', count: 2 })
  expect(result.current.bulk?.outcome).toBeUndefined()
})

it('is closed by its button, which goes back in the history as well', async () => {
  const { result } = openBulk()

  await untilPopState(() => result.current.bulk?.onClose())

  expect(result.current.bulk).toBeUndefined()
})
