// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
import { cartProduct } from './cartProduct.ts'
import { sessionAtom } from './session.ts'
import { toastsAtom } from './toasts.ts'

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

/** A reply that takes its time. */
const slowly = (reply: object) => () => new Promise<object>((resolve) => setTimeout(resolve, 80, reply))

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
    expect(stored()).toEqual([{ product: cartProduct(blueKettle), count: 2, price: 34_900 }])
    expect(heard).toEqual([])
  })

  it('says what came in, and the way there', async () => {
    const { cart, store } = browserOf('guest')

    await cart.do({ do: 'add', product: blueKettle, count: 2 })

    expect(store.get(toastsAtom)).toMatchObject([
      { message: 'Blue kettle is in your cart', action: { label: 'View cart', href: '/Cart' } },
    ])
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

  it("is given today's prices and stock when it is read anew, beside the price that was seen", async () => {
    guestsCart({ product: { ...blueKettle, price: 1, quantity: 999 }, count: 3 })
    const { cart, store } = browserOf('guest')

    await cart.reload()

    expect(store.get(cartAtom).lines[0]).toMatchObject({ product: { price: 349, quantity: 12 }, price: 100 })
    expect(stored()[0]).toMatchObject({ product: { price: 349 }, price: 100 })
  })

  it('shows a new price until it is agreed to', async () => {
    guestsCart({ product: { ...blueKettle, price: 1 }, count: 3 })
    const { cart, store } = browserOf('guest')
    await cart.reload()

    await cart.do({ do: 'acceptPrice', productId: 'blue-kettle', price: 34_900 })
    await cart.reload()

    expect(store.get(cartAtom).lines[0]?.price).toBe(34_900)
    expect(stored()[0].price).toBe(34_900)
  })

  it('keeps what is no longer sold, and says so', async () => {
    guestsCart({ product: blueKettle, count: 1 }, { product: enamelMug, count: 2 })
    const { cart, store, inCart } = browserOf('guest', {
      [`GET /products/getProductDetails/enamel-mug`]: { status: 404 },
    })

    await cart.reload()

    expect(inCart()).toEqual([
      ['blue-kettle', 1],
      ['enamel-mug', 2],
    ])
    expect(store.get(cartAtom).lines.map(({ gone }) => gone === true)).toEqual([false, true])
  })

  it('stays as it is known without a line', async () => {
    guestsCart({ product: { ...enamelMug, price: 40 }, count: 2 })
    const { cart, store, inCart } = browserOf('guest')

    await cart.reload()
    await cart.do({ do: 'setCount', productId: 'enamel-mug', count: 5 })

    expect(inCart()).toEqual([['enamel-mug', 5]])
    expect(store.get(cartAtom).lines[0]).toMatchObject({ product: { price: 40 } })
    expect(store.get(cartAtom).lines[0]?.gone).toBeFalsy()
  })

  it.each<[string, CartDeed, message: string]>([
    ['removed', { do: 'remove', productId: 'blue-kettle' }, 'Blue kettle removed'],
    ['cleared', { do: 'clear' }, 'Cart cleared'],
  ])('that was %s comes back as it was, where it was', async (_how, deed, message) => {
    guestsCart({ product: blueKettle, count: 3 }, { product: copperPot, count: 1 })
    const { cart, store, inCart } = browserOf('guest')
    const before = inCart()

    await cart.do(deed)
    expect(inCart()).not.toEqual(before)
    const told = store.get(toastsAtom).at(-1)
    expect(told).toMatchObject({ message, action: { label: 'Undo' } })
    told?.action?.onAct?.()

    await eventually(() => expect(inCart()).toEqual(before))
    expect(stored()).toHaveLength(2)
  })
})

describe("a customer's cart", () => {
  it('comes from the shop', async () => {
    signedInBefore()
    const { inCart } = browserOf('amina', { 'GET /cart/amina': cartOf(['copper-pot', 2]) })

    await eventually(() => expect(inCart()).toEqual([['copper-pot', 2]]))
    expect(localStorage.getItem('cart')).toBeNull()
  })

  it('takes in, once, what the guest had put in this browser', async () => {
    signedInBefore()
    guestsCart({ product: blueKettle, count: 2 })
    const merged = cartOf(['copper-pot', 1], ['blue-kettle', 2])
    const { inCart, heard, store } = browserOf('amina', { 'POST /cart/merge': merged })

    await eventually(() => expect(inCart()).toHaveLength(2))
    expect(store.get(toastsAtom)).toMatchObject([
      { message: 'We put the product from this device into your cart', tone: 'ok' },
    ])
    expect(heard.find(({ call }) => call === 'POST /cart/merge')?.querydata).toEqual({
      lines: [{ productId: 'blue-kettle', count: 2, price: 349 }],
    })
    expect(localStorage.getItem('cart')).toBeNull()
  })

  it('keeps what the guest had when the shop could not be told', async () => {
    signedInBefore()
    guestsCart({ product: blueKettle, count: 2 })
    const { store } = browserOf('amina')

    await eventually(() => expect(store.get(cartAtom).status).toBe('failed'))
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

    await eventually(() => expect(heard.map(({ call }) => call)).toContain('POST /cart/remove'))
    const deeds = heard.filter(({ call }) => call.startsWith('POST')).map(({ call, querydata }) => [call, querydata])
    expect(deeds).toEqual([
      ['POST /cart/add', { productId: 'blue-kettle', count: 1, price: 349 }],
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
    await eventually(() => expect(inCart()).toEqual([['copper-pot', 1]]))

    await cart.do({ do: 'add', product: blueKettle, count: 1 })

    await eventually(() => expect(heard.filter(({ call }) => call === 'GET /cart/amina')).toHaveLength(2))
    await eventually(() => expect(inCart()).toEqual([['copper-pot', 1]]))
  })

  it('loses no deed between its answer and what the shop tells of the product', async () => {
    signedInBefore()
    const { cart, inCart, store, heard } = browserOf('amina', {
      'GET /products/getProductDetails/blue-kettle': slowly({ body: { data: blueKettle } }),
      'GET /cart/amina': cartOf(),
      'POST /cart/add': cartOf(['blue-kettle', 1]),
      'POST /cart/setCount': ({ querydata }) => cartOf(['blue-kettle', Object(querydata).count]),
    })
    await eventually(() => expect(store.get(cartAtom).status).toBe('ready'))

    await cart.do({ do: 'add', product: blueKettle, count: 1 })
    await eventually(() => expect(cartOutbox('amina').read()).toEqual([]))
    await cart.do({ do: 'setCount', productId: 'blue-kettle', count: 2 })
    expect(inCart()).toEqual([['blue-kettle', 2]])
    await cart.do({ do: 'setCount', productId: 'blue-kettle', count: 3 })
    expect(inCart()).toEqual([['blue-kettle', 3]])

    await eventually(() => expect(heard.at(-1)?.querydata).toEqual({ productId: 'blue-kettle', count: 3 }))
    await eventually(() => expect(cartOutbox('amina').read()).toEqual([]))
    expect(inCart()).toEqual([['blue-kettle', 3]])
    expect(store.get(toastsAtom)).not.toContainEqual(expect.objectContaining({ tone: 'bad' }))
  })

  it('can be asked for once more where its products could not be told', async () => {
    signedInBefore()
    const { store } = browserOf('amina', { 'GET /cart/amina': cartOf(['enamel-mug', 1]) })

    await eventually(() => expect(store.get(cartAtom).status).toBe('failed'))
  })

  it.each([
    ['nothing', null],
    ['no deed', { key: 'a' }],
    ['no key', { deed: { do: 'clear' } }],
    ['a deed nobody knows', { key: 'a', deed: { do: 'gift', productId: 'blue-kettle' } }],
    ['a deed named as what every object has', { key: 'a', deed: { do: 'toString' } }],
    ['an addition of no product', { key: 'a', deed: { do: 'add', count: 1 } }],
    ['a putting back of nothing', { key: 'a', deed: { do: 'putBack' } }],
  ])('leaves out of what waits %s', async (_what, spoilt) => {
    signedInBefore()
    const waiting = { key: 'b', deed: { do: 'setCount', productId: 'copper-pot', count: 3 } }
    localStorage.setItem('cartOutbox-amina', JSON.stringify([spoilt, waiting]))
    const { cart, inCart, heard } = browserOf('amina', {
      'POST /cart/setCount': cartOf(['copper-pot', 3]),
      'GET /cart/amina': cartOf(['copper-pot', 3]),
      'POST /cart/add': cartOf(['copper-pot', 3], ['blue-kettle', 1]),
    })
    await eventually(() => expect(inCart()).toEqual([['copper-pot', 3]]))

    await cart.do({ do: 'add', product: blueKettle, count: 1 })

    await eventually(() => expect(cartOutbox('amina').read()).toEqual([]))
    const posts = heard.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call)
    expect(posts).toEqual(['POST /cart/setCount', 'POST /cart/add'])
  })

  it('keeps every kind of deed until it is sent', () => {
    const line = { product: cartProduct(blueKettle), count: 1, price: 34_900 }
    const deeds: CartDeed[] = [
      { do: 'add', product: line.product, count: 1 },
      { do: 'setCount', productId: 'blue-kettle', count: 0 },
      { do: 'remove', productId: 'blue-kettle' },
      { do: 'clear' },
      { do: 'putBack', lines: [{ ...line, place: 0 }] },
      { do: 'acceptPrice', productId: 'blue-kettle', price: 29_900 },
    ]
    for (const deed of deeds) cartOutbox('amina').add(deed)

    expect(
      cartOutbox('amina')
        .read()
        .map(({ deed }) => deed),
    ).toEqual(deeds)
  })

  it('stays empty after an order, whatever was on its way', async () => {
    signedInBefore()
    let isOrdered = false
    const { cart, inCart, store, heard } = browserOf('amina', {
      'GET /cart/amina': () => (isOrdered ? cartOf() : slowly(cartOf(['copper-pot', 2]))()),
    })
    await eventually(() => expect(inCart()).toHaveLength(1))
    cart.heard(2)
    await eventually(() => expect(heard.filter(({ call }) => call === 'GET /cart/amina')).toHaveLength(2))

    isOrdered = true
    cart.ordered(Date.now())

    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(store.get(cartAtom)).toMatchObject({ status: 'ready', lines: [] })
  })

  it('gives way to an empty one when the customer leaves', async () => {
    signedInBefore()
    const { store, inCart } = browserOf('amina', { 'GET /cart/amina': cartOf(['copper-pot', 2]) })
    await eventually(() => expect(inCart()).toHaveLength(1))

    store.set(sessionAtom, { status: 'guest' })

    expect(inCart()).toEqual([])
  })
})

describe('without a line', () => {
  const online: Replies = {
    'GET /cart/amina': cartOf(['copper-pot', 1]),
    'POST /cart/add': cartOf(['copper-pot', 1], ['blue-kettle', 2]),
    'POST /cart/remove': cartOf(['blue-kettle', 2]),
  }
  const kettles: CartDeed = { do: 'add', product: blueKettle, count: 2 }

  /** Amina's cart was read; then the line went. */
  const aminaOffline = async () => {
    signedInBefore()
    const browser = browserOf('amina', online)
    await eventually(() => expect(browser.inCart()).toEqual([['copper-pot', 1]]))
    shopThatAnswers({})
    return browser
  }
  const posts = (heard: ReturnType<typeof shopThatAnswers>) => heard.filter(({ call }) => call.startsWith('POST'))

  it('a customer’s deeds show, are kept and noted; back online they go out once, in order', async () => {
    const { cart, inCart, store } = await aminaOffline()

    await cart.do(kettles)
    await cart.do({ do: 'remove', productId: 'copper-pot' })
    await eventually(() => expect(store.get(cartAtom).isWaiting).toBe(true))
    expect(inCart()).toEqual([['blue-kettle', 2]])

    const heard = shopThatAnswers({ ...details, ...online, 'GET /cart/amina': cartOf(['blue-kettle', 2]) })
    window.dispatchEvent(new Event('online'))

    await eventually(() => expect(store.get(cartAtom).isWaiting).toBe(false))
    expect(posts(heard).map(({ call }) => call)).toEqual(['POST /cart/add', 'POST /cart/remove'])
    expect(inCart()).toEqual([['blue-kettle', 2]])
    expect(cartOutbox('amina').read()).toEqual([])
  })

  it('a deed whose answer was lost is sent under the same key', async () => {
    const { cart, store } = await aminaOffline()
    const lost = shopThatAnswers({})
    await cart.do(kettles)
    await eventually(() => expect(store.get(cartAtom).isWaiting).toBe(true))

    const heard = shopThatAnswers({ ...details, ...online })
    window.dispatchEvent(new Event('online'))

    await eventually(() => expect(store.get(cartAtom).isWaiting).toBe(false))
    const keys = [...posts(lost), ...posts(heard)].map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
  })

  it('deeds outlive the page', async () => {
    const { cart, store } = await aminaOffline()
    await cart.do(kettles)
    await eventually(() => expect(store.get(cartAtom).isWaiting).toBe(true))
    stop()

    const { inCart, heard } = browserOf('amina', {
      ...online,
      'GET /cart/amina': cartOf(['copper-pot', 1], ['blue-kettle', 2]),
    })

    await eventually(() => expect(inCart()).toHaveLength(2))
    expect(posts(heard)).toHaveLength(1)
  })

  it('a deed that the shop refuses is told, and holds up no other', async () => {
    const { cart, inCart, store } = await aminaOffline()
    await cart.do(kettles)
    await cart.do({ do: 'setCount', productId: 'copper-pot', count: 2 })
    await eventually(() => expect(store.get(cartAtom).isWaiting).toBe(true))

    shopThatAnswers({
      ...details,
      'GET /cart/amina': cartOf(['copper-pot', 2]),
      'POST /cart/add': { status: 404, body: { message: 'No product found', refusal: 'ProductNotFound' } },
      'POST /cart/setCount': cartOf(['copper-pot', 2]),
    })
    window.dispatchEvent(new Event('online'))

    await eventually(() => expect(inCart()).toEqual([['copper-pot', 2]]))
    expect(store.get(toastsAtom).map(({ message }) => message)).toContain('No product found')
  })

  it('an order that was placed takes along what still waited', async () => {
    const { cart, inCart, store } = await aminaOffline()
    await cart.do(kettles)
    await eventually(() => expect(store.get(cartAtom).isWaiting).toBe(true))

    cart.ordered(Date.now())

    await eventually(() => expect(cartOutbox('amina').read()).toEqual([]))
    expect(inCart()).toEqual([])
  })

  it('an order that was placed leaves to be told what had gone out of the cart', async () => {
    const { cart, store } = await aminaOffline()
    await cart.do({ do: 'clear' })
    await cart.do(kettles)
    await eventually(() => expect(store.get(cartAtom).isWaiting).toBe(true))

    cart.ordered(Date.now())

    await eventually(() => expect(cartOutbox('amina').read()).toMatchObject([{ deed: { do: 'clear' } }]))
  })

  it('is told before an order, where the shop can be reached', async () => {
    const { cart, store } = await aminaOffline()
    await cart.do(kettles)
    await eventually(() => expect(store.get(cartAtom).isWaiting).toBe(true))
    const heard = shopThatAnswers({
      ...details,
      'GET /cart/amina': cartOf(),
      'POST /cart/add': cartOf(['blue-kettle', 2]),
    })

    await cart.sent()

    expect(heard.map(({ call }) => call)).toContain('POST /cart/add')
    expect(cartOutbox('amina').read()).toEqual([])
  })

  it('an order whose answer was lost leaves what was done since it was asked for', async () => {
    const { cart, store } = await aminaOffline()
    const askedAt = Date.now()
    await new Promise((resolve) => setTimeout(resolve, 5))
    await cart.do(kettles)
    await eventually(() => expect(store.get(cartAtom).isWaiting).toBe(true))

    cart.ordered(askedAt)

    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(cartOutbox('amina').read()).toMatchObject([{ deed: { do: 'add' } }])
  })
})

describe('another page of the same customer', () => {
  it('is told of a newer cart, and reads it', async () => {
    signedInBefore()
    const replies = { 'GET /cart/amina': cartOf(['copper-pot', 2]) }
    const { cart, inCart, heard } = browserOf('amina', replies)
    await eventually(() => expect(inCart()).toEqual([['copper-pot', 2]]))

    cart.heard(1)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(heard.filter(({ call }) => call === 'GET /cart/amina')).toHaveLength(1)

    replies['GET /cart/amina'] = { body: { result: { lines: [], version: 2 } } }
    shopThatAnswers({ ...details, ...replies })
    cart.heard(2)

    await eventually(() => expect(inCart()).toEqual([]))
  })

  it('has a deed of another tab sent for it, and shows it as the shop tells it', async () => {
    signedInBefore()
    const { inCart, store } = browserOf('amina', {
      'GET /cart/amina': cartOf(),
      'POST /cart/add': cartOf(['blue-kettle', 2]),
    })
    await eventually(() => expect(store.get(cartAtom).status).toBe('ready'))

    cartOutbox('amina').add({ do: 'add', product: blueKettle, count: 2 })
    window.dispatchEvent(new StorageEvent('storage', { key: 'cartOutbox-amina' }))

    expect(inCart()).toEqual([['blue-kettle', 2]])
  })
})

it('what did not come along from the guest’s cart is told', async () => {
  signedInBefore()
  guestsCart({ product: copperPot, count: 9 })
  const merged = {
    body: {
      result: {
        lines: [{ productId: 'copper-pot', count: 3 }],
        version: 1,
        cut: [{ productId: 'copper-pot', wanted: 9, count: 3 }],
      },
    },
  }
  const { store } = browserOf('amina', { 'POST /cart/merge': merged })

  await eventually(() => expect(store.get(toastsAtom)).toHaveLength(2))
  expect(store.get(toastsAtom)[1]?.message).toBe('Not all pieces of Copper pot could come into your cart: it holds 3')
})

it('a product that another device put in and nobody sells any more is named by the shop', async () => {
  signedInBefore()
  const withdrawn = [{ productId: 'old-iron', name: 'Old iron', thumbnail: '/pictures/old-iron-320.webp' }]
  const { store } = browserOf('amina', {
    'GET /cart/amina': { body: { result: { lines: [{ productId: 'old-iron', count: 1 }], version: 4, withdrawn } } },
    'GET /products/getProductDetails/old-iron': { status: 404 },
  })

  await eventually(() => expect(store.get(cartAtom).lines).toHaveLength(1))
  expect(store.get(cartAtom).lines[0]).toMatchObject({ product: { name: 'Old iron' }, count: 1, gone: true })
})
