// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { toastsAtom } from '#web/state/browser/toasts.ts'
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
import { cartProduct } from './cartLines.ts'
import { openCartOutbox } from './cartOutbox.ts'
import { cartAtom } from './cartState.ts'

const details: Replies = Object.fromEntries(
  [blueKettle, copperPot].map((product) => [
    `GET /products/getProductDetails/${product.id}`,
    { body: { data: product, results: [product] } },
  ]),
)

const cartReply = (...lines: [productId: string, count: number][]) => ({
  body: { result: { lines: lines.map(([productId, count]) => ({ productId, count })), version: 1 } },
})

const storeGuestCart = (...lines: { product: typeof blueKettle; count: number }[]) =>
  localStorage.setItem(
    'cart',
    JSON.stringify(lines.map(({ product, count }) => ({ product: cartProduct(product), count }))),
  )

/** Opens a browser for this person, with the cart's listeners started. */
const openBrowser = (who: 'guest' | 'amina', replies: Replies = {}) => {
  const requests = stubShop({ ...details, ...replies })
  const client = openTestClient()
  stop = client.cart.start()
  client.store.set(sessionAtom, who === 'amina' ? { status: 'signedIn', person: amina } : { status: 'guest' })
  const inCart = () => client.store.get(cartAtom).lines.map(({ product, count }) => [product.id, count])
  return { ...client, requests, inCart }
}

/** A reply that arrives after 80 ms. */
const delayedReply = (reply: object) => () => new Promise<object>((resolve) => setTimeout(resolve, 80, reply))

const storedLines = () => JSON.parse(localStorage.getItem('cart') ?? '[]')

let stop = () => {}

beforeEach(() => localStorage.clear())
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

describe("a guest's cart", () => {
  it('is kept in this browser as product and count', async () => {
    const { cart, inCart, requests } = openBrowser('guest')

    await cart.apply({ type: 'add', product: blueKettle, count: 2 })

    expect(inCart()).toEqual([['blue-kettle', 2]])
    expect(storedLines()).toEqual([{ product: cartProduct(blueKettle), count: 2, price: 34_900 }])
    expect(requests).toEqual([])
  })

  it('shows a toast with a link to the cart when a product is added', async () => {
    const { cart, store } = openBrowser('guest')

    await cart.apply({ type: 'add', product: blueKettle, count: 2 })

    expect(store.get(toastsAtom)).toMatchObject([
      { message: 'Blue kettle is in your cart', action: { label: 'View cart', href: '/Cart' } },
    ])
  })

  it('is restored by a reload', () => {
    storeGuestCart({ product: blueKettle, count: 3 })

    expect(openBrowser('guest').inCart()).toEqual([['blue-kettle', 3]])
  })

  it('ignores invalid lines in the storage', () => {
    const line = { product: cartProduct(blueKettle), count: 1 }
    localStorage.setItem(
      'cart',
      JSON.stringify([line, null, { count: 2 }, { ...line, count: -1 }, { ...line, count: 1.5 }]),
    )

    expect(openBrowser('guest').inCart()).toEqual([['blue-kettle', 1]])
  })

  it('is empty when the storage holds invalid JSON', () => {
    localStorage.setItem('cart', '{"nonsense"')

    expect(openBrowser('guest').inCart()).toEqual([])
  })

  it('follows the other tabs', () => {
    const { inCart } = openBrowser('guest')
    storeGuestCart({ product: copperPot, count: 1 })

    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }))

    expect(inCart()).toEqual([['copper-pot', 1]])
  })

  it('takes current prices and stock on reload, and keeps the prices that the shopper has seen', async () => {
    storeGuestCart({ product: { ...blueKettle, price: 1, quantity: 999 }, count: 3 })
    const { cart, store } = openBrowser('guest')

    await cart.reload()

    expect(store.get(cartAtom).lines[0]).toMatchObject({ product: { price: 349, quantity: 12 }, price: 100 })
    expect(storedLines()[0]).toMatchObject({ product: { price: 349 }, price: 100 })
  })

  it('keeps the old price until the shopper accepts the new one', async () => {
    storeGuestCart({ product: { ...blueKettle, price: 1 }, count: 3 })
    const { cart, store } = openBrowser('guest')
    await cart.reload()

    await cart.apply({ type: 'acceptPrice', productId: 'blue-kettle', price: 34_900 })
    await cart.reload()

    expect(store.get(cartAtom).lines[0]?.price).toBe(34_900)
    expect(storedLines()[0].price).toBe(34_900)
  })

  it('keeps a line that is no longer sold, and marks it', async () => {
    storeGuestCart({ product: blueKettle, count: 1 }, { product: enamelMug, count: 2 })
    const { cart, store, inCart } = openBrowser('guest', {
      [`GET /products/getProductDetails/enamel-mug`]: { status: 404 },
    })

    await cart.reload()

    expect(inCart()).toEqual([
      ['blue-kettle', 1],
      ['enamel-mug', 2],
    ])
    expect(store.get(cartAtom).lines.map(({ gone }) => gone === true)).toEqual([false, true])
  })

  it('keeps the stored products while offline', async () => {
    storeGuestCart({ product: { ...enamelMug, price: 40 }, count: 2 })
    const { cart, store, inCart } = openBrowser('guest')

    await cart.reload()
    await cart.apply({ type: 'setCount', productId: 'enamel-mug', count: 5 })

    expect(inCart()).toEqual([['enamel-mug', 5]])
    expect(store.get(cartAtom).lines[0]).toMatchObject({ product: { price: 40 } })
    expect(store.get(cartAtom).lines[0]?.gone).toBeFalsy()
  })

  it.each<[string, CartAction, message: string]>([
    ['removed', { type: 'remove', productId: 'blue-kettle' }, 'Blue kettle removed'],
    ['cleared', { type: 'clear' }, 'Cart cleared'],
  ])('that was %s is restored by Undo, at its old place', async (_how, action, message) => {
    storeGuestCart({ product: blueKettle, count: 3 }, { product: copperPot, count: 1 })
    const { cart, store, inCart } = openBrowser('guest')
    const before = inCart()

    await cart.apply(action)
    expect(inCart()).not.toEqual(before)
    const removedToast = store.get(toastsAtom).at(-1)
    expect(removedToast).toMatchObject({ message, action: { label: 'Undo' } })
    removedToast?.action?.onAct?.()

    await eventually(() => expect(inCart()).toEqual(before))
    expect(storedLines()).toHaveLength(2)
  })
})

describe("a customer's cart", () => {
  it('is read from the server', async () => {
    storeSession()
    const { inCart } = openBrowser('amina', { 'GET /cart/amina': cartReply(['copper-pot', 2]) })

    await eventually(() => expect(inCart()).toEqual([['copper-pot', 2]]))
    expect(localStorage.getItem('cart')).toBeNull()
  })

  it('merges the guest’s cart of this browser, once', async () => {
    storeSession()
    storeGuestCart({ product: blueKettle, count: 2 })
    const merged = cartReply(['copper-pot', 1], ['blue-kettle', 2])
    const { inCart, requests, store } = openBrowser('amina', { 'POST /cart/merge': merged })

    await eventually(() => expect(inCart()).toHaveLength(2))
    expect(store.get(toastsAtom)).toMatchObject([
      { message: 'We put the product from this device into your cart', tone: 'ok' },
    ])
    expect(requests.find(({ call }) => call === 'POST /cart/merge')?.querydata).toEqual({
      lines: [{ productId: 'blue-kettle', count: 2, price: 349 }],
    })
    expect(localStorage.getItem('cart')).toBeNull()
  })

  it('keeps the guest’s cart when the server cannot be reached', async () => {
    storeSession()
    storeGuestCart({ product: blueKettle, count: 2 })
    const { store } = openBrowser('amina')

    await eventually(() => expect(store.get(cartAtom).status).toBe('failed'))
    expect(store.get(cartAtom).error?.message).toBe('Network error')
    expect(storedLines()).toHaveLength(1)
  })

  it('shows actions at once, and sends them to the server in order', async () => {
    storeSession()
    const { cart, inCart, requests } = openBrowser('amina', {
      'GET /cart/amina': cartReply(),
      'POST /cart/add': cartReply(['blue-kettle', 1]),
      'POST /cart/setCount': cartReply(['blue-kettle', 4]),
      'POST /cart/remove': cartReply(),
    })

    await cart.apply({ type: 'add', product: blueKettle, count: 1 })
    await cart.apply({ type: 'setCount', productId: 'blue-kettle', count: 4 })
    expect(inCart()).toEqual([['blue-kettle', 4]])
    await cart.apply({ type: 'remove', productId: 'blue-kettle' })
    expect(inCart()).toEqual([])

    await eventually(() => expect(requests.map(({ call }) => call)).toContain('POST /cart/remove'))
    const actions = requests
      .filter(({ call }) => call.startsWith('POST'))
      .map(({ call, querydata }) => [call, querydata])
    expect(actions).toEqual([
      ['POST /cart/add', { productId: 'blue-kettle', count: 1, price: 349 }],
      ['POST /cart/setCount', { productId: 'blue-kettle', count: 4 }],
      ['POST /cart/remove', { productId: 'blue-kettle' }],
    ])
  })

  it('shows the server’s cart after a refused action', async () => {
    storeSession()
    const { cart, inCart, requests } = openBrowser('amina', {
      'GET /cart/amina': cartReply(['copper-pot', 1]),
      'POST /cart/add': { status: 404, body: { message: 'No product found', refusal: 'ProductNotFound' } },
    })
    await eventually(() => expect(inCart()).toEqual([['copper-pot', 1]]))

    await cart.apply({ type: 'add', product: blueKettle, count: 1 })

    await eventually(() => expect(requests.filter(({ call }) => call === 'GET /cart/amina')).toHaveLength(2))
    await eventually(() => expect(inCart()).toEqual([['copper-pot', 1]]))
  })

  it('shows an answered action while its product’s details are still loading', async () => {
    storeSession()
    const { cart, inCart, store, requests } = openBrowser('amina', {
      'GET /products/getProductDetails/blue-kettle': delayedReply({ body: { data: blueKettle } }),
      'GET /cart/amina': cartReply(),
      'POST /cart/add': cartReply(['blue-kettle', 1]),
      'POST /cart/setCount': ({ querydata }) => cartReply(['blue-kettle', Object(querydata).count]),
    })
    await eventually(() => expect(store.get(cartAtom).status).toBe('ready'))

    await cart.apply({ type: 'add', product: blueKettle, count: 1 })
    await eventually(() => expect(openCartOutbox('amina').read()).toEqual([]))
    await cart.apply({ type: 'setCount', productId: 'blue-kettle', count: 2 })
    expect(inCart()).toEqual([['blue-kettle', 2]])
    await cart.apply({ type: 'setCount', productId: 'blue-kettle', count: 3 })
    expect(inCart()).toEqual([['blue-kettle', 3]])

    await eventually(() => expect(requests.at(-1)?.querydata).toEqual({ productId: 'blue-kettle', count: 3 }))
    await eventually(() => expect(openCartOutbox('amina').read()).toEqual([]))
    expect(inCart()).toEqual([['blue-kettle', 3]])
    expect(store.get(toastsAtom)).not.toContainEqual(expect.objectContaining({ tone: 'bad' }))
  })

  it('has failed when its products cannot be loaded', async () => {
    storeSession()
    const { store } = openBrowser('amina', { 'GET /cart/amina': cartReply(['enamel-mug', 1]) })

    await eventually(() => expect(store.get(cartAtom).status).toBe('failed'))
  })

  it.each([
    ['null', null],
    ['an entry without an action', { key: 'a' }],
    ['an entry without a key', { action: { type: 'clear' } }],
    ['an unknown action', { key: 'a', action: { type: 'gift', productId: 'blue-kettle' } }],
    ['an action named like a property of every object', { key: 'a', action: { type: 'toString' } }],
    ['an addition without a product', { key: 'a', action: { type: 'add', count: 1 } }],
    ['an undo without lines', { key: 'a', action: { type: 'putBack' } }],
  ])('ignores in the outbox %s', async (_what, invalid) => {
    storeSession()
    const waiting = { key: 'b', action: { type: 'setCount', productId: 'copper-pot', count: 3 } }
    localStorage.setItem('cartActions-amina', JSON.stringify([invalid, waiting]))
    const { cart, inCart, requests } = openBrowser('amina', {
      'POST /cart/setCount': cartReply(['copper-pot', 3]),
      'GET /cart/amina': cartReply(['copper-pot', 3]),
      'POST /cart/add': cartReply(['copper-pot', 3], ['blue-kettle', 1]),
    })
    await eventually(() => expect(inCart()).toEqual([['copper-pot', 3]]))

    await cart.apply({ type: 'add', product: blueKettle, count: 1 })

    await eventually(() => expect(openCartOutbox('amina').read()).toEqual([]))
    const posts = requests.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call)
    expect(posts).toEqual(['POST /cart/setCount', 'POST /cart/add'])
  })

  it('sends what a page of an older version has put in its outbox, before its own actions', async () => {
    storeSession()
    const older = [
      { key: 'older1', deed: { do: 'add', product: cartProduct(copperPot), count: 1 }, at: 1_763_280_000_000 },
      { key: 'older2', deed: { do: 'gift', productId: 'blue-kettle' } },
    ]
    localStorage.setItem('cartOutbox-amina', JSON.stringify(older))
    const both = cartReply(['copper-pot', 1], ['blue-kettle', 1])
    const { cart, requests } = openBrowser('amina', { 'GET /cart/amina': both, 'POST /cart/add': both })

    await cart.apply({ type: 'add', product: blueKettle, count: 1 })

    await eventually(() => expect(openCartOutbox('amina').read()).toEqual([]))
    const posts = requests.filter(({ call }) => call.startsWith('POST'))
    expect(posts.map(({ querydata }) => Object(querydata).productId)).toEqual(['copper-pot', 'blue-kettle'])
    expect(posts[0]?.headers.get('Idempotency-Key')).toBe('older1')
    expect(localStorage.getItem('cartOutbox-amina')).toBeNull()
  })

  it('stores every kind of action in the outbox', () => {
    const line = { product: cartProduct(blueKettle), count: 1, price: 34_900 }
    const actions: CartAction[] = [
      { type: 'add', product: line.product, count: 1 },
      { type: 'setCount', productId: 'blue-kettle', count: 0 },
      { type: 'remove', productId: 'blue-kettle' },
      { type: 'clear' },
      { type: 'putBack', lines: [{ ...line, place: 0 }] },
      { type: 'acceptPrice', productId: 'blue-kettle', price: 29_900 },
    ]
    for (const action of actions) openCartOutbox('amina').add(action)

    expect(
      openCartOutbox('amina')
        .read()
        .map(({ action }) => action),
    ).toEqual(actions)
  })

  it('stays empty after an order, also when an older read arrives late', async () => {
    storeSession()
    let isOrdered = false
    const { cart, inCart, store, requests } = openBrowser('amina', {
      'GET /cart/amina': () => (isOrdered ? cartReply() : delayedReply(cartReply(['copper-pot', 2]))()),
    })
    await eventually(() => expect(inCart()).toHaveLength(1))
    cart.onServerVersion(2)
    await eventually(() => expect(requests.filter(({ call }) => call === 'GET /cart/amina')).toHaveLength(2))

    isOrdered = true
    cart.removeOrdered(Date.now())

    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(store.get(cartAtom)).toMatchObject({ status: 'ready', lines: [] })
  })

  it('is replaced by an empty one when the customer logs out', async () => {
    storeSession()
    const { store, inCart } = openBrowser('amina', { 'GET /cart/amina': cartReply(['copper-pot', 2]) })
    await eventually(() => expect(inCart()).toHaveLength(1))

    store.set(sessionAtom, { status: 'guest' })

    expect(inCart()).toEqual([])
  })
})

describe('while offline', () => {
  const online: Replies = {
    'GET /cart/amina': cartReply(['copper-pot', 1]),
    'POST /cart/add': cartReply(['copper-pot', 1], ['blue-kettle', 2]),
    'POST /cart/remove': cartReply(['blue-kettle', 2]),
  }
  const addKettles: CartAction = { type: 'add', product: blueKettle, count: 2 }

  /** Reads Amina's cart, then goes offline. */
  const openOfflineBrowser = async () => {
    storeSession()
    const browser = openBrowser('amina', online)
    await eventually(() => expect(browser.inCart()).toEqual([['copper-pot', 1]]))
    stubShop({})
    return browser
  }
  const postRequests = (requests: ReturnType<typeof stubShop>) => requests.filter(({ call }) => call.startsWith('POST'))

  it('a customer’s actions are shown and stored; back online each is sent once, in order', async () => {
    const { cart, inCart, store } = await openOfflineBrowser()

    await cart.apply(addKettles)
    await cart.apply({ type: 'remove', productId: 'copper-pot' })
    await eventually(() => expect(store.get(cartAtom).isWaiting).toBe(true))
    expect(inCart()).toEqual([['blue-kettle', 2]])

    const requests = stubShop({ ...details, ...online, 'GET /cart/amina': cartReply(['blue-kettle', 2]) })
    window.dispatchEvent(new Event('online'))

    await eventually(() => expect(store.get(cartAtom).isWaiting).toBe(false))
    expect(postRequests(requests).map(({ call }) => call)).toEqual(['POST /cart/add', 'POST /cart/remove'])
    expect(inCart()).toEqual([['blue-kettle', 2]])
    expect(openCartOutbox('amina').read()).toEqual([])
  })

  it('an action whose answer was lost is sent again with the same key', async () => {
    const { cart, store } = await openOfflineBrowser()
    const unansweredRequests = stubShop({})
    await cart.apply(addKettles)
    await eventually(() => expect(store.get(cartAtom).isWaiting).toBe(true))

    const requests = stubShop({ ...details, ...online })
    window.dispatchEvent(new Event('online'))

    await eventually(() => expect(store.get(cartAtom).isWaiting).toBe(false))
    const keys = [...postRequests(unansweredRequests), ...postRequests(requests)].map(({ headers }) =>
      headers.get('Idempotency-Key'),
    )
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
  })

  it('actions outlive the page', async () => {
    const { cart, store } = await openOfflineBrowser()
    await cart.apply(addKettles)
    await eventually(() => expect(store.get(cartAtom).isWaiting).toBe(true))
    stop()

    const { inCart, requests } = openBrowser('amina', {
      ...online,
      'GET /cart/amina': cartReply(['copper-pot', 1], ['blue-kettle', 2]),
    })

    await eventually(() => expect(inCart()).toHaveLength(2))
    expect(postRequests(requests)).toHaveLength(1)
  })

  it('a refused action is shown in a toast, and the next ones are sent', async () => {
    const { cart, inCart, store } = await openOfflineBrowser()
    await cart.apply(addKettles)
    await cart.apply({ type: 'setCount', productId: 'copper-pot', count: 2 })
    await eventually(() => expect(store.get(cartAtom).isWaiting).toBe(true))

    stubShop({
      ...details,
      'GET /cart/amina': cartReply(['copper-pot', 2]),
      'POST /cart/add': { status: 404, body: { message: 'No product found', refusal: 'ProductNotFound' } },
      'POST /cart/setCount': cartReply(['copper-pot', 2]),
    })
    window.dispatchEvent(new Event('online'))

    await eventually(() => expect(inCart()).toEqual([['copper-pot', 2]]))
    expect(store.get(toastsAtom).map(({ message }) => message)).toContain('No product found')
  })

  it('a placed order removes additions from the outbox', async () => {
    const { cart, inCart, store } = await openOfflineBrowser()
    await cart.apply(addKettles)
    await eventually(() => expect(store.get(cartAtom).isWaiting).toBe(true))

    cart.removeOrdered(Date.now())

    await eventually(() => expect(openCartOutbox('amina').read()).toEqual([]))
    expect(inCart()).toEqual([])
  })

  it('a placed order keeps removals in the outbox', async () => {
    const { cart, store } = await openOfflineBrowser()
    await cart.apply({ type: 'clear' })
    await cart.apply(addKettles)
    await eventually(() => expect(store.get(cartAtom).isWaiting).toBe(true))

    cart.removeOrdered(Date.now())

    await eventually(() => expect(openCartOutbox('amina').read()).toMatchObject([{ action: { type: 'clear' } }]))
  })

  it('flush sends the outbox when the server can be reached', async () => {
    const { cart, store } = await openOfflineBrowser()
    await cart.apply(addKettles)
    await eventually(() => expect(store.get(cartAtom).isWaiting).toBe(true))
    const requests = stubShop({
      ...details,
      'GET /cart/amina': cartReply(),
      'POST /cart/add': cartReply(['blue-kettle', 2]),
    })

    await cart.flush()

    expect(requests.map(({ call }) => call)).toContain('POST /cart/add')
    expect(openCartOutbox('amina').read()).toEqual([])
  })

  it('a placed order keeps additions that are newer than its request', async () => {
    const { cart, store } = await openOfflineBrowser()
    const requestedAt = Date.now()
    await new Promise((resolve) => setTimeout(resolve, 5))
    await cart.apply(addKettles)
    await eventually(() => expect(store.get(cartAtom).isWaiting).toBe(true))

    cart.removeOrdered(requestedAt)

    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(openCartOutbox('amina').read()).toMatchObject([{ action: { type: 'add' } }])
  })
})

describe('another page of the same customer', () => {
  it('reads the cart when the server has a newer version', async () => {
    storeSession()
    const replies = { 'GET /cart/amina': cartReply(['copper-pot', 2]) }
    const { cart, inCart, requests } = openBrowser('amina', replies)
    await eventually(() => expect(inCart()).toEqual([['copper-pot', 2]]))

    cart.onServerVersion(1)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(requests.filter(({ call }) => call === 'GET /cart/amina')).toHaveLength(1)

    replies['GET /cart/amina'] = { body: { result: { lines: [], version: 2 } } }
    stubShop({ ...details, ...replies })
    cart.onServerVersion(2)

    await eventually(() => expect(inCart()).toEqual([]))
  })

  it('shows an action that another tab has put in the outbox', async () => {
    storeSession()
    const { inCart, store } = openBrowser('amina', {
      'GET /cart/amina': cartReply(),
      'POST /cart/add': cartReply(['blue-kettle', 2]),
    })
    await eventually(() => expect(store.get(cartAtom).status).toBe('ready'))

    openCartOutbox('amina').add({ type: 'add', product: blueKettle, count: 2 })
    window.dispatchEvent(new StorageEvent('storage', { key: 'cartActions-amina' }))

    expect(inCart()).toEqual([['blue-kettle', 2]])
  })
})

it('a toast says which of the guest’s pieces could not be merged', async () => {
  storeSession()
  storeGuestCart({ product: copperPot, count: 9 })
  const merged = {
    body: {
      result: {
        lines: [{ productId: 'copper-pot', count: 3 }],
        version: 1,
        cut: [{ productId: 'copper-pot', wanted: 9, count: 3 }],
      },
    },
  }
  const { store } = openBrowser('amina', { 'POST /cart/merge': merged })

  await eventually(() => expect(store.get(toastsAtom)).toHaveLength(2))
  expect(store.get(toastsAtom)[1]?.message).toBe('We could not add all of Copper pot: your cart has 3')
})

it('a product of another device that is no longer sold has the name that the server sends', async () => {
  storeSession()
  const withdrawn = [{ productId: 'old-iron', name: 'Old iron', thumbnail: '/pictures/old-iron-320.webp' }]
  const { store } = openBrowser('amina', {
    'GET /cart/amina': { body: { result: { lines: [{ productId: 'old-iron', count: 1 }], version: 4, withdrawn } } },
    'GET /products/getProductDetails/old-iron': { status: 404 },
  })

  await eventually(() => expect(store.get(cartAtom).lines).toHaveLength(1))
  expect(store.get(cartAtom).lines[0]).toMatchObject({ product: { name: 'Old iron' }, count: 1, gone: true })
})
