import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { type EventStore, StoreUnavailable, TooContended } from '#api/eventStore/eventStore.ts'
import { openStoreForTest, startServerForTest } from '#api/eventStore/eventStoreDb/testing/servedStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import type { Pages } from '#api/pages/pages.ts'
import { appendFacts } from '#api/testing/appendFacts.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { outcome, testClient } from '#api/testing/testClient.ts'
import { givenShop } from '#api/testing/testShop.ts'
import { refuse } from '#domain/kernel/decision.ts'
import { aminasHouse, blueKettle } from '#domain/testing/fixtures.ts'
import { thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import { openConsistencyTokens } from './consistencyTokens.ts'

describe('reading one’s own write', () => {
  /** A store that delivers no facts to read models while its gate is closed. */
  const gated = (store: EventStore) => {
    let gate = Promise.withResolvers<void>()
    gate.resolve()
    const subscribe: EventStore['subscribe'] = async function* (after, signal) {
      for await (const facts of store.subscribe(after, signal)) {
        await gate.promise
        yield facts
      }
    }
    const shut = () => {
      gate = Promise.withResolvers<void>()
    }
    return { store: { ...store, subscribe }, shut, open: () => gate.resolve() }
  }

  it('waits until the read models have reached the position of its token', async () => {
    await using folder = await temporaryFolder()
    const gate = gated(await openSqliteEventStore(`${folder.path}/events.sqlite`))
    await using shop = await givenShop({ folder: folder.path, store: gate.store })
    const orders = (headers: Record<string, string>) =>
      shop.when.amina('GET customer/orders/:customerId', { params: { customerId: 'amina' } }, headers)

    await shop.given.product(blueKettle, 10)
    await shop.caughtUp()
    gate.shut()
    const querydata = { products: [{ productId: 'blue-kettle', count: 1 }], shippingAddress: aminasHouse }
    const placed = await shop.when.amina('POST order/placeOrder', { querydata })
    const reading = orders({ 'x-position': placed.headers.get('x-position') ?? '' })
    expect((await orders({})).body.orders).toEqual([])
    gate.open()
    const { body, headers } = await reading
    expect(body.orders).toMatchObject([{ id: placed.body.result.id }])
    expect(headers.get('x-position-reached')).toBeNull()
  })

  it('is refused if the read models have not reached the position within a second', async () => {
    await using folder = await temporaryFolder()
    const gate = gated(await openSqliteEventStore(`${folder.path}/events.sqlite`))
    await using shop = await givenShop({ folder: folder.path, store: gate.store })
    await shop.given.product(blueKettle, 10)
    await shop.caughtUp()
    gate.shut()
    const added = await shop.when.amina('POST cart/add', { querydata: { productId: 'blue-kettle', count: 1 } })
    const home = await shop.when.guest('GET products/home', {}, { 'x-position': added.headers.get('x-position') ?? '' })
    gate.open()

    expect([home.status, home.headers.get('x-position-reached')]).toEqual([200, 'false'])
  })

  it('is waited for by a POST that depends on read models, too', async () => {
    await using folder = await temporaryFolder()
    const gate = gated(await openSqliteEventStore(`${folder.path}/events.sqlite`))
    await using shop = await givenShop({ folder: folder.path, store: gate.store })
    await shop.given.product(blueKettle, 10)
    await shop.caughtUp()
    gate.shut()
    const path = { params: { slug: 'blue-kettle' } }
    const changed = await shop.when.themba('POST products/updateById/:id', {
      params: { id: 'blue-kettle' },
      querydata: { name: 'Green kettle' },
    })
    const finding = shop.when.guest(
      'POST products/find/:slug',
      { ...path, querydata: {} },
      { 'x-position': changed.headers.get('x-position') ?? '' },
    )
    expect((await shop.when.guest('POST products/find/:slug', { ...path, querydata: {} })).body.results).toMatchObject([
      { name: blueKettle.name },
    ])
    gate.open()

    expect((await finding).body.results).toMatchObject([{ name: 'Green kettle' }])
  })

  it.each([['41'], ['1e999'], ['soon'], [openConsistencyTokens('the secret of another shop').encrypt(41)]])(
    'is refused with an invalid token, and gets a valid one: %s',
    async (position) => {
      await using shop = await givenShop()
      const { status, body, headers } = await shop.when.guest('GET products/home', {}, { 'x-position': position })
      expect([status, body.message]).toEqual([400, 'This X-Position was not given by this shop: leave it out'])
      expect(body.errors?.[0]?.field).toBe('X-Position')
      expect(shop.positionIn(headers)).toBe(0)
    },
  )

  it('needs one token only: the token of a write covers those that its request had', async () => {
    await using shop = await givenShop()
    await shop.given.product(blueKettle, 10)
    const add = (key: string, position = '') =>
      shop.when.amina(
        'POST cart/add',
        { querydata: { productId: 'blue-kettle', count: 1 } },
        { 'idempotency-key': key, 'x-position': position },
      )
    await add('one')
    const second = await add('two')
    const again = await add('one', second.headers.get('x-position') ?? '')
    expect(shop.positionIn(again.headers)).toBe(shop.positionIn(second.headers))
  })
})

describe('a public response', () => {
  it('is not sent again: a client that has it gets 304', async () => {
    await using shop = await givenShop()
    const first = await get(`${shop.url}/products/tags`)
    expect(first.etag).toMatch(/^W\/"/)
    expect(await get(`${shop.url}/products/tags`, first.etag)).toEqual({ status: 304, etag: first.etag })

    await shop.given.product(blueKettle, 10)
    await shop.caughtUp()
    const changed = await get(`${shop.url}/products/tags`, first.etag)
    expect([changed.status, changed.etag === first.etag]).toEqual([200, false])
  })

  it('has other cache headers than a private one', async () => {
    await using shop = await givenShop()
    const cacheControl = async (path: string) => (await shop.when.amina.raw('GET', path)).headers.get('cache-control')
    expect((await shop.when.guest.raw('GET', 'products/home')).headers.get('cache-control')).toBe('no-cache')
    expect(await Promise.all(['cart/amina', 'products/all', 'customer/profile'].map(cacheControl))).toEqual(
      Array(3).fill('no-store'),
    )
  })

  it('is kept by no shared cache if the request says who sends it: the slot that Amina holds is free for her only', async () => {
    await using shop = await givenShop()
    await shop.given.provider('thabo', thabosPlumbing)
    await shop.caughtUp()
    const slots = { params: { id: 'thabo' }, query: { days: '1' } }
    const [slot] =
      (await shop.when.guest('GET api/service-providers/slots/:id', slots)).body.result.days[0]?.slots ?? []
    const held = await shop.when.amina('POST bookings/hold', {
      querydata: { providerId: 'thabo', start: slot?.start ?? '' },
    })
    const position = { 'x-position': held.headers.get('x-position') ?? '' }
    const [hers, others] = await Promise.all(
      [shop.when.amina, shop.when.guest].map((client) =>
        client('GET api/service-providers/slots/:id', slots, position),
      ),
    )

    expect(hers?.body.result.days[0]?.slots).toContainEqual(slot)
    expect(others?.body.result.days[0]?.slots).not.toContainEqual(slot)
    expect([hers, others].map((answer) => answer?.headers.get('cache-control'))).toEqual([
      'private, no-cache',
      'no-cache',
    ])
  })
})

it('paths ignore case and a trailing slash', async () => {
  await using shop = await givenShop()
  for (const path of ['products/brands/', 'PRODUCTS/Brands', 'Products/Brands/']) {
    expect((await shop.when.guest.raw('GET', path)).status).toBe(200)
  }
})

describe('an unexpected error', () => {
  const breaking = (error: unknown): Pages => ({
    assets: (_request, _response, next) => next(),
    documents: () => (_request, _response, next) => next(error),
  })
  const failWith = async (error: unknown) => {
    await using shop = await givenShop({ pages: breaking(error) })
    return await testClient(shop.url).raw('GET', 'breaks')
  }

  it('is a 500 without details', async () => {
    const { status, body } = await failWith(new Error('ENOENT: no such file /srv/shop/data/events.sqlite'))
    expect([status, body]).toEqual([
      500,
      { code: 5, message: 'Something went wrong. Please try again or refresh the page.' },
    ])
  })

  it.each([
    ['a silent event store', new StoreUnavailable('The event store is silent')],
    ['too many writers', new TooContended('cart-amina')],
    ['too many people', refuse('TooBusy')],
  ])('%s is answered with 503, and with when to try again', async (_what, error) => {
    const answer = await failWith(error)
    expect([...outcome(answer), answer.body.code, answer.headers.get('retry-after')]).toEqual([503, 'TooBusy', 5, '2'])
  })
})

describe('health', () => {
  const health = async (url: string) =>
    testClient(url).raw<{ status: string; position: number; follows: boolean; stopped: unknown[] }>('GET', 'health')

  it('is healthy while every projection runs', async () => {
    await using shop = await givenShop()
    await shop.caughtUp()
    const { status, body } = await health(shop.url)
    expect(status).toBe(200)
    const position = await shop.store.head()
    expect(body).toMatchObject({ status: 'healthy', position, follows: true, stopped: [] })
  })

  it('reports which projection stopped, at which fact and why; the others continue', async () => {
    await using shop = await givenShop()
    await shop.given.facts('product-nameless', [{ type: 'ProductAdded', data: { quantity: 1 } }])
    const poison = await shop.store.head()
    const { id } = await shop.given.aminasOrder()
    await shop.caughtUp()

    const { status, body } = await health(shop.url)
    expect([status, body.status]).toEqual([200, 'degraded'])
    const where = { position: poison, factType: 'ProductAdded', stream: 'product-nameless', revision: 0 }
    expect(body.stopped).toEqual(
      ['productList', 'productTexts', 'reviewList'].map((projection) => ({
        projection,
        ...where,
        why: expect.any(String),
      })),
    )
    const orders = await shop.when.amina('GET customer/orders/:customerId', { params: { customerId: 'amina' } })
    expect(orders.body.orders).toMatchObject([{ id }])
  })

  it('is unhealthy within five seconds after the event store fails, and healthy within five after it is back', async () => {
    const server = await startServerForTest()
    const { store } = await openStoreForTest(server.url)
    await using folder = await temporaryFolder()
    await using shop = await givenShop({ folder: folder.path, store })
    await shop.caughtUp()
    const { url } = shop
    expect((await health(url)).body).toMatchObject({ status: 'healthy', store: 'reachable' })

    server.stop()
    await expect.poll(async () => (await health(url)).status, { timeout: 5000 }).toBe(503)
    expect((await health(url)).body).toMatchObject({ status: 'unhealthy', store: 'unreachable' })

    await server.start()
    await expect.poll(async () => (await health(url)).status, { timeout: 5000 }).toBe(200)
  })

  it('is kept by no cache: an admin sees more than others, and everybody the state of now', async () => {
    await using shop = await givenShop({ isDemo: false })
    const cacheControl = async (headers: Record<string, string>) =>
      (await fetch(`${shop.url}/health`, { headers })).headers.get('cache-control')
    expect(await cacheControl({})).toBe('no-store')
    expect(await cacheControl({ authorization: `Bearer ${shop.tokens.themba}` })).toBe('no-store')
  })

  it('is reported to an admin, too, while the event store with their account is down', async () => {
    const server = await startServerForTest()
    const { store } = await openStoreForTest(server.url)
    await using folder = await temporaryFolder()
    await using shop = await givenShop({ folder: folder.path, store, isDemo: false })
    const { themba } = shop.tokens
    server.stop()
    await expect.poll(async () => (await health(shop.url)).status, { timeout: 5000 }).toBe(503)

    const response = await fetch(`${shop.url}/health`, { headers: { authorization: `Bearer ${themba}` } })
    expect([response.status, await response.json()]).toEqual([503, { status: 'unhealthy' }])
  })

  it('is unhealthy, too, if the event store does not respond', async () => {
    const server = await startServerForTest()
    const { store } = await openStoreForTest(server.url)
    await using folder = await temporaryFolder()
    await using shop = await givenShop({ folder: folder.path, store })
    server.faults.silent = true
    await expect.poll(async () => (await health(shop.url)).status, { timeout: 5000 }).toBe(503)
    server.faults.silent = false
  })

  it('is unhealthy once the projections no longer follow the log', async () => {
    await using folder = await temporaryFolder()
    const store = await openSqliteEventStore(`${folder.path}/events.sqlite`)
    let isBroken = false
    const subscribe: EventStore['subscribe'] = async function* (after, signal) {
      for await (const facts of store.subscribe(after, signal)) {
        if (isBroken) throw new StoreUnavailable('The log broke off')
        yield facts
      }
    }
    await using shop = await givenShop({ folder: folder.path, store: { ...store, subscribe } })
    isBroken = true
    await appendFacts(shop.store, 'cart-gogo', [{ type: 'CartCleared', data: {} }])
    await expect.poll(async () => (await health(shop.url)).status).toBe(503)
    expect((await health(shop.url)).body).toMatchObject({ follows: false, stopped: [] })
  })
})

// `fetch` adds `no-cache` to every `If-None-Match`; browsers and other clients do not.
const get = async (url: string, known?: string) => {
  const [answer] = (await once(
    request(url, { headers: known ? { 'if-none-match': known } : {} }).end(),
    'response',
  )) as [IncomingMessage]
  answer.resume()
  return { status: answer.statusCode, etag: answer.headers.etag }
}
