// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ModeratedReview } from '#ui-kit/shop/review/moderatedReview.ts'
import { ClientContext } from '#web/state/client.ts'
import { CallFailed } from '#web/state/http/callFailed.ts'
import { openTestClient } from '#web/testing/testShop.ts'
import { useModeration } from './useModeration.ts'

const reviewBy = (name: string): ModeratedReview => ({
  id: name,
  name,
  rating: 2,
  text: 'It leaks at the lid after a week',
  writtenAt: '2026-11-17T08:05:00.000Z',
  subject: { kind: 'product', name: 'Blue kettle', href: '/blue-kettle' },
  hidden: false,
  reason: '',
})

/** Themba opens the dialog that hides Pieter's review; the shop refuses. */
const openHideDialog = () => {
  const client = openTestClient()
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

it('the dialog is closed by Back, which stays at the reviews', async () => {
  const result = openHideDialog()
  expect(result.current.hiding).toMatchObject({ review: { name: 'Pieter' } })

  await goBack()

  expect(location.pathname).toBe('/Reviews_Management')
  expect(result.current.hiding).toBeUndefined()
})

it('the error of one review is gone in the dialog of another one', async () => {
  const result = openHideDialog()
  await act(async () => result.current.hiding?.onHide('Names a neighbour'))
  expect(result.current.hiding?.problem).toBe('Its author has just changed it')

  act(() => result.current.onHide('Lerato'))
  expect(result.current.hiding).toMatchObject({ review: { name: 'Lerato' }, problem: undefined })
})
