import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customerIdOf } from '#api/account/accountCreation.ts'
import { passwordKey } from '#api/account/secrets/passwordHashes.ts'
import { openAgendas } from '#api/booking/agendas.ts'
import { releaseSlots } from '#api/booking/releaseSlots.ts'
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
import { agendaMachine, agendaStream } from '#domain/booking/agendaMachine.ts'
import { bookingMachine, bookingStream } from '#domain/booking/bookingMachine.ts'
import { dayOf, slotsOn } from '#domain/booking/slots.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { providerMachine, providerStream } from '#domain/provider/providerMachine.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'
import { reviewMachine } from '#domain/review/reviewMachine.ts'
import { bookingCustomers } from './bookingCustomers.ts'
import { demoCatalogue } from './catalogue.ts'
import { demoBookings } from './demoBookings.ts'
import { demoShoppers } from './people.ts'
import { demoReviews } from './reviews.ts'
import { seedDemo } from './seed.ts'
import { demoProviders } from './serviceProviders.ts'

const opened = async () => {
  const folder = await temporaryFolder()
  const raw = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const secretStore = openSecretStore(raw)
  const store = openEncryptedStore(raw, openKeyring(secretStore), schemaOf)
  const now = Date.now()
  return {
    store,
    secretStore,
    /** The moment of the demo's past, in milliseconds. */
    now,
    ledger: openLedger(store),
    seed: (into: EventStore = store) => seedDemo({ secretStore, now }, into),
    facts: () => everyFact(store),
    close: async () => {
      await raw.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

const providerReviews = demoProviders.flatMap(({ reviews }) => reviews)

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
  const wanted = ['ProductAdded', 'ProviderAdded', 'AccountOpened', 'ReviewWritten', 'BookingRequested', 'SlotBooked']
  const bookings = demoBookings(shop.now)
  expect(wanted.map((type) => [type, countOf(facts, type)])).toEqual([
    ['ProductAdded', demoCatalogue.length],
    ['ProviderAdded', demoProviders.length],
    // Everybody who buys or books, and the two accounts with public passwords, of which Amina has both.
    ['AccountOpened', bookingCustomers.length + 1],
    ['ReviewWritten', demoReviews.length + providerReviews.length],
    ['BookingRequested', bookings.length],
    ['SlotBooked', bookings.length],
  ])
  expect(countOf(facts, 'BookingCompleted')).toBe(providerReviews.length + 1)
  expect(countOf(facts, 'OrderConfirmed')).toBe(countOf(facts, 'OrderPlaced'))
  expect(await shelves(shop)).toEqual(demoCatalogue.map(({ slug, quantity }) => ({ slug, quantity })))
}

let demo: DemoShop
let facts: StoredFact[]

beforeAll(async () => {
  demo = await opened()
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

  it('leaves Amina a bought product and a visit without a review', async () => {
    const aminas = facts.filter(({ meta }) => meta.by.id === customerIdOf('amina@ekhaya.example'))
    const streamOf = (type: string) => aminas.find((fact) => fact.type === type)?.stream ?? ''
    expect((await demo.ledger.load(orderMachine, streamOf('OrderPlaced'))).state).toBe('delivered')
    expect((await demo.ledger.load(bookingMachine, streamOf('BookingRequested'))).state).toBe('completed')
    expect(countOf(aminas, 'ReviewWritten')).toBe(0)
  })

  it('has the facts of each record in chronological order, and none in the future', () => {
    for (const [stream, its] of Map.groupBy(facts, (fact) => fact.stream)) {
      const moments = its.map(({ meta }) => meta.at)
      expect(moments, stream).toEqual(moments.toSorted())
    }
    const now = new Date(demo.now).toISOString()
    expect(facts.map(({ meta }) => meta.at).filter((at) => at > now)).toEqual([])
  })

  it('has a booking in every state', async () => {
    const streams = new Set(facts.filter(({ type }) => type === 'BookingRequested').map(({ stream }) => stream))
    const bookings = await Promise.all([...streams].map((stream) => demo.ledger.load(bookingMachine, stream)))
    expect(new Set(bookings.map(({ state }) => state))).toEqual(
      new Set(['requested', 'confirmed', 'declined', 'canceled', 'completed', 'noShow']),
    )
  })

  it('has visits at times that the provider works, completed after their end, and free times where they were cancelled', async () => {
    for (const { stream } of facts.filter(({ type }) => type === 'BookingRequested')) {
      const booking = await demo.ledger.load(bookingMachine, stream)
      const { start = '', minutes = 0, providerId = '', claimId = '' } = booking.context.requested ?? {}
      const { details } = (await demo.ledger.load(providerMachine, providerStream(providerId))).context
      if (details) expect(slotsOn(details, dayOf(start))).toContainEqual({ start, minutes })
      const agenda = await demo.ledger.load(agendaMachine, agendaStream(providerId, dayOf(start)))
      const hasSlot = agenda.context.booked.some((each) => each.claimId === claimId)
      expect(hasSlot).toBe(!booking.is('canceled') && !booking.is('declined'))
      const completed = facts.find((each) => each.stream === stream && each.type === 'BookingCompleted')
      const end = Date.parse(start) + minutes * 60_000
      if (completed) expect(Date.parse(completed.meta.at)).toBeGreaterThanOrEqual(end)
    }
  })

  it('has every review of a service provider after the visit, under the first name of its author', async () => {
    const written = facts.filter(({ type, version }) => type === 'ReviewWritten' && version === 2)
    const streams = new Set<string>()
    for (const { stream, meta } of written) {
      const review = (await demo.ledger.load(reviewMachine, stream)).context.written
      if (!review || !('bookingId' in review)) continue
      streams.add(review.providerId)
      const completed = facts.find(
        (each) => each.stream === bookingStream(review.bookingId) && each.type === 'BookingCompleted',
      )
      expect(completed?.meta.at.localeCompare(meta.at)).toBe(-1)
      const account = await demo.ledger.load(accountMachine, accountStream(review.customerId))
      expect(account.context.firstname).toBe(review.name)
    }
    expect(streams.size).toBeGreaterThanOrEqual(100)
  })

  it('has every review of a product after the delivery, under the first name of its author', async () => {
    for (const { stream, meta } of facts.filter(({ type }) => type === 'ReviewWritten')) {
      const { written } = (await demo.ledger.load(reviewMachine, stream)).context
      if (written && 'bookingId' in written) continue
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
    const reactions = [
      fulfilOrders(openOrderFulfilment(demo.ledger)),
      releaseSlots(
        demo.ledger,
        openAgendas(demo.ledger, () => new Date()),
      ),
    ]
    const policies = openPolicies(demo.store, reactions, openLog('silent'))
    const ending = new AbortController()
    const running = policies.run(ending.signal)
    await expect
      .poll(() => new Set(policies.states().map(({ position }) => position)), { timeout: 30_000 })
      .toEqual(new Set([head]))
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
