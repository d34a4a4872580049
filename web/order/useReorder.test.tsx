// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mostLines } from '#domain/cart/cartLimits.ts'
import { anOpenShop, blueKettle, copperPot, enamelMug, shopThatAnswers, signedInBefore } from '#web/cast.ts'
import { cartAtom } from '#web/client/cart.ts'
import { cartProduct } from '#web/client/cartProduct.ts'
import { ClientContext } from '#web/client/client.ts'
import { sessionAtom } from '#web/client/session.ts'
import { toastsAtom } from '#web/client/toasts.ts'
import { aminasOrder } from './cast.ts'
import { useReorder } from './useReorder.ts'

/** Amina orders two blue kettles and a copper pot once more, with so many other products in her cart. */
const reorderWith = async (others: number, kettles = blueKettle.quantity) => {
  const other = (_: unknown, index: number) => ({ product: { ...cartProduct(enamelMug), id: `mug${index}` }, count: 1 })
  localStorage.setItem('cart', JSON.stringify(Array.from({ length: others }, other)))
  shopThatAnswers({
    'GET /order/find/order7': { body: { result: aminasOrder } },
    'GET /products/getProductDetails/blue-kettle': { body: { data: { ...blueKettle, quantity: kettles } } },
    'GET /products/getProductDetails/copper-pot': { body: { data: copperPot } },
  })
  signedInBefore()
  const client = anOpenShop()
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
    told: client.store.get(toastsAtom).map(({ message }) => message),
    came: client.store.get(cartAtom).lines.length - others,
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

it('everything comes into a cart that has room, and is shown there', async () => {
  expect(await reorderWith(0)).toEqual({ told: ['Everything from order EK-7F3K-92QD is in your cart'], came: 2 })
  expect(location.pathname).toBe('/Cart')
})

it('what the shop is short of is said, and the rest comes', async () => {
  const { told } = await reorderWith(0, 1)
  expect(told).toEqual(['Only 1 of Blue kettle left.', 'The rest of order EK-7F3K-92QD is in your cart'])
})

it('nothing comes into a full cart, and nothing else is said', async () => {
  expect(await reorderWith(mostLines)).toEqual({ told: [isFull], came: 0 })
  expect(location.pathname).toBe('/Orders')
})

it('a cart that was almost full has taken a part', async () => {
  const { told, came } = await reorderWith(mostLines - 1)
  expect(told).toEqual([isFull, 'Part of order EK-7F3K-92QD is in your cart'])
  expect(came).toBe(1)
})
