// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shopWrapper } from '#web/testing/shopWrapper.tsx'
import { copperPot, type Replies, storeSession, stubShop } from '#web/testing/testShop.ts'
import { useCrossSell } from './useCrossSell.ts'

/** An admin chooses cross-sell products for a new product. */
const openCrossSell = (replies: Replies) => {
  storeSession()
  stubShop(replies)
  return renderHook(() => useCrossSell(undefined), { wrapper: shopWrapper({}) }).result
}

const type = (search: { current: ReturnType<typeof useCrossSell> }, text: string) =>
  act(() => search.current.onSearch(text))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('is searching from the first letter on, and finds products once typing pauses', async () => {
  const search = openCrossSell({ 'GET /products/inventory?limit=8&search=pot': { body: { data: [copperPot] } } })

  type(search, 'pot')
  expect(search.current).toMatchObject({ searching: true, found: [] })

  await act(() => vi.advanceTimersByTimeAsync(600))
  await vi.waitFor(() => expect(search.current.searching).toBe(false))
  expect(search.current.found.map(({ id }) => id)).toEqual(['copper-pot'])
})

it('shows that the search has failed', async () => {
  const search = openCrossSell({})

  type(search, 'pot')
  await act(() => vi.advanceTimersByTimeAsync(600))

  await vi.waitFor(() => expect(search.current).toMatchObject({ failed: true, searching: false }))
})
