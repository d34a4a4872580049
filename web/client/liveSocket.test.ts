// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OutgoingFrame } from '#domain/live/liveFrames.ts'
import { eventually } from '#e2e/eventually.ts'
import { amina, anOpenShop, type Replies, shopThatAnswers, signedInBefore, themba } from '#web/cast.ts'
import { onlineAtom, viewedProductAtom, viewersAtom } from './live.ts'
import { startLive } from './liveSocket.ts'
import { sessionAtom } from './session.ts'

/** The shop's end of the line. */
const lines: { heard: unknown[]; say: (frame: OutgoingFrame) => void }[] = []

class Line {
  static readonly OPEN = 1
  readyState = 1
  onopen = () => {}
  onclose = () => {}
  onmessage = (_: { data: string }) => {}
  heard: unknown[] = []

  constructor() {
    lines.push({ heard: this.heard, say: (frame) => this.onmessage({ data: JSON.stringify(frame) }) })
    queueMicrotask(() => this.onopen())
  }

  send(text: string) {
    this.heard.push(JSON.parse(text))
  }

  close() {
    this.onclose()
  }
}

let stop = () => {}

/** Somebody's browser with its line up; `shop` is the other end of it. */
const lineOf = async (person: typeof amina | undefined, replies: Replies = {}) => {
  const heard = shopThatAnswers(replies)
  const client = anOpenShop()
  if (person) signedInBefore()
  stop = startLive(client)
  client.store.set(sessionAtom, person ? { status: 'signedIn', person } : { status: 'guest' })
  await eventually(() => expect(lines).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve))
  return { ...client, heard, shop: lines[0] ?? { heard: [], say: () => {} } }
}

beforeEach(() => {
  lines.length = 0
  localStorage.clear()
  vi.stubGlobal('WebSocket', Line)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

describe('the live line', () => {
  it('tells who is there, once that is known', async () => {
    const { shop } = await lineOf(amina)

    expect(shop.heard).toEqual([{ event: 'auth', data: { token: localStorage.getItem('accessToken') } }])
  })

  it('has nothing to tell of a guest', async () => {
    expect((await lineOf(undefined)).shop.heard).toEqual([])
  })

  it('tells which product one looks at, and when one has left it', async () => {
    const { shop, store } = await lineOf(undefined)

    store.set(viewedProductAtom, 'blue-kettle')
    store.set(viewedProductAtom, 'copper-pot')
    store.set(viewedProductAtom, undefined)

    expect(shop.heard).toEqual([
      { event: 'viewProduct', data: { productId: 'blue-kettle' } },
      { event: 'leaveProduct', data: { productId: 'blue-kettle' } },
      { event: 'viewProduct', data: { productId: 'copper-pot' } },
      { event: 'leaveProduct', data: { productId: 'copper-pot' } },
    ])
  })

  it('hears how many are online and how many look at the product', async () => {
    const { shop, store } = await lineOf(themba)

    shop.say({ event: 'onlineUsers', data: 7 })
    shop.say({ event: 'productViewersUpdate', data: { productId: 'blue-kettle', count: 3 } })

    expect(store.get(onlineAtom)).toBe(7)
    expect(store.get(viewersAtom)).toEqual({ 'blue-kettle': 3 })
  })

  it('makes what is known of an order stale when it has changed', async () => {
    const order = { params: { id: 'order-7' } }
    const { shop, answers } = await lineOf(amina, { 'GET /order/find/order-7': { body: { result: {} } } })
    await answers.ask('GET order/find/:id', order)

    shop.say({ event: 'orderUpdated', data: { orderId: 'order-7' } })

    expect(answers.entryOf('GET order/find/:id', order)?.at).toBe(0)
  })

  it('has the cart read anew where another page has changed it', async () => {
    const cart = { body: { result: { lines: [], version: 3 } } }
    const { shop, heard } = await lineOf(amina, { 'GET /cart/amina': cart })

    shop.say({ event: 'cartUpdated', data: { version: 3 } })

    await eventually(() => expect(heard.map(({ call }) => call)).toEqual(['GET /cart/amina']))
  })

  it('has the cart read anew where it changed before the shop knew who listens, and not otherwise', async () => {
    const cart = { body: { result: { lines: [], version: 3 } } }
    const { shop, heard, cart: keeper } = await lineOf(amina, { 'GET /cart/amina': cart })
    await keeper.reload()

    shop.say({ event: 'recognized', data: { cartVersion: 4 } })
    await eventually(() => expect(heard).toHaveLength(2))
    shop.say({ event: 'recognized', data: { cartVersion: 3 } })
    await keeper.reload()

    expect(heard.map(({ call }) => call)).toEqual(['GET /cart/amina', 'GET /cart/amina', 'GET /cart/amina'])
  })

  it('makes what is known of orders stale once the shop knows who listens: what happened before was not told', async () => {
    const order = { params: { id: 'order-7' } }
    const { shop, answers } = await lineOf(amina, { 'GET /order/find/order-7': { body: { result: {} } } })
    await answers.ask('GET order/find/:id', order)

    shop.say({ event: 'recognized', data: { cartVersion: -1 } })

    expect(answers.entryOf('GET order/find/:id', order)?.at).toBe(0)
  })

  it('makes what an admin knows of a customer stale when something happened to the account', async () => {
    const customer = { params: { id: 'amina-2' } }
    const { shop, answers } = await lineOf(themba, { 'GET /customers/find/amina-2': { body: { result: {} } } })
    await answers.ask('GET customers/find/:id', customer)

    shop.say({ event: 'auditAppended', data: { stream: 'account-gogo', type: 'OtpIssued', position: 12 } })
    expect(answers.entryOf('GET customers/find/:id', customer)?.at).not.toBe(0)

    shop.say({ event: 'auditAppended', data: { stream: 'account-amina-2', type: 'AccountSuspended', position: 13 } })
    expect(answers.entryOf('GET customers/find/:id', customer)?.at).toBe(0)
  })

  it('has the figures counted anew once the shop knows who listens', async () => {
    const { shop, answers } = await lineOf(themba, { 'GET /dashboard/figures': { body: { result: {} } } })
    await answers.ask('GET dashboard/figures', {})

    shop.say({ event: 'recognized', data: { cartVersion: -1 } })

    expect(answers.entryOf('GET dashboard/figures', {})?.at).toBe(0)
  })

  it('has the figures counted anew a second after an order, and not again for ten', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const opened = lineOf(themba, { 'GET /dashboard/figures': { body: { result: {} } } })
    await vi.advanceTimersByTimeAsync(100)
    const { shop, answers, heard } = await opened
    const counted = () => heard.filter(({ call }) => call === 'GET /dashboard/figures').length
    await answers.ask('GET dashboard/figures', {})
    expect(counted()).toBe(1)
    answers.onChange(() => answers.ask('GET dashboard/figures', {}))
    const news = (stream: string) =>
      shop.say({ event: 'auditAppended', data: { stream, type: 'OrderConfirmed', position: 12 } })

    news('mail-7')
    await vi.advanceTimersByTimeAsync(2000)
    expect(counted()).toBe(1)

    for (let order = 0; order < 12; order += 1) {
      news(`order-${order}`)
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(counted()).toBe(3)
    vi.useRealTimers()
  })

  it('makes the audit stale once for all that happens within a moment', async () => {
    const { shop, answers, heard } = await lineOf(themba, { 'GET /audit/recent': { body: { results: [] } } })
    await answers.ask('GET audit/recent', {})

    for (const position of [12, 13]) {
      shop.say({ event: 'auditAppended', data: { stream: 'cart-gogo', type: 'CartCleared', position } })
    }

    expect(answers.entryOf('GET audit/recent', {})?.at).not.toBe(0)
    await eventually(() => expect(answers.entryOf('GET audit/recent', {})?.at).toBe(0))
    expect(heard.map(({ call }) => call)).toContain('GET /audit/recent')
  })

  describe('that tells of the end of the session', () => {
    beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }))
    afterEach(() => vi.useRealTimers())

    const over = { 'POST /refresh-token': { status: 403 } }
    const ended: OutgoingFrame = { event: 'sessionEnded', data: {} }
    const lineOfAmina = async (replies: Replies) => {
      const opened = lineOf(amina, replies)
      await vi.advanceTimersByTimeAsync(100)
      return opened
    }

    it('ends it here as well, whatever its tokens say', async () => {
      const { shop, store } = await lineOfAmina(over)

      shop.say(ended)
      await vi.advanceTimersByTimeAsync(1000)

      expect(store.get(sessionAtom)).toMatchObject({ expired: true })
      expect(localStorage.getItem('accessToken')).toBeNull()
    })

    it('leaves whoever is logging out to that', async () => {
      const { shop, store, heard } = await lineOfAmina(over)

      shop.say(ended)
      await vi.advanceTimersByTimeAsync(900)
      localStorage.clear()
      store.set(sessionAtom, { status: 'guest' })
      await vi.advanceTimersByTimeAsync(5000)

      expect(store.get(sessionAtom)).toEqual({ status: 'guest' })
      expect(heard).toEqual([])
    })

    it('shows the next token where the session goes on', async () => {
      const { shop, store } = await lineOfAmina({
        'POST /refresh-token': { body: { accessToken: 'next', refreshToken: 'family.1.proof' } },
      })

      shop.say(ended)
      await vi.advanceTimersByTimeAsync(1000)

      expect(shop.heard.at(-1)).toEqual({ event: 'auth', data: { token: 'next' } })
      expect(store.get(sessionAtom)).toEqual({ status: 'signedIn', person: amina })
    })

    it('is dialled anew for the same person in another session', async () => {
      const { shop, store } = await lineOfAmina(over)
      shop.say(ended)
      await vi.advanceTimersByTimeAsync(1000)
      expect(lines).toHaveLength(1)

      signedInBefore()
      store.set(sessionAtom, { status: 'signedIn', person: amina })
      await vi.advanceTimersByTimeAsync(100)

      expect(lines).toHaveLength(2)
      expect(lines[1]?.heard).toMatchObject([{ event: 'auth' }])
    })
  })

  it('is dialled anew when somebody else is there', async () => {
    const { store } = await lineOf(undefined)

    store.set(sessionAtom, { status: 'signedIn', person: amina })

    expect(lines).toHaveLength(2)
  })
})
