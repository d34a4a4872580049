// @vitest-environment jsdom
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import type { Session } from '#web/state/session/session.ts'
import { amina, blueKettle, storeSession, stubShop } from '#web/testing/testShop.ts'

/** Opens a browser in which the cart's chunk fails to load. */
const openBrowserWithoutChunk = async (session: Session) => {
  vi.resetModules()
  vi.doMock('./activeCart.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  stubShop({ 'GET /cart/amina': { body: { result: { lines: [], version: 1 } } } })
  const { openTestClient } = await import('#web/testing/testShop.ts')
  const { cartAtom } = await import('./cartState.ts')
  const { sessionAtom } = await import('#web/state/session/session.ts')
  const { toastsAtom } = await import('#web/state/browser/toasts.ts')
  const { cart, store } = openTestClient()
  stop = cart.start()
  store.set(sessionAtom, session)
  return { cart, shown: () => store.get(cartAtom), toasts: () => store.get(toastsAtom) }
}

const restoreChunk = () => vi.doUnmock('./activeCart.ts')

let stop = () => {}

afterEach(() => {
  stop()
  restoreChunk()
  localStorage.clear()
  vi.unstubAllGlobals()
})

afterAll(() => vi.resetModules())

it('an action without the cart’s chunk shows a toast, and succeeds once the chunk loads', async () => {
  const { cart, shown, toasts } = await openBrowserWithoutChunk({ status: 'guest' })

  await expect(cart.apply({ type: 'add', product: blueKettle, count: 1 })).resolves.toBe(0)
  expect(toasts()).toMatchObject([{ message: 'Network error', tone: 'bad', action: { label: 'Reload' } }])
  expect(shown().status).toBe('ready')
  cart.onServerVersion(1)
  await cart.reload()

  restoreChunk()
  await expect(cart.apply({ type: 'add', product: blueKettle, count: 1 })).resolves.toBe(1)
  expect(shown().lines).toHaveLength(1)
})

it('the toast reloads the page once the shop answers: a browser may never request that script again', async () => {
  const { cart, toasts } = await openBrowserWithoutChunk({ status: 'guest' })
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, reload })
  await cart.apply({ type: 'add', product: blueKettle, count: 1 })

  stubShop({})
  await toasts()[0]?.action?.onAct?.()
  expect(reload).not.toHaveBeenCalled()

  stubShop({ 'GET /': {} })
  await toasts()[0]?.action?.onAct?.()
  expect(reload).toHaveBeenCalledOnce()
})

it('a customer’s cart without its chunk has failed, and a reload loads it once the chunk loads', async () => {
  storeSession()
  const { cart, shown } = await openBrowserWithoutChunk({ status: 'signedIn', person: amina })
  await eventually(() => expect(shown().status).toBe('failed'))
  await cart.reload()
  expect(shown().status).toBe('failed')

  restoreChunk()
  await cart.reload()

  expect(shown().status).toBe('ready')
})
