import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type GivenShop, givenShop, tokenSecret } from '#api/givenShop.ts'
import type { Caller } from '#api/http/answers.ts'
import { openSessions } from '#api/http/sessions.ts'
import { fact } from '#domain/kernel/decision.ts'
import { openLiveSocket } from './liveSocket.ts'
import { liveVisitor } from './liveVisitor.ts'

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
})
afterAll(() => shop.close())

/** The streams that an admin's socket was told of; what was written before it opened may still be among them. */
const streamsHeard = ({ frames }: Awaited<ReturnType<typeof liveVisitor>>) =>
  frames.flatMap((frame) => (frame.event === 'auditAppended' ? [frame.data.stream] : []))

const visitor = (who?: keyof GivenShop['tokens']) => liveVisitor(shop.url, who && shop.tokens[who])

describe('the people in the shop', () => {
  it('are counted as they come and go', async () => {
    await using first = await visitor()
    await first.hears('onlineUsers', (count) => count === 1)
    const second = await visitor()
    await first.hears('onlineUsers', (count) => count === 2)
    await second.leave()
    await first.hears('onlineUsers', (count) => count === 1)
  })

  it('are counted once, on however many pages, once they are known', async () => {
    await using guest = await visitor()
    await using _phone = await visitor('amina')
    await using _desk = await visitor('amina')
    await guest.hears('onlineUsers', (count) => count === 2)
  })

  it('who look at the same product are counted for each other, and for nobody else', async () => {
    await using one = await visitor()
    await using other = await visitor()
    await using elsewhere = await visitor()
    const kettle = { productId: 'blue-kettle' }
    for (const each of [one, other]) each.say({ event: 'viewProduct', data: kettle })
    await one.hears('productViewersUpdate', ({ count }) => count === 2)
    await other.hears('productViewersUpdate', ({ count }) => count === 2)
    other.say({ event: 'leaveProduct', data: kettle })
    await one.hears('productViewersUpdate', ({ count }) => count === 1)
    await elsewhere.catchesUp()
    expect(elsewhere.frames.filter(({ event }) => event === 'productViewersUpdate')).toEqual([])
  })

  it('stop looking when they leave', async () => {
    await using one = await visitor()
    const other = await visitor()
    const pot = { productId: 'copper-pot' }
    for (const each of [one, other]) each.say({ event: 'viewProduct', data: pot })
    await one.hears('productViewersUpdate', ({ count }) => count === 2)
    await other.leave()
    await one.hears('productViewersUpdate', ({ productId, count }) => productId === 'copper-pot' && count === 1)
  })
})

describe('news of an order', () => {
  it('reaches its owner and the admins, and nobody else', async () => {
    await using amina = await visitor('amina')
    await using sipho = await visitor('sipho')
    await using themba = await visitor('themba')
    await using guest = await visitor()

    const { id } = await shop.given.aminasOrder()
    expect(await amina.hears('orderUpdated', ({ orderId }) => orderId === id)).toEqual({ orderId: id })
    await themba.hears('auditAppended', ({ stream, type }) => stream === `order-${id}` && type === 'OrderConfirmed')

    for (const each of [sipho, guest]) {
      await each.catchesUp()
      expect(each.frames.map(({ event }) => event)).not.toContain('orderUpdated')
      expect(each.frames.map(({ event }) => event)).not.toContain('auditAppended')
    }
    expect(amina.frames.map(({ event }) => event)).not.toContain('auditAppended')
  })

  it('can be read by the time it arrives', async () => {
    await using amina = await visitor('amina')
    const { id } = await shop.given.aminasOrder()
    await amina.hears('orderUpdated', ({ orderId }) => orderId === id)
    const asking = { params: { customerId: 'amina' } }
    await shop.caughtUp()
    const { orders } = (await shop.when.amina('GET customer/orders/:customerId', asking)).body
    expect(orders.map((order) => order.id)).toContain(id)
  })

  it('ends with the session', async () => {
    const { accessToken } = await shop.sessions.open('themba', false)
    await using themba = await liveVisitor(shop.url, accessToken)
    await shop.when.nobody('POST customer/logout', {}, { authorization: `Bearer ${accessToken}` })
    await using still = await visitor('themba')
    await themba.hears('sessionEnded')

    await shop.given.facts('cart-gogo', [fact('CartCleared', {})])
    await still.hears('auditAppended', ({ stream }) => stream === 'cart-gogo')
    await themba.catchesUp()
    expect(streamsHeard(themba)).not.toContain('cart-gogo')
    expect(themba.frames.filter(({ event }) => event === 'sessionEnded')).toHaveLength(1)
    expect(still.frames.map(({ event }) => event)).not.toContain('sessionEnded')
  })

  it('no longer reaches an admin who is one no more', async () => {
    await shop.given.person('lindiwe')
    await shop.given.facts('account-lindiwe', [fact('RoleGranted', { role: 'Admin' })])
    const { accessToken } = await shop.sessions.open('lindiwe', false)
    await using lindiwe = await liveVisitor(shop.url, accessToken)
    await using themba = await visitor('themba')
    await shop.given.facts('account-lindiwe', [fact('RoleGranted', { role: 'Customer' })])
    await themba.hears('auditAppended', ({ type }) => type === 'RoleGranted')

    await shop.given.facts('cart-lindiwe', [fact('CartCleared', {})])
    await themba.hears('auditAppended', ({ stream }) => stream === 'cart-lindiwe')
    await lindiwe.catchesUp()
    expect(streamsHeard(lindiwe)).not.toContain('cart-lindiwe')
  })

  it('no longer reaches an admin who has signed out through another node', async () => {
    const { accessToken } = await shop.sessions.open('themba', false)
    await using there = await liveVisitor(shop.url, accessToken)
    await using here = await visitor('themba')
    const session = await shop.sessions.ofAccessToken(accessToken)
    await openSessions(shop.vault, tokenSecret).end(session?.sessionId ?? '')

    await shop.given.facts('cart-busi', [fact('CartCleared', {})])
    await here.hears('auditAppended', ({ stream }) => stream === 'cart-busi')
    await there.hears('sessionEnded')
    expect(streamsHeard(there)).not.toContain('cart-busi')
  })
})

describe('news of a cart', () => {
  it('reaches its customer on every page, with its version, and nobody else', async () => {
    await using phone = await visitor('amina')
    await using desk = await visitor('amina')
    await using sipho = await visitor('sipho')
    await shop.given.facts('cart-amina', [fact('ProductPutInCart', { productId: 'blue-kettle', count: 1 })])
    const { version } = await phone.hears('cartUpdated')
    expect(await desk.hears('cartUpdated')).toEqual({ version })
    const cart = await shop.when.amina('GET cart/:customerId', { params: { customerId: 'amina' } })
    expect(cart.body.result.version).toBe(version)
    await sipho.catchesUp()
    expect(sipho.frames.map(({ event }) => event)).not.toContain('cartUpdated')
  })

  it('begins with its version, once the token is understood: what was done before is in it', async () => {
    await using before = await visitor('sipho')
    expect(await before.hears('recognized')).toEqual({ cartVersion: -1 })

    await shop.given.facts('cart-sipho', [fact('ProductPutInCart', { productId: 'blue-kettle', count: 1 })])
    await using sipho = await visitor('sipho')
    const { cartVersion } = await sipho.hears('recognized')
    const cart = await shop.when.sipho('GET cart/:customerId', { params: { customerId: 'sipho' } })
    expect(cart.body.result.version).toBe(cartVersion)
  })
})

it('whoever is recognized has heard what was done with their cart while its version was looked up', async () => {
  const asked = Promise.withResolvers<void>()
  const found = Promise.withResolvers<number>()
  const amina: Caller = { customerId: 'amina', role: 'Customer', sessionId: 'phone', emailVerified: true }
  const live = openLiveSocket({
    authenticate: async () => amina,
    ofSession: async () => amina,
    cartVersionOf: () => {
      asked.resolve()
      return found.promise
    },
  })
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  live.attach(server, 'close')
  await using phone = await liveVisitor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)

  phone.say({ event: 'auth', data: { token: 'of.her.own' } })
  await asked.promise
  live.room.tellCustomer('amina', { event: 'cartUpdated', data: { version: 5 } })
  found.resolve(4)

  await phone.hears('recognized')
  expect(phone.frames).toContainEqual({ event: 'cartUpdated', data: { version: 5 } })
  live.close()
  server.close()
})

describe('an account that comes to an end, wherever that was done', () => {
  /** What another node left: the facts, and the vault as it was by then. */
  const endings: [how: string, end: (customerId: string) => Promise<unknown>][] = [
    [
      'suspended',
      (id) => shop.given.facts(`account-${id}`, [fact('AccountSuspended', { reason: 'Orders that nobody takes in' })]),
    ],
    [
      'given a new password',
      async (id) => {
        await openSessions(shop.vault, tokenSecret).endAll(id)
        await shop.given.facts(`account-${id}`, [fact('PasswordReset', {})])
      },
    ],
    ['erased', (id) => shop.given.facts(`account-${id}`, [fact('AccountErased', {})])],
  ]

  it.each(endings)('is heard of no more once it is %s', async (how, end) => {
    const id = `nandi-${how.replaceAll(' ', '-')}`
    await shop.given.person(id)
    await shop.given.facts(`account-${id}`, [fact('RoleGranted', { role: 'Admin' })])
    const { accessToken } = await shop.sessions.open(id, false)
    await using nandi = await liveVisitor(shop.url, accessToken)
    await using themba = await visitor('themba')
    await end(id)
    await themba.hears('auditAppended', ({ stream }) => stream === `account-${id}`)
    await nandi.hears('sessionEnded')

    await shop.given.facts(`cart-${id}`, [fact('CartCleared', {})])
    await themba.hears('auditAppended', ({ stream }) => stream === `cart-${id}`)
    await nandi.catchesUp()
    const heard = nandi.frames.flatMap((frame) => (frame.event === 'auditAppended' ? [frame.data.stream] : []))
    expect(heard).not.toContain(`cart-${id}`)
  })
})

describe('a message', () => {
  it('goes to admins only, with who sent it', async () => {
    await using amina = await visitor('amina')
    await using sipho = await visitor('sipho')
    await using themba = await visitor('themba')
    amina.say({ event: 'message', data: { text: '  Where is my parcel?  ' } })
    expect(await themba.hears('message')).toEqual({ text: 'Where is my parcel?', from: 'amina' })

    for (const each of [amina, sipho]) await each.catchesUp()
    expect([...amina.frames, ...sipho.frames].filter(({ event }) => event === 'message')).toEqual([])
  })
})

describe('the token', () => {
  it('has to be a valid one; the visitor stays, as a guest', async () => {
    await using guest = await liveVisitor(shop.url, 'made.up.here')
    expect(guest.frames).toContainEqual({ event: 'error', data: { message: 'The token is not valid' } })
    guest.say({ event: 'viewProduct', data: { productId: 'blue-kettle' } })
    await guest.hears('productViewersUpdate')
  })

  it('of a session that ended while nobody was there says so', async () => {
    const { accessToken } = await shop.sessions.open('themba', false)
    await shop.when.nobody('POST customer/logout', {}, { authorization: `Bearer ${accessToken}` })
    await using themba = await liveVisitor(shop.url, accessToken)
    await themba.hears('sessionEnded')
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
    await using guest = await visitor()
    guest.say(frame)
    await guest.hears('error')
    guest.say({ event: 'viewProduct', data: { productId: 'blue-kettle' } })
    await guest.hears('productViewersUpdate')
  })

  it('of more than 16 KB ends the connection', async () => {
    await using guest = await visitor()
    const closed = once(guest.socket, 'close')
    guest.say('x'.repeat(16 * 1024 + 1))
    expect((await closed)[0]).toBe(1009)
  })
})

it('of many messages at once at most ten a second are heard', async () => {
  await using guest = await visitor()
  for (let number = 0; number < 40; number += 1)
    guest.say({ event: 'viewProduct', data: { productId: `mug-${number % 20}` } })
  while (guest.frames.filter(({ event }) => event !== 'onlineUsers').length < 40) await once(guest.socket, 'message')

  const errors = guest.frames.filter(({ event }) => event === 'error')
  expect(errors[0]).toEqual({ event: 'error', data: { message: 'Too many messages' } })
  // A burst may fall on both sides of a second's end.
  expect(40 - errors.length).toBeLessThanOrEqual(20)
})

describe('the door', () => {
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

  it('is open to the shop’s own pages and to programs', async () => {
    expect(await status('/live', shop.url)).toBe('open')
    expect(await status('/live?again=1')).toBe('open')
  })

  it.each([['https://elsewhere.example'], ['null'], ['http://127.0.0.1:1'], ['not an origin']])(
    'is closed to pages from %s',
    async (origin) => expect(await status('/live', origin)).toBe(403),
  )

  it('is the only one', async () => {
    expect(await status('/elsewhere', shop.url)).toMatch(/socket hang up|ECONNRESET/)
  })
})
