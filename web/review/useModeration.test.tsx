// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ModeratedReview } from '#ui-kit/shop/stockroom/moderatedReview.ts'
import { anOpenShop } from '#web/cast.ts'
import { CallFailed } from '#web/client/callFailed.ts'
import { ClientContext } from '#web/client/client.ts'
import { useModeration } from './useModeration.ts'

const reviewBy = (name: string): ModeratedReview => ({
  id: name,
  name,
  rating: 2,
  text: 'It leaks at the lid after a week',
  writtenAt: '2026-11-17T08:05:00.000Z',
  product: 'Blue kettle',
  productHref: '/blue-kettle',
  hidden: false,
  reason: '',
})

/** Themba is asked why Pieter's review is hidden; the shop says no. */
const begin = () => {
  const client = anOpenShop()
  const send = async () => {
    throw new CallFailed('Its author has just changed it', { status: 409 })
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BrowserRouter>
      <ClientContext value={{ ...client, shop: { ...client.shop, send } }}>{children}</ClientContext>
    </BrowserRouter>
  )
  const { result } = renderHook(() => useModeration([reviewBy('Pieter'), reviewBy('Lerato')]), { wrapper })
  act(() => result.current.onHide('Pieter'))
  return result
}

const goBack = () =>
  act(async () => {
    const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await back
  })

beforeEach(() => history.replaceState(null, '', '/Reviews_Management'))
afterEach(cleanup)

it('is closed by Back, which stays at the reviews', async () => {
  const result = begin()
  expect(result.current.hiding).toMatchObject({ review: { name: 'Pieter' } })

  await goBack()

  expect(location.pathname).toBe('/Reviews_Management')
  expect(result.current.hiding).toBeUndefined()
})

it('forgets why one review could not be hidden when another one is asked about', async () => {
  const result = begin()
  await act(async () => result.current.hiding?.onHide('Names a neighbour'))
  expect(result.current.hiding?.problem).toBe('Its author has just changed it')

  act(() => result.current.onHide('Lerato'))
  expect(result.current.hiding).toMatchObject({ review: { name: 'Lerato' }, problem: undefined })
})
