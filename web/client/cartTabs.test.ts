// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { putInCart, takeOutOfCart } from '#domain/cart/cartCommands.ts'
import type { CartFact } from '#domain/cart/cartEvents.ts'
import { afterwards, holding } from '#domain/cart/givenCart.ts'
import type { Decision } from '#domain/kernel/decision.ts'
import { eventually } from '#e2e/eventually.ts'
import {
  amina,
  anOpenShop,
  blueKettle,
  copperPot,
  enamelMug,
  type Replies,
  shopThatAnswers,
  signedInBefore,
} from '#web/cast.ts'
import { cartAtom } from './cart.ts'
import type { CartDeed } from './cartDeeds.ts'
import { cartOutbox } from './cartOutbox.ts'
import { sessionAtom } from './session.ts'

const goods = [blueKettle, copperPot, enamelMug].map((product) => ({ ...product, quantity: 900 }))
const details: Replies = Object.fromEntries(
  goods.map((product) => [`GET /products/getProductDetails/${product.id}`, { body: { data: product } }]),
)

/** A shop that keeps Amina's cart and knows repeated requests by their key. `line`: what becomes of the next call. */
const shopWithCart = (line: () => 'up' | 'down' | 'answerLost') => {
  let cart = holding()
  const answered = new Map<string | null, object>()
  const told = () => ({
    body: {
      result: {
        lines: cart.context.lines.map(({ productId, count }) => ({ productId, count })),
        version: cart.revision,
      },
    },
  })
  const reply =
    (decide: (querydata: { productId: string; count: number }) => Decision<CartFact, string>): Replies[string] =>
    ({ headers, querydata }) => {
      const state = line()
      if (state === 'down') throw new TypeError('The line is down')
      const key = headers.get('Idempotency-Key')
      if (!answered.has(key)) {
        cart = afterwards(cart, decide(querydata as { productId: string; count: number }))
        answered.set(key, told())
      }
      if (state === 'answerLost') throw new TypeError('The answer is lost')
      return answered.get(key) ?? {}
    }
  shopThatAnswers({
    ...details,
    'GET /cart/amina': () => {
      if (line() !== 'up') throw new TypeError('The line is down')
      return told()
    },
    'POST /cart/add': reply((querydata) => putInCart(cart, querydata)),
    'POST /cart/remove': reply(({ productId }) => takeOutOfCart(cart, productId)),
  })
  return { inCart: () => cart.context.lines.map(({ productId, count }) => [productId, count]) }
}

const stops: (() => void)[] = []
const openTab = (who: 'guest' | 'amina') => {
  const client = anOpenShop()
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
const deed: fc.Arbitrary<CartDeed> = fc.oneof(
  fc.record({ do: fc.constant('add' as const), product, count: fc.integer({ min: 1, max: 4 }) }),
  product.map(({ id }) => ({ do: 'remove' as const, productId: id })),
)
const steps = fc.array(fc.record({ tab: fc.constantFrom(0, 1), deed, isHeard: fc.boolean() }), { maxLength: 10 })

/** What a single cart would hold after all of it. */
const afterAll = (deeds: readonly CartDeed[]) => {
  const cart = deeds.reduce((before, each) => {
    if (each.do === 'remove') return afterwards(before, takeOutOfCart(before, each.productId))
    return each.do === 'add'
      ? afterwards(before, putInCart(before, { productId: each.product.id, count: each.count }))
      : before
  }, holding())
  return cart.context.lines.map(({ productId, count }) => [productId, count])
}

const news = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }))

it('whatever two tabs of a guest do, in whatever order they hear of it, there is one cart', async () => {
  await fc.assert(
    fc
      .asyncProperty(steps, async (all) => {
        shopThatAnswers({})
        const tabs = [openTab('guest'), openTab('guest')]
        for (const step of all) {
          await tabs[step.tab]?.cart.do(step.deed)
          if (step.isHeard) news('cart')
        }
        news('cart')
        const expected = afterAll(all.map((step) => step.deed))
        expect(tabs.map(({ inCart }) => inCart())).toEqual([expected, expected])
      })
      .afterEach(close),
    { numRuns: 40 },
  )
})

it('whatever two tabs of a customer do on whatever line, the shop hears it all, once, and both end with its cart', async () => {
  const lineStates = fc.infiniteStream(
    fc.constantFrom('up' as const, 'up' as const, 'down' as const, 'answerLost' as const),
  )
  await fc.assert(
    fc
      .asyncProperty(steps, lineStates, async (all, states) => {
        let isGood = true
        const shop = shopWithCart(() => (isGood ? 'up' : (states.next().value ?? 'up')))
        signedInBefore()
        const tabs = [openTab('amina'), openTab('amina')]
        await eventually(() => expect(tabs.map(({ store }) => store.get(cartAtom).status)).toEqual(['ready', 'ready']))
        isGood = false
        for (const step of all) {
          await tabs[step.tab]?.cart.do(step.deed)
          if (step.isHeard) news('cartOutbox-amina')
        }
        isGood = true
        window.dispatchEvent(new Event('online'))

        const expected = afterAll(all.map((step) => step.deed))
        await eventually(() => expect(cartOutbox('amina').read()).toEqual([]))
        await eventually(() =>
          expect([shop.inCart(), ...tabs.map(({ inCart }) => inCart())]).toEqual(Array(3).fill(expected)),
        )
      })
      .afterEach(close),
    { numRuns: 40 },
  )
}, 60_000)
