// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { maxCartLines } from '#domain/cart/cartLimits.ts'
import { aminasOrder } from '#web/order/testing/orderFixtures.ts'
import { toastsAtom } from '#web/state/browser/toasts.ts'
import { cartProduct } from '#web/state/cart/cartLines.ts'
import { cartAtom } from '#web/state/cart/cartState.ts'
import { ClientContext } from '#web/state/client.ts'
import { sessionAtom } from '#web/state/session/session.ts'
import { blueKettle, copperPot, enamelMug, openTestClient, storeSession, stubShop } from '#web/testing/testShop.ts'
import { useReorder } from './useReorder.ts'

/** Amina reorders two blue kettles and a copper pot, with `others` other products in her cart. */
const reorderWith = async (others: number, kettles = blueKettle.quantity) => {
  const other = (_: unknown, index: number) => ({ product: { ...cartProduct(enamelMug), id: `mug${index}` }, count: 1 })
  localStorage.setItem('cart', JSON.stringify(Array.from({ length: others }, other)))
  stubShop({
    'GET /order/find/order7': { body: { result: aminasOrder } },
    'GET /products/getProductDetails/blue-kettle': { body: { data: { ...blueKettle, quantity: kettles } } },
    'GET /products/getProductDetails/copper-pot': { body: { data: copperPot } },
  })
  storeSession()
  const client = openTestClient()
  stop = client.cart.start()
  client.store.set(sessionAtom, { status: 'guest' })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BrowserRouter>
      <ClientContext value={client}>{children}</ClientContext>
    </BrowserRouter>
  )
  const { result } = renderHook(() => useReorder(), { wrapper })
  await act(() => result.current.reorder('order7'))
  return {
    toasts: client.store.get(toastsAtom).map(({ message }) => message),
    added: client.store.get(cartAtom).lines.length - others,
  }
}

let stop = () => {}

beforeEach(() => history.replaceState(null, '', '/Orders'))

afterEach(() => {
  cleanup()
  stop()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const isFull = 'A cart holds at most 100 different products'

it('everything is added to a cart that has room, and the cart opens', async () => {
  expect(await reorderWith(0)).toEqual({ toasts: ['Everything from order EK-7F3K-92QD is in your cart'], added: 2 })
  expect(location.pathname).toBe('/Cart')
})

it('a product that is short is named, and the rest is added', async () => {
  const { toasts } = await reorderWith(0, 1)
  expect(toasts).toEqual(['Only 1 of Blue kettle left.', 'The rest of order EK-7F3K-92QD is in your cart'])
})

it('nothing is added to a full cart, with one message only', async () => {
  expect(await reorderWith(maxCartLines)).toEqual({ toasts: [isFull], added: 0 })
  expect(location.pathname).toBe('/Orders')
})

it('a part is added to a cart that is almost full', async () => {
  const { toasts, added } = await reorderWith(maxCartLines - 1)
  expect(toasts).toEqual([isFull, 'Part of order EK-7F3K-92QD is in your cart'])
  expect(added).toBe(1)
})
