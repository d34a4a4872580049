// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type CheckoutRefusal, checkoutMachine } from '#domain/order/checkoutMachine.ts'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import { forgetCheckout, storeCheckout, storedCheckout } from './checkoutStore.ts'

const noon = Date.parse('2026-11-16T12:00:00.000Z')
const minutes = 60_000

const order = { lines: [], address: aminasHouse, expectedTotal: 1802.15, at: noon }
const unreachable: CheckoutRefusal = { refusal: 'Unreachable', message: 'You are offline' }

/** Amina's checkout at a shop that gives this answer. Each of its snapshots is stored. */
const aminasCheckout = (answer: () => Promise<{ orderId: string }>) => {
  const machine = checkoutMachine.provide({ actors: { placeOrder: fromPromise(answer) } })
  const actor = createActor(machine, { input: {} })
  actor.subscribe(() => storeCheckout('amina', actor))
  actor.start()
  actor.send({ type: 'addressChosen', addressId: 'tiyani' })
  actor.send({ type: 'paymentChosen', paymentMethod: 'Card on delivery' })
  return actor
}

const aminaOrders = async (answer: () => Promise<{ orderId: string }>) => {
  const actor = aminasCheckout(answer)
  actor.send({ type: 'orderSubmitted', order, key: 'key1' })
  await Promise.resolve()
  await Promise.resolve()
  return actor
}

const neverAnswered = () => new Promise<never>(() => {})
const choice = { addressId: 'tiyani', paymentMethod: 'Card on delivery' }
const request = { ...order, key: 'key1', paymentMethod: 'Card on delivery' }

beforeEach(forgetCheckout)
afterEach(forgetCheckout)

describe('given a checkout in this tab', () => {
  test('when nothing is stored, then it starts new', () => {
    expect(storedCheckout('amina', noon)).toEqual({ input: {} })
  })

  test('when an address and a payment method were chosen, then both are chosen again', () => {
    aminasCheckout(neverAnswered)

    expect(storedCheckout('amina', noon)).toEqual({ input: { ...choice, unanswered: undefined } })
  })

  test('when another customer signs in, then theirs starts new', () => {
    aminasCheckout(neverAnswered)

    expect(storedCheckout('sipho', noon)).toEqual({ input: {} })
  })

  test('when the page was unloaded while an order was sent, then the machine resumes placing it', async () => {
    await aminaOrders(neverAnswered)

    const { snapshot } = storedCheckout('amina', noon + 9 * minutes)
    expect(snapshot).toMatchObject({ value: 'placing', context: { order: request } })
  })

  test('when that was more than ten minutes ago, then nothing is sent, and the next order has the same key', async () => {
    await aminaOrders(neverAnswered)

    expect(storedCheckout('amina', noon + 11 * minutes)).toEqual({ input: { ...choice, unanswered: request } })
  })

  test('when the shop could not be reached, then nothing is sent again, and the next order has the same key', async () => {
    await aminaOrders(() => Promise.reject(unreachable))

    expect(storedCheckout('amina', noon)).toEqual({ input: { ...choice, unanswered: request } })
  })

  test('when an order is decided, then its address is no longer stored', async () => {
    await aminaOrders(() => Promise.reject({ refusal: 'OutOfStock', message: 'Sold out' }))

    expect(sessionStorage.getItem('checkout')).not.toContain(aminasHouse.streetAddress)
  })

  test('when the shop refused the order, then only the choices are stored', async () => {
    await aminaOrders(() => Promise.reject({ refusal: 'OutOfStock', message: 'Sold out' }))

    expect(storedCheckout('amina', noon)).toEqual({ input: { ...choice, unanswered: undefined } })
  })

  test('when the order is placed, then nothing is stored', async () => {
    await aminaOrders(async () => ({ orderId: 'order7' }))

    expect(storedCheckout('amina', noon)).toEqual({ input: {} })
  })

  test('when the session storage is disabled, then it lasts as long as the page', () => {
    const storage = Object.getOwnPropertyDescriptor(window, 'sessionStorage') ?? {}
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
    aminasCheckout(neverAnswered)

    expect(storedCheckout('amina', noon).input).toMatchObject(choice)
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, ...storage })
  })

  test.each(['{"customerId":"ami', 'null', '7', '{"customerId":"amina"}', '{"customerId":"amina","snapshot":{}}'])(
    'when %s is stored, then it starts new',
    (damaged) => {
      sessionStorage.setItem('checkout', damaged)

      expect(storedCheckout('amina', noon)).toEqual({ input: {} })
    },
  )
})
