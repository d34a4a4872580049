import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Caller } from '#api/http/handlers.ts'
import { openSessions } from '#api/http/sessions/sessions.ts'
import { openLog } from '#api/log.ts'
import { type GivenShop, givenShop, testTokenSecret } from '#api/testing/testShop.ts'
import { fact } from '#domain/kernel/decision.ts'
import { enamelMug } from '#domain/testing/fixtures.ts'
import { openLiveSocket } from './liveSocket.ts'
import { openLiveClient } from './testing/liveClient.ts'

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
})
afterAll(() => shop.close())

/** The streams of all `auditAppended` frames that an admin's client received; facts from before it opened may be among them. */
const auditedStreams = ({ frames }: Awaited<ReturnType<typeof openLiveClient>>) =>
  frames.flatMap((frame) => (frame.event === 'auditAppended' ? [frame.data.stream] : []))

const openClient = (who?: keyof GivenShop['tokens']) => openLiveClient(shop.url, who && shop.tokens[who])

describe('visitors', () => {
  it('are counted as they connect and disconnect', async () => {
    await using first = await openClient()
    await first.waitForFrame('onlineUsers', (count) => count === 1)
    const second = await openClient()
    await first.waitForFrame('onlineUsers', (count) => count === 2)
    await second.leave()
    await first.waitForFrame('onlineUsers', (count) => count === 1)
  })

  it('are counted once on all their pages after signing in', async () => {
    await using guest = await openClient()
    await using _phone = await openClient('amina')
    await using _desk = await openClient('amina')
    await guest.waitForFrame('onlineUsers', (count) => count === 2)
  })

  it('of the same product are counted for each other, and for nobody else', async () => {
    await using one = await openClient()
    await using other = await openClient()
    await using elsewhere = await openClient()
    const kettle = { productId: 'blue-kettle' }
    for (const each of [one, other]) each.send({ event: 'viewProduct', data: kettle })
    await one.waitForFrame('productViewersUpdate', ({ count }) => count === 2)
    await other.waitForFrame('productViewersUpdate', ({ count }) => count === 2)
    other.send({ event: 'leaveProduct', data: kettle })
    await one.waitForFrame('productViewersUpdate', ({ count }) => count === 1)
    await elsewhere.catchUp()
    expect(elsewhere.frames.filter(({ event }) => event === 'productViewersUpdate')).toEqual([])
  })

  it('are no longer counted for a product after they disconnect', async () => {
    await using one = await openClient()
    const other = await openClient()
    const pot = { productId: 'copper-pot' }
    for (const each of [one, other]) each.send({ event: 'viewProduct', data: pot })
    await one.waitForFrame('productViewersUpdate', ({ count }) => count === 2)
    await other.leave()
    await one.waitForFrame('productViewersUpdate', ({ productId, count }) => productId === 'copper-pot' && count === 1)
  })
})

describe('a frame about an order', () => {
  it('reaches its owner and the admins, and nobody else', async () => {
    await using amina = await openClient('amina')
    await using sipho = await openClient('sipho')
    await using themba = await openClient('themba')
    await using guest = await openClient()

    const { id } = await shop.given.aminasOrder()
    expect(await amina.waitForFrame('orderUpdated', ({ orderId }) => orderId === id)).toEqual({ orderId: id })
    await themba.waitForFrame(
      'auditAppended',
      ({ stream, type }) => stream === `order-${id}` && type === 'OrderConfirmed',
    )

    for (const each of [sipho, guest]) {
      await each.catchUp()
      expect(each.frames.map(({ event }) => event)).not.toContain('orderUpdated')
      expect(each.frames.map(({ event }) => event)).not.toContain('auditAppended')
    }
    expect(amina.frames.map(({ event }) => event)).not.toContain('auditAppended')
  })

  it('arrives after the read models contain its fact', async () => {
    await using amina = await openClient('amina')
    const { id } = await shop.given.aminasOrder()
    await amina.waitForFrame('orderUpdated', ({ orderId }) => orderId === id)
    const request = { params: { customerId: 'amina' } }
    await shop.caughtUp()
    const { orders } = (await shop.when.amina('GET customer/orders/:customerId', request)).body
    expect(orders.map((order) => order.id)).toContain(id)
  })

  it('ends with the session', async () => {
    const { accessToken } = await shop.sessions.open('themba', false)
    await using themba = await openLiveClient(shop.url, accessToken)
    await shop.when.guest('POST customer/logout', {}, { authorization: `Bearer ${accessToken}` })
    await using still = await openClient('themba')
    await themba.waitForFrame('sessionEnded')

    await shop.given.facts('cart-gogo', [fact('CartCleared', {})])
    await still.waitForFrame('auditAppended', ({ stream }) => stream === 'cart-gogo')
    await themba.catchUp()
    expect(auditedStreams(themba)).not.toContain('cart-gogo')
    expect(themba.frames.filter(({ event }) => event === 'sessionEnded')).toHaveLength(1)
    expect(still.frames.map(({ event }) => event)).not.toContain('sessionEnded')
  })

  it('no longer reaches a former admin', async () => {
    await shop.given.person('lindiwe')
    await shop.given.facts('account-lindiwe', [fact('RoleGranted', { role: 'Admin' })])
    const { accessToken } = await shop.sessions.open('lindiwe', false)
    await using lindiwe = await openLiveClient(shop.url, accessToken)
    await using themba = await openClient('themba')
    await shop.given.facts('account-lindiwe', [fact('RoleGranted', { role: 'Customer' })])
    await themba.waitForFrame('auditAppended', ({ type }) => type === 'RoleGranted')

    await shop.given.facts('cart-lindiwe', [fact('CartCleared', {})])
    await themba.waitForFrame('auditAppended', ({ stream }) => stream === 'cart-lindiwe')
    await lindiwe.catchUp()
    expect(auditedStreams(lindiwe)).not.toContain('cart-lindiwe')
  })

  it('no longer reaches an admin who has signed out through another node', async () => {
    const { accessToken } = await shop.sessions.open('themba', false)
    await using there = await openLiveClient(shop.url, accessToken)
    await using here = await openClient('themba')
    const session = await shop.sessions.ofAccessToken(accessToken)
    await openSessions(shop.secretStore, testTokenSecret).end(session?.sessionId ?? '')

    await shop.given.facts('cart-busi', [fact('CartCleared', {})])
    await here.waitForFrame('auditAppended', ({ stream }) => stream === 'cart-busi')
    await there.waitForFrame('sessionEnded')
    expect(auditedStreams(there)).not.toContain('cart-busi')
  })
})

describe('a frame about a cart', () => {
  it('reaches its customer on every page, with its version, and nobody else', async () => {
    await using phone = await openClient('amina')
    await using desk = await openClient('amina')
    await using sipho = await openClient('sipho')
    await shop.given.facts('cart-amina', [fact('ProductPutInCart', { productId: 'blue-kettle', count: 1 })])
    const { version } = await phone.waitForFrame('cartUpdated')
    expect(await desk.waitForFrame('cartUpdated')).toEqual({ version })
    const cart = await shop.when.amina('GET cart/:customerId', { params: { customerId: 'amina' } })
    expect(cart.body.result.version).toBe(version)
    await sipho.catchUp()
    expect(sipho.frames.map(({ event }) => event)).not.toContain('cartUpdated')
  })

  it('starts with the cart version once the token is accepted', async () => {
    await using before = await openClient('sipho')
    expect(await before.waitForFrame('recognized')).toEqual({ cartVersion: -1 })

    await shop.given.facts('cart-sipho', [fact('ProductPutInCart', { productId: 'blue-kettle', count: 1 })])
    await using sipho = await openClient('sipho')
    const { cartVersion } = await sipho.waitForFrame('recognized')
    const cart = await shop.when.sipho('GET cart/:customerId', { params: { customerId: 'sipho' } })
    expect(cart.body.result.version).toBe(cartVersion)
  })
})

describe('a frame about a product', () => {
  const mug = { ...enamelMug, slug: 'live-mug', price: 8000, discount: 0 }
  const repriced = (price: number, discount: number) =>
    shop.given.facts('product-live-mug', [fact('ProductRepriced', { price, discount })])

  it('reaches those who view or follow it, with its current price, and nobody else', async () => {
    await shop.given.product(mug, 2)
    await using viewer = await openClient()
    await using follower = await openClient()
    await using elsewhere = await openClient()
    viewer.send({ event: 'viewProduct', data: { productId: 'live-mug' } })
    follower.send({ event: 'followProducts', data: { productIds: ['blue-kettle', 'live-mug'] } })
    elsewhere.send({ event: 'followProducts', data: { productIds: ['live-mug'] } })
    elsewhere.send({ event: 'followProducts', data: { productIds: ['blue-kettle'] } })
    for (const each of [viewer, follower, elsewhere]) await each.catchUp()

    await repriced(10_000, 25)
    const now = { productId: 'live-mug', price: 100, discount: 25, discountedPrice: 75, inStock: true }
    expect(await viewer.waitForFrame('productChanged')).toMatchObject(now)
    expect(await follower.waitForFrame('productChanged')).toMatchObject(now)

    await shop.given.facts('product-live-mug', [fact('StockAdjusted', { by: -2, reason: 'Broken' })])
    expect(await viewer.waitForFrame('productChanged')).toMatchObject({ ...now, inStock: false })
    await elsewhere.catchUp()
    expect(elsewhere.frames.map(({ event }) => event)).not.toContain('productChanged')
  })

  it('has no price once the product is withdrawn', async () => {
    await shop.given.product(mug, 2)
    await using follower = await openClient()
    follower.send({ event: 'followProducts', data: { productIds: ['live-mug'] } })
    await follower.catchUp()
    await shop.given.facts('product-live-mug', [fact('ProductWithdrawn', {})])
    const change = await follower.waitForFrame('productChanged')
    expect(change).toEqual({ productId: 'live-mug', inStock: false, version: expect.any(Number) })

    await repriced(12_300, 0)
    await shop.given.facts('product-live-mug', [fact('ProductListed', {})])
    await follower.waitForFrame('productChanged', ({ price }) => price === 123)
    expect(follower.frames.filter(({ event }) => event === 'productChanged')).toHaveLength(2)
  })

  it('tells nobody of a draft', async () => {
    await shop.given.product(enamelMug, 2)
    await shop.given.facts('product-secret-mug', [
      fact('ProductDrafted', { ...mug, slug: 'secret-mug', quantity: 2, dateAdded: '2026-11-16T08:00:00Z' }),
    ])
    await using follower = await openClient()
    follower.send({ event: 'followProducts', data: { productIds: ['secret-mug', 'enamel-mug'] } })
    await follower.catchUp()
    await shop.given.facts('product-secret-mug', [fact('ProductRepriced', { price: 100, discount: 0 })])
    await shop.given.facts('product-enamel-mug', [fact('StockAdjusted', { by: 1, reason: 'Found' })])
    await follower.waitForFrame('productChanged', ({ productId }) => productId === 'enamel-mug')
    expect(JSON.stringify(follower.frames)).not.toContain('secret-mug')
  })

  describe('whose page is older than its subscription', () => {
    /** Products in the shop, each with a price of R 80 and what has happened to it since. */
    const given = async (...products: [slug: string, ...facts: Parameters<GivenShop['given']['facts']>[1]][]) => {
      for (const [slug, ...facts] of products) {
        await shop.given.product({ ...mug, slug }, 2)
        await shop.given.facts(`product-${slug}`, facts)
      }
    }
    const soldOut = fact('StockAdjusted', { by: -2, reason: 'Broken' })
    const productChanges = ({ frames }: Awaited<ReturnType<typeof openClient>>) =>
      frames.flatMap((frame) => (frame.event === 'productChanged' ? [frame.data] : []))

    it('is sent for each product that is not as the page shows it', async () => {
      await given(
        ['same-mug', fact('StockAdjusted', { by: 1, reason: 'Found' })],
        ['empty-mug', soldOut],
        ['hidden-mug', fact('ProductWithdrawn', {})],
        ['dearer-mug', fact('ProductRepriced', { price: 9_000, discount: 0 })],
        ['gone-mug', fact('ProductWithdrawn', {})],
        ['broken-mug', soldOut],
        ['found-mug', fact('StockAdjusted', { by: 1, reason: 'Found' })],
      )
      await shop.given.facts('product-drafted-mug', [
        fact('ProductDrafted', { ...mug, slug: 'drafted-mug', quantity: 2, dateAdded: '2026-11-16T08:00:00Z' }),
      ])
      await using follower = await openClient()
      const page = {
        'same-mug': 80,
        'empty-mug': null,
        'hidden-mug': null,
        'no-such-mug': 80,
        'drafted-mug': 70,
        'dearer-mug': 80,
        'gone-mug': 80,
        'broken-mug': 80,
        'found-mug': null,
      }
      follower.send({
        event: 'followProducts',
        data: { productIds: Object.keys(page), shownPrices: Object.values(page) },
      })

      await follower.waitForFrame('productChanged', ({ productId }) => productId === 'found-mug')
      expect(productChanges(follower)).toMatchObject([
        { productId: 'dearer-mug', discountedPrice: 90, inStock: true },
        { productId: 'gone-mug', inStock: false },
        { productId: 'broken-mug', inStock: false },
        { productId: 'found-mug', discountedPrice: 80, inStock: true },
      ])
    })

    it('is sent once, though the list is sent many times, and without prices not at all', async () => {
      await given(['unpriced-mug', soldOut], ['older-mug', soldOut], ['newer-mug', soldOut])
      await using follower = await openClient()
      const follow = (...productIds: string[]) =>
        follower.send({ event: 'followProducts', data: { productIds, shownPrices: productIds.map(() => 80) } })
      follower.send({ event: 'followProducts', data: { productIds: ['unpriced-mug'] } })
      for (let times = 0; times < 5; times += 1) follow('unpriced-mug', 'older-mug')
      await follower.waitForFrame('productChanged')
      follow('unpriced-mug', 'older-mug', 'newer-mug')
      await follower.waitForFrame('productChanged')

      expect(productChanges(follower).map(({ productId }) => productId)).toEqual(['older-mug', 'newer-mug'])
    })
  })

  it('is throttled: of many changes at once only the last is sent, and none if nothing changed for a customer', async () => {
    await shop.given.product(mug, 2)
    await using viewer = await openClient()
    viewer.send({ event: 'viewProduct', data: { productId: 'live-mug' } })
    await viewer.catchUp()
    for (const price of [9000, 9100, 9200, 9300]) await repriced(price, 0)
    await viewer.waitForFrame('productChanged', ({ price }) => price === 93)
    await shop.given.facts('product-live-mug', [fact('StockAdjusted', { by: 50, reason: 'Delivered' })])
    await viewer.waitForFrame('productChanged', ({ inStock }) => inStock)
    await shop.given.facts('product-live-mug', [fact('StockAdjusted', { by: 1, reason: 'Found' })])
    await repriced(9400, 0)
    await viewer.waitForFrame('productChanged', ({ price }) => price === 94)
    expect(viewer.frames.filter(({ event }) => event === 'productChanged').length).toBeLessThanOrEqual(5)
  })
})

it('a user gets cart updates that happen while their cart version is read', async () => {
  const lookupStarted = Promise.withResolvers<void>()
  const cartVersion = Promise.withResolvers<number>()
  const amina: Caller = { customerId: 'amina', role: 'Customer', sessionId: 'phone', emailVerified: true }
  const dependencies = {
    authenticate: async () => amina,
    ofSession: async () => amina,
    cartVersionOf: () => {
      lookupStarted.resolve()
      return cartVersion.promise
    },
    currentProduct: () => undefined,
    log: openLog('silent'),
  }
  const live = openLiveSocket(dependencies, { sockets: 10, proxies: 0 })
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  live.attach(server, 'close')
  await using phone = await openLiveClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)

  phone.send({ event: 'auth', data: { token: 'of.her.own' } })
  await lookupStarted.promise
  live.room.sendToCustomer('amina', { event: 'cartUpdated', data: { version: 5 } })
  cartVersion.resolve(4)

  await phone.waitForFrame('recognized')
  expect(phone.frames).toContainEqual({ event: 'cartUpdated', data: { version: 5 } })
  live.close()
  server.close()
})

describe('an account that is closed on another node', () => {
  /** What another node wrote: the facts, and the changes to the secret store. */
  const endings: [how: string, end: (customerId: string) => Promise<unknown>][] = [
    [
      'suspended',
      (id) => shop.given.facts(`account-${id}`, [fact('AccountSuspended', { reason: 'Orders that nobody takes in' })]),
    ],
    [
      'given a new password',
      async (id) => {
        await openSessions(shop.secretStore, testTokenSecret).endAll(id)
        await shop.given.facts(`account-${id}`, [fact('PasswordReset', {})])
      },
    ],
    ['erased', (id) => shop.given.facts(`account-${id}`, [fact('AccountErased', {})])],
  ]

  it.each(endings)('gets no more frames once it is %s', async (how, endAccount) => {
    const id = `nandi-${how.replaceAll(' ', '-')}`
    await shop.given.person(id)
    await shop.given.facts(`account-${id}`, [fact('RoleGranted', { role: 'Admin' })])
    const { accessToken } = await shop.sessions.open(id, false)
    await using nandi = await openLiveClient(shop.url, accessToken)
    await using themba = await openClient('themba')
    await endAccount(id)
    await themba.waitForFrame('auditAppended', ({ stream }) => stream === `account-${id}`)
    await nandi.waitForFrame('sessionEnded')

    await shop.given.facts(`cart-${id}`, [fact('CartCleared', {})])
    await themba.waitForFrame('auditAppended', ({ stream }) => stream === `cart-${id}`)
    await nandi.catchUp()
    const streams = nandi.frames.flatMap((frame) => (frame.event === 'auditAppended' ? [frame.data.stream] : []))
    expect(streams).not.toContain(`cart-${id}`)
  })
})

describe('a message', () => {
  it('is sent to admins only, with its sender', async () => {
    await using amina = await openClient('amina')
    await using sipho = await openClient('sipho')
    await using themba = await openClient('themba')
    amina.send({ event: 'message', data: { text: '  Where is my parcel?  ' } })
    expect(await themba.waitForFrame('message')).toEqual({ text: 'Where is my parcel?', from: 'amina' })

    for (const each of [amina, sipho]) await each.catchUp()
    expect([...amina.frames, ...sipho.frames].filter(({ event }) => event === 'message')).toEqual([])
  })
})

describe('messages of guests', () => {
  it('reach the admins once a second, together', async () => {
    await using themba = await openClient('themba')
    await using nomsa = await openClient()
    await using zola = await openClient()
    const began = performance.now()
    for (let number = 1; number <= 10; number += 1) {
      nomsa.send({ event: 'message', data: { text: `nomsa ${number}` } })
      zola.send({ event: 'message', data: { text: `zola ${number}` } })
    }
    const { text, from, more } = await themba.waitForFrame('message')
    expect(performance.now() - began).toBeGreaterThan(900)
    expect([text.split('\n').toSorted(), from, more]).toEqual([
      ['nomsa', 'zola'].flatMap((name) => Array.from({ length: 10 }, (_, at) => `${name} ${at + 1}`)).toSorted(),
      'guest',
      undefined,
    ])
  })

  it('are one line each, so that nobody forges the message of somebody else', async () => {
    await using themba = await openClient('themba')
    await using nomsa = await openClient()
    nomsa.send({ event: 'message', data: { text: 'hello\r\nThe shop:\u202e pay now' } })
    expect((await themba.waitForFrame('message')).text).toBe('hello The shop: pay now')
  })

  it('are truncated if there are too many, with the number left out', async () => {
    await using themba = await openClient('themba')
    const guests = await Promise.all([openClient(), openClient(), openClient()])
    for (const guest of guests)
      for (let number = 0; number < 10; number += 1) guest.send({ event: 'message', data: { text: 'hello' } })
    const { text, more } = await themba.waitForFrame('message')
    expect([text.split('\n').length, more]).toEqual([20, 10])
    for (const guest of guests) await guest.leave()
  })
})

describe('a crowd that opens one product', () => {
  it('gets at most four counts a second each, and the exact count in the end', async () => {
    const clients = await Promise.all(Array.from({ length: 50 }, () => openClient()))
    const pan = { productId: 'cast-iron-pan' }
    const began = performance.now()
    for (const one of clients) {
      one.send({ event: 'viewProduct', data: pan })
      await pause(10)
    }
    for (const one of clients) await one.waitForFrame('productViewersUpdate', ({ count }) => count === 50)
    const windows = Math.ceil((performance.now() - began) / 250)
    for (const { frames } of clients) {
      expect(frames.filter(({ event }) => event === 'productViewersUpdate').length).toBeLessThanOrEqual(windows)
    }
    await Promise.all(clients.map((one) => one.leave()))
  })
})

describe('the token', () => {
  it('must be valid; otherwise the visitor stays a guest', async () => {
    await using guest = await openLiveClient(shop.url, 'made.up.here')
    expect(guest.frames).toContainEqual({ event: 'error', data: { message: 'The token is not valid' } })
    guest.send({ event: 'viewProduct', data: { productId: 'blue-kettle' } })
    await guest.waitForFrame('productViewersUpdate')
  })

  it('of a session that ended while it was disconnected gets sessionEnded', async () => {
    const { accessToken } = await shop.sessions.open('themba', false)
    await shop.when.guest('POST customer/logout', {}, { authorization: `Bearer ${accessToken}` })
    await using themba = await openLiveClient(shop.url, accessToken)
    await themba.waitForFrame('sessionEnded')
  })
})

describe('a bad frame', () => {
  it.each([
    ['no JSON', '{"event":'],
    ['no object', '7'],
    ['an unknown event', '{"event":"dance","data":{}}'],
    ['an event of the shop’s own', '{"event":"onlineUsers","data":9}'],
    ['a product id that is none', '{"event":"viewProduct","data":{"productId":7}}'],
    ['a message without text', '{"event":"message","data":{"text":"  "}}'],
    ['a prototype', '{"__proto__":{"event":"message"},"data":{"text":"hello"}}'],
  ])('with %s gets an error, and the next good one is heard', async (_what, frame) => {
    await using guest = await openClient()
    guest.send(frame)
    await guest.waitForFrame('error')
    guest.send({ event: 'viewProduct', data: { productId: 'blue-kettle' } })
    await guest.waitForFrame('productViewersUpdate')
  })

  it('of more than 16 KB ends the connection', async () => {
    await using guest = await openClient()
    const closed = once(guest.socket, 'close')
    guest.send('x'.repeat(16 * 1024 + 1))
    expect((await closed)[0]).toBe(1009)
  })
})

describe('of many messages at once', () => {
  it('ten are accepted and the others refused', async () => {
    await using guest = await openClient()
    for (let number = 0; number < 40; number += 1) guest.send('not a frame')
    const errors = () => guest.frames.flatMap((frame) => (frame.event === 'error' ? [frame.data.message] : []))
    await expect.poll(() => errors().length).toBe(40)

    expect(errors()).toEqual([...Array(10).fill('A frame must be JSON'), ...Array(30).fill('Too many messages')])
  })

  it('a limited number is refused, then the connection is closed', async () => {
    await using guest = await openClient()
    const closed = once(guest.socket, 'close')
    for (let number = 0; number < 200; number += 1) guest.send('not a frame')
    expect((await closed)[0]).toBe(1008)
  })
})

describe('the upgrade request', () => {
  const status = async (path: string, origin?: string) => {
    const socket = new WebSocket(`${shop.url.replace('http', 'ws')}${path}`, { ...(origin && { origin }) })
    const outcome = await new Promise<string | number | undefined>((resolve) => {
      socket.on('open', () => resolve('open'))
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
      socket.on('error', (error) => resolve(String(error)))
    })
    socket.terminate()
    return outcome
  }

  it('is accepted from the shop’s own pages and from programs', async () => {
    expect(await status('/live', shop.url)).toBe('open')
    expect(await status('/live?again=1')).toBe('open')
  })

  it.each([['https://elsewhere.example'], ['null'], ['http://127.0.0.1:1'], ['not an origin']])(
    'is refused to pages from %s',
    async (origin) => expect(await status('/live', origin)).toBe(403),
  )

  it('is refused on every other path', async () => {
    expect(await status('/elsewhere', shop.url)).toMatch(/socket hang up|ECONNRESET/)
  })
})
