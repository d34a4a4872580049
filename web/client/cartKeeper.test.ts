// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { amina, anOpenShop, blueKettle, copperPot, type Replies, shopThatAnswers, signedInBefore } from '#web/cast.ts'
import { cartAtom } from './cart.ts'
import { cartProduct } from './cartLines.ts'
import { sessionAtom } from './session.ts'

const details: Replies = Object.fromEntries(
  [blueKettle, copperPot].map((product) => [
    `GET /products/getProductDetails/${product.id}`,
    { body: { data: product, results: [product] } },
  ]),
)

const cartOf = (...lines: [productId: string, count: number][]) => ({
  body: { result: { lines: lines.map(([productId, count]) => ({ productId, count })), version: 1 } },
})

const guestsCart = (...lines: { product: typeof blueKettle; count: number }[]) =>
  localStorage.setItem(
    'cart',
    JSON.stringify(lines.map(({ product, count }) => ({ product: cartProduct(product), count }))),
  )

/** Somebody's browser, with everything that follows the cart at work. */
const browserOf = (who: 'guest' | 'amina', replies: Replies = {}) => {
  const heard = shopThatAnswers({ ...details, ...replies })
  const client = anOpenShop()
  stop = client.cart.start()
  client.store.set(sessionAtom, who === 'amina' ? { status: 'signedIn', person: amina } : { status: 'guest' })
  const inCart = () => client.store.get(cartAtom).lines.map(({ product, count }) => [product.id, count])
  return { ...client, heard, inCart }
}

const stored = () => JSON.parse(localStorage.getItem('cart') ?? '[]')

let stop = () => {}

beforeEach(() => localStorage.clear())
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

describe("a guest's cart", () => {
  it('is kept in this browser as product and count', async () => {
    const { cart, inCart, heard } = browserOf('guest')

    await cart.do({ do: 'add', product: blueKettle, count: 2 })

    expect(inCart()).toEqual([['blue-kettle', 2]])
    expect(stored()).toEqual([{ product: cartProduct(blueKettle), count: 2 }])
    expect(heard).toEqual([])
  })

  it('is there again after a reload', () => {
    guestsCart({ product: blueKettle, count: 3 })

    expect(browserOf('guest').inCart()).toEqual([['blue-kettle', 3]])
  })

  it('leaves out what nobody could have put there', () => {
    const line = { product: cartProduct(blueKettle), count: 1 }
    localStorage.setItem(
      'cart',
      JSON.stringify([line, null, { count: 2 }, { ...line, count: -1 }, { ...line, count: 1.5 }]),
    )

    expect(browserOf('guest').inCart()).toEqual([['blue-kettle', 1]])
  })

  it('is empty where the storage holds nonsense', () => {
    localStorage.setItem('cart', '{"nonsense"')

    expect(browserOf('guest').inCart()).toEqual([])
  })

  it('follows the other tabs', () => {
    const { inCart } = browserOf('guest')
    guestsCart({ product: copperPot, count: 1 })

    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }))

    expect(inCart()).toEqual([['copper-pot', 1]])
  })

  it("is given today's prices and stock when it is read anew", async () => {
    guestsCart({ product: { ...blueKettle, price: 1, quantity: 999 }, count: 3 })
    const { cart, store } = browserOf('guest')

    await cart.reload()

    expect(store.get(cartAtom).lines[0]?.product).toMatchObject({ price: 349, quantity: 12 })
    expect(stored()[0].product.price).toBe(349)
  })
})

describe("a customer's cart", () => {
  it('comes from the shop', async () => {
    signedInBefore()
    const { inCart } = browserOf('amina', { 'GET /cart/amina': cartOf(['copper-pot', 2]) })

    await vi.waitFor(() => expect(inCart()).toEqual([['copper-pot', 2]]))
    expect(localStorage.getItem('cart')).toBeNull()
  })

  it('takes in, once, what the guest had put in this browser', async () => {
    signedInBefore()
    guestsCart({ product: blueKettle, count: 2 })
    const merged = cartOf(['copper-pot', 1], ['blue-kettle', 2])
    const { inCart, heard } = browserOf('amina', { 'POST /cart/merge': merged })

    await vi.waitFor(() => expect(inCart()).toHaveLength(2))
    expect(heard.find(({ call }) => call === 'POST /cart/merge')?.querydata).toEqual({
      lines: [{ productId: 'blue-kettle', count: 2 }],
    })
    expect(localStorage.getItem('cart')).toBeNull()
  })

  it('keeps what the guest had when the shop could not be told', async () => {
    signedInBefore()
    guestsCart({ product: blueKettle, count: 2 })
    const { store } = browserOf('amina')

    await vi.waitFor(() => expect(store.get(cartAtom).status).toBe('failed'))
    expect(stored()).toHaveLength(1)
  })

  it('shows at once what was done, and the shop is told in turn', async () => {
    signedInBefore()
    const { cart, inCart, heard } = browserOf('amina', {
      'GET /cart/amina': cartOf(),
      'POST /cart/add': cartOf(['blue-kettle', 1]),
      'POST /cart/setCount': cartOf(['blue-kettle', 4]),
      'POST /cart/remove': cartOf(),
    })

    await cart.do({ do: 'add', product: blueKettle, count: 1 })
    await cart.do({ do: 'setCount', productId: 'blue-kettle', count: 4 })
    expect(inCart()).toEqual([['blue-kettle', 4]])
    await cart.do({ do: 'remove', productId: 'blue-kettle' })
    expect(inCart()).toEqual([])

    await vi.waitFor(() => expect(heard.map(({ call }) => call)).toContain('POST /cart/remove'))
    const deeds = heard.filter(({ call }) => call.startsWith('POST')).map(({ call, querydata }) => [call, querydata])
    expect(deeds).toEqual([
      ['POST /cart/add', { productId: 'blue-kettle', count: 1 }],
      ['POST /cart/setCount', { productId: 'blue-kettle', count: 4 }],
      ['POST /cart/remove', { productId: 'blue-kettle' }],
    ])
  })

  it('shows what the shop has when it refused a deed', async () => {
    signedInBefore()
    const { cart, inCart, heard } = browserOf('amina', {
      'GET /cart/amina': cartOf(['copper-pot', 1]),
      'POST /cart/add': { status: 404, body: { message: 'No product found', refusal: 'ProductNotFound' } },
    })
    await vi.waitFor(() => expect(inCart()).toEqual([['copper-pot', 1]]))

    await cart.do({ do: 'add', product: blueKettle, count: 1 })

    await vi.waitFor(() => expect(heard.filter(({ call }) => call === 'GET /cart/amina')).toHaveLength(2))
    await vi.waitFor(() => expect(inCart()).toEqual([['copper-pot', 1]]))
  })

  it('gives way to an empty one when the customer leaves', async () => {
    signedInBefore()
    const { store, inCart } = browserOf('amina', { 'GET /cart/amina': cartOf(['copper-pot', 2]) })
    await vi.waitFor(() => expect(inCart()).toHaveLength(1))

    store.set(sessionAtom, { status: 'guest' })

    expect(inCart()).toEqual([])
  })
})
