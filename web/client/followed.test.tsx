// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anOpenShop, type Replies, shopThatAnswers, signedInBefore } from '#web/cast.ts'
import { stockReserved } from './cast.ts'
import { ClientContext } from './client.ts'
import { useFollowed } from './followed.ts'

/** The history of Amina's order, on its way or here. */
const history = (replies: Replies, isHere: boolean) => {
  const heard = shopThatAnswers(replies)
  const client = anOpenShop()
  const wrapper = ({ children }: { children: ReactNode }) => <ClientContext value={client}>{children}</ClientContext>
  const { result, rerender } = renderHook(({ isHere }) => useFollowed('order', 'order7', isHere), {
    wrapper,
    initialProps: { isHere },
  })
  return { heard, shown: () => result.current, arrive: () => rerender({ isHere: true }) }
}

const call = 'GET /audit/followed/order/order7'

beforeEach(() => signedInBefore())
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('what followed is asked for once the history is here, and stands by its cause', async () => {
  const { heard, shown, arrive } = history({ [call]: { body: { results: [stockReserved] } } }, false)
  expect(heard).toEqual([])

  arrive()

  await waitFor(() => expect(shown().followed?.get('fact40')).toHaveLength(1))
  expect(shown().onFollowedRetry).toBeUndefined()
})

it('what could not be had can be asked for again', async () => {
  let isDown = true
  const reply = () => (isDown ? { status: 503 } : { body: { results: [stockReserved] } })
  const { shown } = history({ [call]: reply }, true)
  await waitFor(() => expect(shown().onFollowedRetry).toBeDefined())

  isDown = false
  act(() => shown().onFollowedRetry?.())

  await waitFor(() => expect(shown().followed?.get('fact40')).toHaveLength(1))
})
