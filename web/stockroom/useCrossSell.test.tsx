// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copperPot, type Replies, shopThatAnswers, signedInBefore } from '#web/cast.ts'
import { shopWith } from './shopWith.tsx'
import { useCrossSell } from './useCrossSell.ts'

/** An admin chooses what goes well with a new product. */
const begin = (replies: Replies) => {
  signedInBefore()
  shopThatAnswers(replies)
  return renderHook(() => useCrossSell(undefined), { wrapper: shopWith({}) }).result
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

it('is looking from the first letter on, and finds once typing pauses', async () => {
  const search = begin({ 'GET /products/inventory?limit=8&search=pot': { body: { data: [copperPot] } } })

  type(search, 'pot')
  expect(search.current).toMatchObject({ searching: true, found: [] })

  await act(() => vi.advanceTimersByTimeAsync(600))
  expect(search.current.searching).toBe(false)
  expect(search.current.found.map(({ id }) => id)).toEqual(['copper-pot'])
})

it('says that there was no answer', async () => {
  const search = begin({})

  type(search, 'pot')
  await act(() => vi.advanceTimersByTimeAsync(600))

  expect(search.current).toMatchObject({ failed: true, searching: false })
})
