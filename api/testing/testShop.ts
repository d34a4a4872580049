import { once } from 'node:events'
import { join } from 'node:path'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openConsistencyTokens } from '#api/http/consistencyTokens.ts'
import { type ConnectionLimits, connectionLimits } from '#api/http/server/connectionLimits.ts'
import { openHttpServer } from '#api/http/server/httpServer.ts'
import { openSessions } from '#api/http/sessions/sessions.ts'
import { openLog } from '#api/log.ts'
import { openMail } from '#api/mail/openMail.ts'
import { openShop } from '#api/shop/openShop.ts'
import type { ShopSettings } from '#api/shop/shopSettings.ts'
import { openVerifiedAccount } from '#domain/account/accountCommands.ts'
import type { Role } from '#domain/account/accountEvents.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { addressBookMachine, addressBookStream } from '#domain/address/addressBookMachine.ts'
import { addAddress, findAddress } from '#domain/address/addressCommands.ts'
import type { Address } from '#domain/address/addressEvents.ts'
import { addProduct } from '#domain/catalogue/productCommands.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import type { Fact } from '#domain/kernel/decision.ts'
import { addProvider } from '#domain/provider/providerCommands.ts'
import type { ProviderDetails } from '#domain/provider/providerEvents.ts'
import { providerMachine, providerStream } from '#domain/provider/providerMachine.ts'
import { aminasHouse, blueKettle, monday } from '#domain/testing/fixtures.ts'
import { appendFacts } from './appendFacts.ts'
import { temporaryFolder } from './temporaryFolder.ts'
import { testClient } from './testClient.ts'

export const testTokenSecret = 'a secret that is known to the tests only'

const context: CommandContext = { by: { role: 'system', id: 'test' }, correlationId: 'given' }

interface TestShopOptions
  extends Partial<
    Pick<
      ShopSettings,
      'store' | 'limited' | 'pages' | 'corsOrigins' | 'log' | 'responseInterval' | 'proxies' | 'isDemo' | 'rush'
    >
  > {
  /** The data folder; by default a temporary one that is deleted with the shop. */
  folder?: string
  /** Runs the projector in a thread of its own, as in production. */
  projectorThread?: boolean
  /** Overrides of the connection limits of production. */
  limits?: Partial<ConnectionLimits>
}

/** A whole shop on a random port, without pages and without products. Themba is an admin, Amina and Sipho are customers. */
export const givenShop = async ({
  folder,
  projectorThread = false,
  limits: changed,
  ...settings
}: TestShopOptions = {}) => {
  const limits = { ...connectionLimits, ...changed }
  const temporary = folder === undefined ? await temporaryFolder() : undefined
  const path = folder ?? temporary?.path ?? ''
  const clock = openTickingClock()
  const raw = settings.store ?? (await openSqliteEventStore(join(path, 'events.sqlite')))
  const shop = await openShop({
    readModelsFile: join(path, 'readModels.sqlite'),
    tokenSecret: testTokenSecret,
    terms: { fee: 6000, freeFrom: 25_000 },
    publicUrl: 'http://shop.test',
    limited: false,
    mail: openMail({ outboxFile: join(path, 'outbox.sqlite') }),
    isDemo: true,
    responseInterval: 0,
    log: openLog('silent'),
    now: clock.now,
    limits,
    ...(projectorThread && { facts: { file: join(path, 'events.sqlite') } }),
    ...settings,
    store: raw,
  })
  const { store } = shop
  const server = openHttpServer({ log: openLog('silent'), proxies: settings.proxies, limits }).on('request', shop.app)
  server.listen(0, '127.0.0.1')
  shop.live.attach(server, 'close')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const sessions = openSessions(shop.secretStore, testTokenSecret, () => clock.now().getTime())
  const consistencyTokens = openConsistencyTokens(testTokenSecret)

  /** Opens an account without a password, and a session for it. */
  const openSession = async (customerId: string, role: Role = 'Customer') => {
    const names = { firstname: `${customerId[0]?.toUpperCase()}${customerId.slice(1)}`, lastname: 'Daniels' }
    const email = `${customerId}@ekhaya.example`
    await shop.ledger.handle(accountMachine, accountStream(customerId), context, (account) =>
      account.is('unopened') ? openVerifiedAccount(account, { ...names, email }, role) : [],
    )
    return (await sessions.open(customerId, false)).accessToken
  }

  const tokens = {
    amina: await openSession('amina'),
    sipho: await openSession('sipho'),
    themba: await openSession('themba', 'Admin'),
  }
  const given = {
    /** A new session: its access token. */
    session: openSession,
    /** A client in a new session; opens a customer account if there is none of this name. */
    person: async (name: string) => testClient(url, await openSession(name)),
    product: (details: ProductDetails, quantity: number) =>
      shop.ledger.handle(productMachine, productStream(details.slug), context, (product) =>
        product.is('listed') ? [] : addProduct(product, { details, quantity, dateAdded: monday }),
      ),
    provider: (providerId: string, details: ProviderDetails) =>
      shop.ledger.handle(providerMachine, providerStream(providerId), context, (provider) =>
        provider.is('listed') ? [] : addProvider(provider, { details, dateAdded: monday }),
      ),
    /** Appends facts of a moment (by default the first one) without a command, and waits until the read models have them. */
    facts: async (stream: string, facts: readonly Fact[], at = monday) => {
      await appendFacts(store, stream, facts, at)
      await shop.caughtUp()
    },
    /** Amina's order of two blue kettles, of which there are ten. */
    aminasOrder: async () => {
      await given.product(blueKettle, 10)
      const querydata = { products: [{ productId: 'blue-kettle', count: 2 }], shippingAddress: aminasHouse }
      return (await testClient(url, tokens.amina)('POST order/placeOrder', { querydata })).body.result
    },
    address: (customerId: string, addressId: string, newAddress: Address) =>
      shop.ledger.handle(addressBookMachine, addressBookStream(customerId), context, (book) =>
        findAddress(book, addressId) ? [] : addAddress(book, addressId, newAddress),
      ),
  }

  const close = async () => {
    server.closeAllConnections()
    server.close()
    await shop.close()
    await temporary?.[Symbol.asyncDispose]()
  }

  return {
    ...shop,
    url,
    folder: path,
    /** The store without encryption around it. */
    raw,
    clock,
    sessions,
    tokens,
    given,
    when: {
      guest: testClient(url),
      amina: testClient(url, tokens.amina),
      sipho: testClient(url, tokens.sipho),
      themba: testClient(url, tokens.themba),
    },
    /** The log position in the header `X-Position` of a response; 0 without one. */
    positionIn: (headers: Headers) => consistencyTokens.furthest(headers.get('x-position') ?? undefined) ?? Number.NaN,
    /** The types of all facts in a stream. */
    facts: async (stream: string) => (await store.readStream(stream)).map(({ type }) => type),
    /** Waits for the first fact of this type whose data contains `fields`. */
    waitForFact: async (type: string, stream?: string, fields: object = {}) => {
      const isWanted = (fact: StoredFact) =>
        fact.type === type && (stream === undefined || fact.stream === stream) && hasFields(fact, fields)
      for await (const facts of store.subscribe(0, new AbortController().signal)) {
        const wanted = facts.find(isWanted)
        if (wanted) return wanted
      }
      throw new Error(`${type} did not happen`)
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

export type GivenShop = Awaited<ReturnType<typeof givenShop>>

const hasFields = ({ data }: StoredFact, fields: object) =>
  Object.entries(fields).every(([field, value]) => Reflect.get(Object(data), field) === value)

/** A clock that moves on by a millisecond each time it is read. */
const openTickingClock = () => {
  let currentTime = Date.parse(monday)
  return {
    now: () => {
      currentTime += 1
      return new Date(currentTime)
    },
    advance: (seconds: number) => {
      currentTime += seconds * 1000
    },
  }
}
