import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { callsOf, outcome } from '#api/callsOf.ts'
import { type EventStore, StoreUnavailable, TooContended } from '#api/eventStore/eventStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { givenShop } from '#api/givenShop.ts'
import type { Pages } from '#api/pages/pages.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { aminasHouse, blueKettle } from '#domain/cast.ts'
import { refuse } from '#domain/kernel/decision.ts'
import { openPositions } from './positions.ts'

describe('reading one’s own write', () => {
  /** A store that hands no facts to read models once its gate is shut, until it is opened again. */
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

  it('waits until the read models have reached the position that it brings', async () => {
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
    expect((await reading).body.orders).toMatchObject([{ id: placed.body.result.id }])
  })

  it.each([['41'], ['1e999'], ['soon'], [openPositions('the secret of another shop').seal(41)]])(
    'is refused where the position is none of the shop’s, with one to go on with: %s',
    async (position) => {
      await using shop = await givenShop()
      const { status, body, headers } = await shop.when.nobody('GET products/home', {}, { 'x-position': position })
      expect([status, body.message]).toEqual([400, 'This X-Position was not given by this shop: leave it out'])
      expect(body.errors?.[0]?.field).toBe('X-Position')
      expect(shop.positionIn(headers)).toBe(0)
    },
  )

  it('takes one position only: a write’s answer stands for those that it was brought as well', async () => {
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

describe('what anybody may read', () => {
  it('is sent once: a reader who has it is told 304', async () => {
    await using shop = await givenShop()
    const first = await get(`${shop.url}/products/tags`)
    expect(first.etag).toMatch(/^"/)
    expect(await get(`${shop.url}/products/tags`, first.etag)).toEqual({ status: 304, etag: first.etag })

    await shop.given.product(blueKettle, 10)
    await shop.caughtUp()
    const changed = await get(`${shop.url}/products/tags`, first.etag)
    expect([changed.status, changed.etag === first.etag]).toEqual([200, false])
  })

  it('is told apart from what is private', async () => {
    await using shop = await givenShop()
    const cacheControl = async (path: string) => (await shop.when.amina.raw('GET', path)).headers.get('cache-control')
    expect(await cacheControl('products/home')).toBe('no-cache')
    expect(await Promise.all(['cart/amina', 'products/all', 'customer/profile'].map(cacheControl))).toEqual(
      Array(3).fill('no-store'),
    )
  })
})

it('paths do not mind capitals or a slash at the end', async () => {
  await using shop = await givenShop()
  for (const path of ['products/brands/', 'PRODUCTS/Brands', 'Products/Brands/']) {
    expect((await shop.when.nobody.raw('GET', path)).status).toBe(200)
  }
})

describe('the unexpected', () => {
  const breaking = (error: unknown): Pages => ({
    assets: (_request, _response, next) => next(),
    documents: () => (_request, _response, next) => next(error),
  })
  const told = async (error: unknown) => {
    await using shop = await givenShop({ pages: breaking(error) })
    return await callsOf(shop.url).raw('GET', 'breaks')
  }

  it('is told without a word of what happened', async () => {
    const { status, body } = await told(new Error('ENOENT: no such file /srv/shop/data/events.sqlite'))
    expect([status, body]).toEqual([
      500,
      { code: 5, message: 'Something went wrong. Please try again or refresh the page.' },
    ])
  })

  it.each([
    ['a silent event store', new StoreUnavailable('The event store is silent')],
    ['too many writers', new TooContended('cart-amina')],
    ['too many people', refuse('TooBusy')],
  ])('%s is told as 503, with when to try again', async (_what, error) => {
    const answer = await told(error)
    expect([...outcome(answer), answer.body.code, answer.headers.get('retry-after')]).toEqual([503, 'TooBusy', 5, '2'])
  })
})

describe('health', () => {
  const health = async (url: string) =>
    callsOf(url).raw<{ wellbeing: string; position: number; follows: boolean; stopped: unknown[] }>('GET', 'health')

  it('is good while every projection goes on', async () => {
    await using shop = await givenShop()
    await shop.caughtUp()
    const { status, body } = await health(shop.url)
    expect(status).toBe(200)
    const position = await shop.store.head()
    expect(body).toMatchObject({ wellbeing: 'well', position, follows: true, stopped: [] })
  })

  it('tells which projection stopped, where and why; the others go on', async () => {
    await using shop = await givenShop()
    await shop.given.facts('product-nameless', [{ type: 'ProductAdded', data: { quantity: 1 } }])
    const poison = await shop.store.head()
    const { id } = await shop.given.aminasOrder()
    await shop.caughtUp()

    const { status, body } = await health(shop.url)
    expect([status, body.wellbeing]).toEqual([200, 'degraded'])
    const where = { position: poison, factType: 'ProductAdded', stream: 'product-nameless', revision: 0 }
    expect(body.stopped).toEqual(
      ['productList', 'reviewList'].map((projection) => ({ projection, ...where, why: expect.any(String) })),
    )
    const orders = await shop.when.amina('GET customer/orders/:customerId', { params: { customerId: 'amina' } })
    expect(orders.body.orders).toMatchObject([{ id }])
  })

  it('is bad once the log is no longer followed', async () => {
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
    await shop.given.facts('cart-gogo', [{ type: 'CartCleared', data: {} }])
    await expect.poll(async () => (await health(shop.url)).status).toBe(503)
    expect((await health(shop.url)).body).toMatchObject({ follows: false, stopped: [] })
  })
})

// `fetch` says `no-cache` with every `If-None-Match`; browsers and other programs do not.
const get = async (url: string, known?: string) => {
  const [answer] = (await once(
    request(url, { headers: known ? { 'if-none-match': known } : {} }).end(),
    'response',
  )) as [IncomingMessage]
  answer.resume()
  return { status: answer.statusCode, etag: answer.headers.etag }
}
