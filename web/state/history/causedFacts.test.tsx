// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ClientContext } from '#web/state/client.ts'
import { stockReserved } from '#web/state/history/testing/auditFixtures.ts'
import { openTestClient, type Replies, storeSession, stubShop } from '#web/testing/testShop.ts'
import { useCausedFacts } from './causedFacts.ts'

/** The caused facts of Amina's order, whose history is loaded or still loading. */
const openHistory = (replies: Replies, isLoaded: boolean) => {
  const requests = stubShop(replies)
  const client = openTestClient()
  const wrapper = ({ children }: { children: ReactNode }) => <ClientContext value={client}>{children}</ClientContext>
  const { result, rerender } = renderHook(({ isHere: isLoaded }) => useCausedFacts('order', 'order7', isLoaded), {
    wrapper,
    initialProps: { isHere: isLoaded },
  })
  return { requests, shown: () => result.current, load: () => rerender({ isHere: true }) }
}

const call = 'GET /audit/followed/order/order7'

beforeEach(() => storeSession())
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('caused facts are fetched once the history is loaded, and are grouped by their cause', async () => {
  const { requests, shown, load } = openHistory({ [call]: { body: { results: [stockReserved] } } }, false)
  expect(requests).toEqual([])

  load()

  await waitFor(() => expect(shown().followed?.get('fact40')).toHaveLength(1))
  expect(shown().onFollowedRetry).toBeUndefined()
})

it('caused facts that failed to load can be fetched again', async () => {
  let isDown = true
  const reply = () => (isDown ? { status: 503 } : { body: { results: [stockReserved] } })
  const { shown } = openHistory({ [call]: reply }, true)
  await waitFor(() => expect(shown().onFollowedRetry).toBeDefined())

  isDown = false
  act(() => shown().onFollowedRetry?.())

  await waitFor(() => expect(shown().followed?.get('fact40')).toHaveLength(1))
})
