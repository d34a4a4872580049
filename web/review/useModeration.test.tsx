// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
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

it('forgets why one review could not be hidden when another one is asked about', async () => {
  const client = anOpenShop()
  const send = async () => {
    throw new CallFailed('Its author has just changed it', { status: 409 })
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ClientContext value={{ ...client, shop: { ...client.shop, send } }}>{children}</ClientContext>
  )
  const { result } = renderHook(() => useModeration([reviewBy('Pieter'), reviewBy('Lerato')]), { wrapper })

  act(() => result.current.onHide('Pieter'))
  await act(async () => result.current.hiding?.onHide('Names a neighbour'))
  expect(result.current.hiding?.problem).toBe('Its author has just changed it')

  act(() => result.current.onHide('Lerato'))
  expect(result.current.hiding).toMatchObject({ review: { name: 'Lerato' }, problem: undefined })
})
