// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OutgoingFrame } from '#domain/live/liveFrames.ts'
import { eventually } from '#testing/eventually.ts'
import { cartAtom } from '#web/state/cart/cartState.ts'
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
  themba,
} from '#web/testing/testShop.ts'
import { followedProvidersAtom } from './followedSlots.ts'
import { isLiveAtom, onlineUsersAtom, viewedProductAtom, viewersAtom } from './presence.ts'
import { startLive } from './startLive.ts'

/** The server's ends of all sockets. */
const sockets: { received: unknown[]; emit: (frame: OutgoingFrame) => void; drop: () => void }[] = []

class FakeSocket {
  static readonly OPEN = 1
  readyState = 1
  onopen = () => {}
  onclose = () => {}
  onmessage = (_: { data: string }) => {}
  received: unknown[] = []

  constructor() {
    sockets.push({
      received: this.received,
      emit: (frame) => this.onmessage({ data: JSON.stringify(frame) }),
      drop: () => this.onclose(),
    })
    queueMicrotask(() => this.onopen())
  }

  send(text: string) {
    this.received.push(JSON.parse(text))
  }

  close() {
    this.onclose()
  }
}

const asSent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

let stop = () => {}

/** A browser with an open live socket; `shop` is the server's end of it. */
const openLive = async (person: typeof amina | undefined, replies: Replies = {}) => {
  const requests = stubShop(replies)
  const client = openTestClient()
  if (person) storeSession()
  stop = startLive(client)
  client.store.set(sessionAtom, person ? { status: 'signedIn', person } : { status: 'guest' })
  await eventually(() => expect(sockets).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve))
  return { ...client, requests, shop: sockets[0] ?? { received: [], emit: () => {}, drop: () => {} } }
}

beforeEach(() => {
  sockets.length = 0
  localStorage.clear()
  vi.stubGlobal('WebSocket', FakeSocket)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

describe('the live socket', () => {
  it('sends the access token of a signed-in person', async () => {
    const { shop } = await openLive(amina)

    await eventually(() =>
      expect(shop.received).toEqual([{ event: 'auth', data: { token: localStorage.getItem('accessToken') } }]),
    )
  })

  it('sends nothing for a guest', async () => {
    expect((await openLive(undefined)).shop.received).toEqual([])
  })

  it('reports the viewed product, and when it is left', async () => {
    const { shop, store } = await openLive(undefined)

    store.set(viewedProductAtom, 'blue-kettle')
    store.set(viewedProductAtom, 'copper-pot')
    store.set(viewedProductAtom, undefined)

    expect(shop.received).toEqual([
      { event: 'viewProduct', data: { productId: 'blue-kettle' } },
      { event: 'leaveProduct', data: { productId: 'blue-kettle' } },
      { event: 'viewProduct', data: { productId: 'copper-pot' } },
      { event: 'leaveProduct', data: { productId: 'copper-pot' } },
    ])
  })

  it('receives the number of people online and of viewers of the product', async () => {
    const { shop, store } = await openLive(themba)

    shop.emit({ event: 'onlineUsers', data: 7 })
    shop.emit({ event: 'productViewersUpdate', data: { productId: 'blue-kettle', count: 3 } })

    expect(store.get(onlineUsersAtom)).toBe(7)
    expect(store.get(viewersAtom)).toEqual({ 'blue-kettle': 3 })
  })

  describe('about products', () => {
    const slug = { params: { slug: 'blue-kettle' } }
    const kettleInStock = { ...blueKettle, quantity: 5 }
    const replies = {
      'GET /products/getProduct/blue-kettle': { body: { data: kettleInStock, related: [copperPot, kettleInStock] } },
    }
    const cheaper = { productId: 'blue-kettle', price: 400, discount: 50, discountedPrice: 200, version: 3 }

    const followed = (shownPrices: Record<string, number | null>) => ({
      event: 'followProducts',
      data: { productIds: Object.keys(shownPrices), shownPrices: Object.values(shownPrices) },
    })

    it('reports the products of cached answers, with the prices that they show', async () => {
      const { shop, queryCache } = await openLive(undefined, replies)
      await queryCache.fetchQuery('GET products/getProduct/:slug', slug)

      await eventually(() =>
        expect(shop.received).toContainEqual(followed({ 'blue-kettle': 349, 'copper-pot': 1104.15 })),
      )
    })

    it('reports the products in the cart; one that is sold out or no longer sold has no price', async () => {
      const { shop, store } = await openLive(undefined)
      const lines = [
        { product: { ...copperPot, quantity: 1 }, count: 1 },
        { product: { ...blueKettle, quantity: 0 }, count: 1 },
        { product: enamelMug, count: 2, gone: true },
      ]
      store.set(cartAtom, { status: 'ready', lines })

      await eventually(() =>
        expect(shop.received).toContainEqual(
          followed({ 'copper-pot': 1104.15, 'blue-kettle': null, 'enamel-mug': null }),
        ),
      )
    })

    it.each([
      ['a price that is older than the answer', { ...blueKettle, price: 299 }],
      ['a product that was sold out', { ...blueKettle, quantity: 0 }],
    ])('asks for the price where the cart has %s', async (_, product) => {
      const { shop, queryCache, store } = await openLive(undefined, replies)
      store.set(cartAtom, { status: 'ready', lines: [{ product, count: 1 }] })
      await queryCache.fetchQuery('GET products/getProduct/:slug', slug)

      await eventually(() =>
        expect(shop.received).toContainEqual(followed({ 'blue-kettle': -1, 'copper-pot': 1104.15 })),
      )
    })

    it('applies a new price to every cached answer with the product, without a request', async () => {
      const { shop, queryCache, requests } = await openLive(undefined, replies)
      await queryCache.fetchQuery('GET products/getProduct/:slug', slug)

      shop.emit({ event: 'productChanged', data: { ...cheaper, inStock: true } })

      const now = { ...kettleInStock, price: 400, discount: 50, discountedPrice: 200 }
      const entry = queryCache.entryOf('GET products/getProduct/:slug', slug)
      expect(entry?.result.answer).toMatchObject(asSent({ data: now, related: [copperPot, now] }))
      expect(entry?.at).not.toBe(0)
      expect(requests).toHaveLength(1)
    })

    it('marks the product as sold out, and fetches the stock once it is available again', async () => {
      const { shop, queryCache } = await openLive(undefined, replies)
      await queryCache.fetchQuery('GET products/getProduct/:slug', slug)
      const entry = () => queryCache.entryOf('GET products/getProduct/:slug', slug)

      shop.emit({ event: 'productChanged', data: { ...cheaper, inStock: false } })
      expect(entry()?.result.answer?.data.quantity).toBe(0)

      shop.emit({ event: 'productChanged', data: { ...cheaper, inStock: true } })
      expect(entry()?.at).toBe(0)
    })

    it('leaves the last price on a product that was withdrawn', async () => {
      const { shop, queryCache } = await openLive(undefined, replies)
      await queryCache.fetchQuery('GET products/getProduct/:slug', slug)

      shop.emit({ event: 'productChanged', data: { productId: 'blue-kettle', inStock: false, version: 3 } })

      const { price, discount, discountedPrice } = kettleInStock
      const answer = queryCache.entryOf('GET products/getProduct/:slug', slug)?.result.answer
      expect(answer?.data).toMatchObject({ price, discount, discountedPrice, quantity: 0 })
    })

    it('reloads a cart that holds the product, and no other', async () => {
      const { shop, store, cart } = await openLive(undefined, replies)
      const reload = vi.spyOn(cart, 'reload').mockResolvedValue(undefined)
      store.set(cartAtom, { status: 'ready', lines: [{ product: kettleInStock, count: 1 }] })

      shop.emit({ event: 'productChanged', data: { ...cheaper, productId: 'copper-pot', inStock: true } })
      expect(reload).not.toHaveBeenCalled()
      shop.emit({ event: 'productChanged', data: { ...cheaper, inStock: true } })
      expect(reload).toHaveBeenCalledOnce()
    })
  })

  describe('about free times', () => {
    const week = { params: { id: 'thabo' }, query: { days: '7' } }
    const soonest = { query: { sort: 'soonest' } } as const
    const replies = {
      'GET /api/service-providers/slots/thabo?days=7': { body: { result: { days: [] } } },
      'GET /api/service-providers/slots/lerato?days=7': { body: { result: { days: [] } } },
      'GET /api/service-providers/thabo': { body: { result: {} } },
      'GET /api/service-providers/searchServiceProviders?sort=soonest': { body: { results: [] } },
    }
    const look = (...ids: string[]) => [followedProvidersAtom, ids] as const

    it('follows each provider on the page once, and tells when the last part of the page that shows one is gone', async () => {
      const { shop, store } = await openLive(undefined)

      store.set(...look('thabo'))
      store.set(...look('thabo', 'lerato', 'thabo'))
      store.set(...look('lerato', 'thabo'))
      store.set(...look('lerato'))

      expect(shop.received).toEqual([
        { event: 'followSlots', data: { providerId: 'thabo' } },
        { event: 'followSlots', data: { providerId: 'lerato' } },
        { event: 'leaveSlots', data: { providerId: 'thabo' } },
      ])
    })

    it('drops what is cached about free times of the provider whose times have changed, and of no other', async () => {
      const { shop, queryCache } = await openLive(undefined, replies)
      await queryCache.fetchQuery('GET api/service-providers/slots/:id', week)
      await queryCache.fetchQuery('GET api/service-providers/slots/:id', { ...week, params: { id: 'lerato' } })
      await queryCache.fetchQuery('GET api/service-providers/:id', { params: { id: 'thabo' } })
      await queryCache.fetchQuery('GET api/service-providers/searchServiceProviders', soonest)

      shop.emit({ event: 'slotsChanged', data: { providerId: 'thabo', day: '2026-11-24' } })

      const stale = queryCache.entries().filter(([, { at }]) => at === 0)
      expect(stale.map(([name]) => name).sort()).toEqual([
        'GET api/service-providers/searchServiceProviders?sort=soonest',
        'GET api/service-providers/slots/thabo?days=7',
        'GET api/service-providers/thabo',
      ])
    })

    it('drops what was cached before the provider was followed', async () => {
      const { store, queryCache } = await openLive(undefined, replies)
      await queryCache.fetchQuery('GET api/service-providers/slots/:id', week)

      store.set(...look('thabo'))

      expect(queryCache.entryOf('GET api/service-providers/slots/:id', week)?.at).toBe(0)
    })

    it('follows the providers again after the connection was lost, and drops what it has missed', async () => {
      const { store, queryCache, shop } = await openLive(undefined, replies)
      store.set(...look('thabo'))
      expect(store.get(isLiveAtom)).toBe(true)
      shop.drop()
      expect(store.get(isLiveAtom)).toBe(false)
      await queryCache.fetchQuery('GET api/service-providers/slots/:id', week)

      await eventually(() =>
        expect(sockets[1]?.received).toEqual([{ event: 'followSlots', data: { providerId: 'thabo' } }]),
      )
      expect(store.get(isLiveAtom)).toBe(true)
      expect(queryCache.entryOf('GET api/service-providers/slots/:id', week)?.at).toBe(0)
    })
  })

  it('invalidates a booking that has changed, and the list of bookings', async () => {
    const booking = { params: { id: 'booking-7' } }
    const own = { params: { customerId: 'amina' } }
    const { shop, queryCache } = await openLive(amina, {
      'GET /bookings/find/booking-7': { body: { result: {} } },
      'GET /bookings/find/booking-8': { body: { result: {} } },
      'GET /bookings/own/amina': { body: { bookings: [] } },
    })
    await queryCache.fetchQuery('GET bookings/find/:id', booking)
    await queryCache.fetchQuery('GET bookings/find/:id', { params: { id: 'booking-8' } })
    await queryCache.fetchQuery('GET bookings/own/:customerId', own)

    shop.emit({ event: 'bookingUpdated', data: { bookingId: 'booking-7' } })

    const stale = queryCache.entries().filter(([, { at }]) => at === 0)
    expect(stale.map(([name]) => name).sort()).toEqual(['GET bookings/find/booking-7', 'GET bookings/own/amina'])
  })

  it('invalidates an order that has changed', async () => {
    const order = { params: { id: 'order-7' } }
    const { shop, queryCache } = await openLive(amina, { 'GET /order/find/order-7': { body: { result: {} } } })
    await queryCache.fetchQuery('GET order/find/:id', order)

    shop.emit({ event: 'orderUpdated', data: { orderId: 'order-7' } })

    expect(queryCache.entryOf('GET order/find/:id', order)?.at).toBe(0)
  })

  it('reloads the cart when another page has changed it', async () => {
    const cart = { body: { result: { lines: [], version: 3 } } }
    const { shop, requests } = await openLive(amina, { 'GET /cart/amina': cart })

    shop.emit({ event: 'cartUpdated', data: { version: 3 } })

    await eventually(() => expect(requests.map(({ call }) => call)).toEqual(['GET /cart/amina']))
  })

  it('reloads the cart when it has changed before the socket was recognized, and not otherwise', async () => {
    const cart = { body: { result: { lines: [], version: 3 } } }
    const { shop, requests, cart: clientCart } = await openLive(amina, { 'GET /cart/amina': cart })
    await clientCart.reload()

    shop.emit({ event: 'recognized', data: { cartVersion: 4 } })
    await eventually(() => expect(requests).toHaveLength(2))
    shop.emit({ event: 'recognized', data: { cartVersion: 3 } })
    await clientCart.reload()

    expect(requests.map(({ call }) => call)).toEqual(['GET /cart/amina', 'GET /cart/amina', 'GET /cart/amina'])
  })

  it('invalidates orders and bookings once the socket is recognized, since earlier frames were missed', async () => {
    const order = { params: { id: 'order-7' } }
    const booking = { params: { id: 'booking-7' } }
    const { shop, queryCache } = await openLive(amina, {
      'GET /order/find/order-7': { body: { result: {} } },
      'GET /bookings/find/booking-7': { body: { result: {} } },
    })
    await queryCache.fetchQuery('GET order/find/:id', order)
    await queryCache.fetchQuery('GET bookings/find/:id', booking)

    shop.emit({ event: 'recognized', data: { cartVersion: -1 } })

    expect(queryCache.entryOf('GET order/find/:id', order)?.at).toBe(0)
    expect(queryCache.entryOf('GET bookings/find/:id', booking)?.at).toBe(0)
  })

  it('invalidates a customer for admins when the account has a new fact', async () => {
    const customer = { params: { id: 'amina-2' } }
    const { shop, queryCache } = await openLive(themba, { 'GET /customers/find/amina-2': { body: { result: {} } } })
    await queryCache.fetchQuery('GET customers/find/:id', customer)

    shop.emit({ event: 'auditAppended', data: { stream: 'account-gogo', type: 'OtpIssued', position: 12 } })
    expect(queryCache.entryOf('GET customers/find/:id', customer)?.at).not.toBe(0)

    shop.emit({ event: 'auditAppended', data: { stream: 'account-amina-2', type: 'AccountSuspended', position: 13 } })
    expect(queryCache.entryOf('GET customers/find/:id', customer)?.at).toBe(0)
  })

  it.each([
    ['booking-booking7', ['GET bookings/find/:id', 'GET audit/bookings/:id'], 'GET bookings/all'],
    [
      'provider-sipho',
      ['GET api/service-providers/:id', 'GET api/service-providers/forEdit/:id', 'GET audit/providers/:id'],
      'GET api/service-providers/all',
    ],
  ] as const)('invalidates the pages of admins when %s has a new fact', async (stream, records, list) => {
    const id = stream.replace(/^\w+-/, '')
    const paths = [...records.flatMap((key) => ['other', id].map((each) => key.replace(':id', each))), list]
    const { shop, queryCache } = await openLive(
      themba,
      Object.fromEntries(paths.map((path) => [path.replace(' ', ' /'), { body: { result: {} } }])),
    )
    for (const key of records)
      for (const each of ['other', id]) await queryCache.fetchQuery(key, { params: { id: each } })
    await queryCache.fetchQuery(list, {})
    const fresh = () => queryCache.entries().flatMap(([name, { at }]) => (at === 0 ? [] : [name]))
    expect(fresh()).toEqual(paths)

    shop.emit({ event: 'auditAppended', data: { stream, type: 'SomethingHappened', position: 12 } })

    expect(fresh()).toEqual(records.map((key) => key.replace(':id', 'other')))
  })

  it('invalidates the table of service providers a second after somebody took a time', async () => {
    const { shop, queryCache } = await openLive(themba, {
      'GET /api/service-providers/all': { body: { results: [] } },
    })
    await queryCache.fetchQuery('GET api/service-providers/all', {})

    const data = { stream: 'agenda-sipho-2026-11-24', type: 'SlotHeld', position: 12 }
    shop.emit({ event: 'auditAppended', data })

    await eventually(() => expect(queryCache.entryOf('GET api/service-providers/all', {})?.at).toBe(0))
  })

  it('invalidates a customer’s timeline and the security events when the security of the account has a new fact', async () => {
    const customer = { params: { id: 'amina-2' } }
    const { shop, queryCache } = await openLive(themba, {
      'GET /audit/customers/amina-2': { body: { result: {} } },
      'GET /audit/security': { body: { results: [] } },
    })
    await queryCache.fetchQuery('GET audit/customers/:id', customer)
    await queryCache.fetchQuery('GET audit/security', {})

    const data = { stream: 'accountSecurity-amina-2', type: 'LoginFailed', position: 12 }
    shop.emit({ event: 'auditAppended', data })

    expect(queryCache.entryOf('GET audit/customers/:id', customer)?.at).toBe(0)
    await eventually(() => expect(queryCache.entryOf('GET audit/security', {})?.at).toBe(0))
  })

  it('invalidates the figures once the socket is recognized', async () => {
    const { shop, queryCache } = await openLive(themba, { 'GET /dashboard/figures': { body: { result: {} } } })
    await queryCache.fetchQuery('GET dashboard/figures', {})

    shop.emit({ event: 'recognized', data: { cartVersion: -1 } })

    expect(queryCache.entryOf('GET dashboard/figures', {})?.at).toBe(0)
  })

  it('invalidates the figures one second after an order, and at most every ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const opened = openLive(themba, { 'GET /dashboard/figures': { body: { result: {} } } })
    await vi.advanceTimersByTimeAsync(100)
    const { shop, queryCache, requests } = await opened
    const figureRequests = () => requests.filter(({ call }) => call === 'GET /dashboard/figures').length
    await queryCache.fetchQuery('GET dashboard/figures', {})
    expect(figureRequests()).toBe(1)
    queryCache.subscribe(() => queryCache.fetchQuery('GET dashboard/figures', {}))
    const auditAppended = (stream: string) =>
      shop.emit({ event: 'auditAppended', data: { stream, type: 'OrderConfirmed', position: 12 } })

    auditAppended('mail-7')
    await vi.advanceTimersByTimeAsync(2000)
    expect(figureRequests()).toBe(1)

    for (let order = 0; order < 12; order += 1) {
      auditAppended(`order-${order}`)
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(figureRequests()).toBe(3)
    vi.useRealTimers()
  })

  it('invalidates the audit once for several facts within a second', async () => {
    const { shop, queryCache, requests } = await openLive(themba, { 'GET /audit/recent': { body: { results: [] } } })
    await queryCache.fetchQuery('GET audit/recent', {})

    for (const position of [12, 13]) {
      shop.emit({ event: 'auditAppended', data: { stream: 'cart-gogo', type: 'CartCleared', position } })
    }

    expect(queryCache.entryOf('GET audit/recent', {})?.at).not.toBe(0)
    await eventually(() => expect(queryCache.entryOf('GET audit/recent', {})?.at).toBe(0))
    expect(requests.map(({ call }) => call)).toContain('GET /audit/recent')
  })

  describe('that receives the end of the session', () => {
    beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }))
    afterEach(() => vi.useRealTimers())

    const sessionOver = { 'POST /refresh-token': { status: 403 } }
    const sessionEnded: OutgoingFrame = { event: 'sessionEnded', data: {} }
    const openLiveOfAmina = async (replies: Replies) => {
      const opened = openLive(amina, replies)
      await vi.advanceTimersByTimeAsync(100)
      return opened
    }

    it('ends the session in this browser, however long its tokens are valid', async () => {
      const { shop, store } = await openLiveOfAmina(sessionOver)

      shop.emit(sessionEnded)
      await vi.advanceTimersByTimeAsync(1000)

      expect(store.get(sessionAtom)).toMatchObject({ expired: true })
      expect(localStorage.getItem('accessToken')).toBeNull()
    })

    it('sends no request while a logout is running', async () => {
      const { shop, store, requests } = await openLiveOfAmina(sessionOver)

      shop.emit(sessionEnded)
      await vi.advanceTimersByTimeAsync(900)
      localStorage.clear()
      store.set(sessionAtom, { status: 'guest' })
      await vi.advanceTimersByTimeAsync(5000)

      expect(store.get(sessionAtom)).toEqual({ status: 'guest' })
      expect(requests).toEqual([])
    })

    it('sends the renewed token when the session is still valid', async () => {
      const { shop, store } = await openLiveOfAmina({
        'POST /refresh-token': { body: { accessToken: 'next', refreshToken: 'family.1.proof' } },
      })

      shop.emit(sessionEnded)
      await vi.advanceTimersByTimeAsync(1000)

      expect(shop.received.at(-1)).toEqual({ event: 'auth', data: { token: 'next' } })
      expect(store.get(sessionAtom)).toEqual({ status: 'signedIn', person: amina })
    })

    it('reconnects for the same person in another session', async () => {
      const { shop, store } = await openLiveOfAmina(sessionOver)
      shop.emit(sessionEnded)
      await vi.advanceTimersByTimeAsync(1000)
      expect(sockets).toHaveLength(1)

      storeSession()
      store.set(sessionAtom, { status: 'signedIn', person: amina })
      await vi.advanceTimersByTimeAsync(100)

      expect(sockets).toHaveLength(2)
      expect(sockets[1]?.received).toMatchObject([{ event: 'auth' }])
    })
  })

  it('reconnects when another person is signed in', async () => {
    const { store } = await openLive(undefined)

    store.set(sessionAtom, { status: 'signedIn', person: amina })

    expect(sockets).toHaveLength(2)
  })
})
