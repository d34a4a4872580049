import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customerIdOf } from '#api/account/accountCreation.ts'
import { passwordKey } from '#api/account/secrets/passwordHashes.ts'
import { productIdOf } from '#api/catalogue/productCreation.ts'
import { openEncryptedStore } from '#api/eventStore/encryptedStore.ts'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openLedger } from '#api/eventStore/ledger.ts'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openLog } from '#api/log.ts'
import { fulfilOrders } from '#api/order/fulfilOrders.ts'
import { openOrderFulfilment } from '#api/order/orderFulfilment.ts'
import { openPolicies } from '#api/policies/policies.ts'
import { appendFacts } from '#api/testing/appendFacts.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { addressBookMachine, addressBookStream } from '#domain/address/addressBookMachine.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'
import { reviewMachine } from '#domain/review/reviewMachine.ts'
import { demoCatalogue } from './catalogue.ts'
import { demoShoppers } from './people.ts'
import { demoReviews } from './reviews.ts'
import { seedDemo } from './seed.ts'

const opened = async () => {
  const folder = await temporaryFolder()
  const raw = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const secretStore = openSecretStore(raw)
  const store = openEncryptedStore(raw, openKeyring(secretStore), schemaOf)
  return {
    store,
    secretStore,
    ledger: openLedger(store),
    seed: (into: EventStore = store) => seedDemo({ secretStore }, into),
    facts: () => everyFact(store),
    close: async () => {
      await raw.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

type DemoShop = Awaited<ReturnType<typeof opened>>

const everyFact = async (store: EventStore) => {
  const head = await store.head()
  const facts: StoredFact[] = []
  for await (const batch of store.subscribe(0, new AbortController().signal)) {
    facts.push(...batch)
    if (batch.some(({ position }) => position === head)) break
  }
  return facts
}

const countOf = (facts: readonly StoredFact[], wanted: string) => facts.filter(({ type }) => type === wanted).length

/** Every product with its stock and its reserved pieces. */
const shelves = ({ ledger }: DemoShop) =>
  Promise.all(
    demoCatalogue.map(async ({ slug }) => {
      const { context } = await ledger.load(productMachine, productStream(productIdOf(slug)))
      return { slug, quantity: context.quantity }
    }),
  )

const expectWhole = async (shop: DemoShop) => {
  const facts = await shop.facts()
  const counts = ['ProductAdded', 'AccountOpened', 'ReviewWritten'].map((type) => countOf(facts, type))
  expect(counts).toEqual([demoCatalogue.length, demoShoppers.length + 2, demoReviews.length])
  expect(countOf(facts, 'OrderConfirmed')).toBe(countOf(facts, 'OrderPlaced'))
  expect(await shelves(shop)).toEqual(demoCatalogue.map(({ slug, quantity }) => ({ slug, quantity })))
}

let demo: DemoShop
let facts: StoredFact[]
let began: string

beforeAll(async () => {
  demo = await opened()
  began = new Date().toISOString()
  await demo.seed()
  facts = await demo.facts()
}, 60_000)
afterAll(() => demo.close())

describe('the demo data', () => {
  it('fills an empty store with catalogue, customers, orders and reviews, and leaves the stock of the catalogue', () =>
    expectWhole(demo))

  it('opens two accounts with public passwords', async () => {
    const load = (email: string) => demo.ledger.load(accountMachine, accountStream(customerIdOf(email)))
    expect(await load('admin@ekhaya.example')).toMatchObject({ state: 'active', context: { role: 'Admin' } })
    expect(await load('amina@ekhaya.example')).toMatchObject({ state: 'active', context: { role: 'Customer' } })
    const book = await demo.ledger.load(addressBookMachine, addressBookStream(customerIdOf('amina@ekhaya.example')))
    expect(book.context.addresses).toHaveLength(2)
  })

  it.each(demoShoppers)('opens an account without a password for $firstname', async ({ email, firstname }) => {
    const account = await demo.ledger.load(accountMachine, accountStream(customerIdOf(email)))
    expect(account).toMatchObject({ state: 'active', context: { role: 'Customer', firstname } })
    expect(await demo.secretStore.get(passwordKey(customerIdOf(email)))).toBeUndefined()
  })

  it('has an order in every state', async () => {
    const ids = facts.filter(({ type }) => type === 'OrderPlaced').map(recordIdOf)
    const orders = await Promise.all(ids.map((id) => demo.ledger.load(orderMachine, orderStream(id))))
    const ways = ['pending', 'processing', 'shipped.dispatched', 'shipped.inTransit', 'shipped.delayed']
    expect(new Set(orders.map(({ state }) => state))).toEqual(new Set([...ways, 'delivered', 'canceled']))
  })

  it('leaves Amina a bought product without a review', async () => {
    const aminas = facts.filter(
      ({ type, meta }) => type === 'OrderPlaced' && meta.by.id === customerIdOf('amina@ekhaya.example'),
    )
    const [order] = await Promise.all(aminas.map((fact) => demo.ledger.load(orderMachine, fact.stream)))
    expect(order?.state).toBe('delivered')
    expect(facts.filter(({ type, meta }) => type === 'ReviewWritten' && meta.by.id === aminas[0]?.meta.by.id)).toEqual(
      [],
    )
  })

  it('has the facts of each record in chronological order, and none in the future', () => {
    for (const [stream, its] of Map.groupBy(facts, (fact) => fact.stream)) {
      const moments = its.map(({ meta }) => meta.at)
      expect(moments, stream).toEqual(moments.toSorted())
    }
    expect(facts.map(({ meta }) => meta.at).filter((at) => at > began)).toEqual([])
  })

  it('has every review after the delivery, under the first name of its author', async () => {
    for (const { stream, meta } of facts.filter(({ type }) => type === 'ReviewWritten')) {
      const { written } = (await demo.ledger.load(reviewMachine, stream)).context
      const order = await demo.ledger.load(
        orderMachine,
        orderStream(written && 'orderId' in written ? written.orderId : ''),
      )
      expect(order.context.reached.delivered?.localeCompare(meta.at)).toBe(-1)
      expect(demoShoppers.map(({ firstname }) => String(firstname))).toContain(written?.name)
    }
  })

  it('leaves no pending work for the policies', async () => {
    const head = await demo.store.head()
    const policies = openPolicies(demo.store, [fulfilOrders(openOrderFulfilment(demo.ledger))], openLog('silent'))
    const ending = new AbortController()
    const running = policies.run(ending.signal)
    await expect
      .poll(() => policies.states().map(({ position }) => position), { timeout: 30_000 })
      .toEqual([head, head])
    ending.abort()
    await running
    expect(await demo.store.head()).toBe(head)
  }, 60_000)

  it('is refused for a store that has other facts', async () => {
    const shop = await opened()
    await appendFacts(shop.store, 'cart-gogo', [{ type: 'CartCleared', data: {} }])
    await expect(shop.seed()).rejects.toThrow(/holds the data of a real shop: set SHOP_MODE=production/)
    expect(countOf(await shop.facts(), 'CartCleared')).toBe(await shop.store.head())
    await shop.close()
  })

  it('is written once, and the next run completes an interrupted one', async () => {
    const shop = await opened()
    const breakingAfter = (most: number) => {
      let appends = 0
      return {
        ...shop.store,
        append: (...asked: Parameters<EventStore['append']>) => {
          appends += 1
          return appends > most ? Promise.reject(new Error('Somebody pulled the plug')) : shop.store.append(...asked)
        },
      }
    }
    for (const most of [20, 500, 600]) await expect(shop.seed(breakingAfter(most))).rejects.toThrow('plug')
    await shop.seed()
    await expectWhole(shop)
    const head = await shop.store.head()
    await shop.seed()
    expect(await shop.store.head()).toBe(head)
    await shop.close()
  }, 60_000)
})
