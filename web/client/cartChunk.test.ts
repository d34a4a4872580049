// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '#e2e/eventually.ts'
import { amina, blueKettle, shopThatAnswers, signedInBefore } from '#web/cast.ts'
import type { Session } from './session.ts'

/** Somebody's browser, newly opened, which cannot have the cart's chunk. */
const browserWithout = async (session: Session) => {
  vi.resetModules()
  vi.doMock('./cartDesk.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  shopThatAnswers({ 'GET /cart/amina': { body: { result: { lines: [], version: 1 } } } })
  const { anOpenShop } = await import('#web/cast.ts')
  const { cartAtom } = await import('./cart.ts')
  const { sessionAtom } = await import('./session.ts')
  const { toastsAtom } = await import('./toasts.ts')
  const { cart, store } = anOpenShop()
  stop = cart.start()
  store.set(sessionAtom, session)
  return { cart, shown: () => store.get(cartAtom), toasts: () => store.get(toastsAtom) }
}

const lineIsBack = () => vi.doUnmock('./cartDesk.ts')

let stop = () => {}

afterEach(() => {
  stop()
  lineIsBack()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('what cannot be done without the cart’s chunk is told, and done once the chunk can be had', async () => {
  const { cart, shown, toasts } = await browserWithout({ status: 'guest' })

  await expect(cart.do({ do: 'add', product: blueKettle, count: 1 })).resolves.toBe(0)
  expect(toasts()).toMatchObject([{ message: 'Network error', tone: 'bad' }])
  expect(shown().status).toBe('ready')
  cart.heard(1)
  await cart.reload()

  lineIsBack()
  await expect(cart.do({ do: 'add', product: blueKettle, count: 1 })).resolves.toBe(1)
  expect(shown().lines).toHaveLength(1)
})

it('a customer’s cart without its chunk has failed, and can be asked for once more', async () => {
  signedInBefore()
  const { cart, shown } = await browserWithout({ status: 'signedIn', person: amina })
  await eventually(() => expect(shown().status).toBe('failed'))
  await cart.reload()
  expect(shown().status).toBe('failed')

  lineIsBack()
  await cart.reload()

  expect(shown().status).toBe('ready')
})
