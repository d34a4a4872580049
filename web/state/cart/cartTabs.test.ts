// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { putInCart, takeOutOfCart } from '#domain/cart/cartCommands.ts'
import type { CartFact } from '#domain/cart/cartEvents.ts'
import type { Decision } from '#domain/kernel/decision.ts'
import { applyDecision, cartWith } from '#domain/testing/cartFixtures.ts'
import { eventually } from '#testing/eventually.ts'
import { sessionAtom } from '#web/state/session/session.ts'
import {
  amina,
  blueKettle,
  copperPot,
  enamelMug,
  openTestClient,
  type Replies,
  storeSession,
  stubShop,
} from '#web/testing/testShop.ts'
import type { CartAction } from './cartActions.ts'
import { openCartOutbox } from './cartOutbox.ts'
import { cartAtom } from './cartState.ts'

const goods = [blueKettle, copperPot, enamelMug].map((product) => ({ ...product, quantity: 900 }))
const productReplies: Replies = Object.fromEntries(
  goods.map((product) => [`GET /products/getProductDetails/${product.id}`, { body: { data: product } }]),
)

/** A fake server with Amina's cart and idempotency keys. `nextConnection` returns what happens to the next call. */
const fakeShopWithCart = (nextConnection: () => 'up' | 'down' | 'answerLost') => {
  let cart = cartWith()
  const answersByKey = new Map<string | null, object>()
  const cartReply = () => ({
    body: {
      result: {
        lines: cart.context.lines.map(({ productId, count }) => ({ productId, count })),
        version: cart.revision,
      },
    },
  })
  const replyTo =
    (decide: (querydata: { productId: string; count: number }) => Decision<CartFact, string>): Replies[string] =>
    ({ headers, querydata }) => {
      const state = nextConnection()
      if (state === 'down') throw new TypeError('Connection failed')
      const key = headers.get('Idempotency-Key')
      if (!answersByKey.has(key)) {
        cart = applyDecision(cart, decide(querydata as { productId: string; count: number }))
        answersByKey.set(key, cartReply())
      }
      if (state === 'answerLost') throw new TypeError('The answer was lost')
      return answersByKey.get(key) ?? {}
    }
  stubShop({
    ...productReplies,
    'GET /cart/amina': () => {
      if (nextConnection() !== 'up') throw new TypeError('Connection failed')
      return cartReply()
    },
    'POST /cart/add': replyTo((querydata) => putInCart(cart, querydata)),
    'POST /cart/remove': replyTo(({ productId }) => takeOutOfCart(cart, productId)),
  })
  return { cartLines: () => cart.context.lines.map(({ productId, count }) => [productId, count]) }
}

const stops: (() => void)[] = []
const openTab = (who: 'guest' | 'amina') => {
  const client = openTestClient()
  stops.push(client.cart.start())
  client.store.set(sessionAtom, who === 'amina' ? { status: 'signedIn', person: amina } : { status: 'guest' })
  const inCart = () => client.store.get(cartAtom).lines.map(({ product, count }) => [product.id, count])
  return { ...client, inCart }
}

const close = () => {
  for (const stop of stops.splice(0)) stop()
  localStorage.clear()
}
afterEach(() => {
  close()
  vi.unstubAllGlobals()
})

const product = fc.constantFrom(...goods)
const action: fc.Arbitrary<CartAction> = fc.oneof(
  fc.record({ type: fc.constant('add' as const), product, count: fc.integer({ min: 1, max: 4 }) }),
  product.map(({ id }) => ({ type: 'remove' as const, productId: id })),
)
const steps = fc.array(fc.record({ tab: fc.constantFrom(0, 1), action, isHeard: fc.boolean() }), { maxLength: 10 })

/** The lines of a single cart after all actions. */
const expectedLines = (actions: readonly CartAction[]) => {
  const cart = actions.reduce((before, each) => {
    if (each.type === 'remove') return applyDecision(before, takeOutOfCart(before, each.productId))
    return each.type === 'add'
      ? applyDecision(before, putInCart(before, { productId: each.product.id, count: each.count }))
      : before
  }, cartWith())
  return cart.context.lines.map(({ productId, count }) => [productId, count])
}

const dispatchStorageEvent = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }))

it('two tabs of a guest end with one cart, whatever their actions and the order of their storage events', async () => {
  await fc.assert(
    fc
      .asyncProperty(steps, async (all) => {
        stubShop({})
        const tabs = [openTab('guest'), openTab('guest')]
        for (const step of all) {
          await tabs[step.tab]?.cart.apply(step.action)
          if (step.isHeard) dispatchStorageEvent('cart')
        }
        dispatchStorageEvent('cart')
        const expected = expectedLines(all.map((step) => step.action))
        expect(tabs.map(({ inCart }) => inCart())).toEqual([expected, expected])
      })
      .afterEach(close),
    { numRuns: 40 },
  )
})

it('every action of two tabs of a customer reaches the server once, on any connection, and both end with its cart', async () => {
  const connectionStates = fc.infiniteStream(
    fc.constantFrom('up' as const, 'up' as const, 'down' as const, 'answerLost' as const),
  )
  await fc.assert(
    fc
      .asyncProperty(steps, connectionStates, async (all, states) => {
        let isConnectionUp = true
        const shop = fakeShopWithCart(() => (isConnectionUp ? 'up' : (states.next().value ?? 'up')))
        storeSession()
        const tabs = [openTab('amina'), openTab('amina')]
        await eventually(() => expect(tabs.map(({ store }) => store.get(cartAtom).status)).toEqual(['ready', 'ready']))
        isConnectionUp = false
        for (const step of all) {
          await tabs[step.tab]?.cart.apply(step.action)
          if (step.isHeard) dispatchStorageEvent('cartActions-amina')
        }
        isConnectionUp = true
        window.dispatchEvent(new Event('online'))

        const expected = expectedLines(all.map((step) => step.action))
        await eventually(() => expect(openCartOutbox('amina').read()).toEqual([]))
        await eventually(() =>
          expect([shop.cartLines(), ...tabs.map(({ inCart }) => inCart())]).toEqual(Array(3).fill(expected)),
        )
      })
      .afterEach(close),
    { numRuns: 40 },
  )
}, 60_000)
