import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Deed } from '#api/eventStore/handle.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openPositions } from '#api/http/positions.ts'
import { openSessions } from '#api/http/sessions.ts'
import { openLog } from '#api/log.ts'
import { openMail } from '#api/mail/openMail.ts'
import { openShop, type ShopSettings } from '#api/shop.ts'
import { openVerifiedAccount } from '#domain/account/accountCommands.ts'
import type { Role } from '#domain/account/accountEvents.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { addressBookMachine, addressBookStream } from '#domain/address/addressBookMachine.ts'
import { addAddress, findAddress } from '#domain/address/addressCommands.ts'
import type { Address } from '#domain/address/addressEvents.ts'
import { aminasHouse, blueKettle, monday } from '#domain/cast.ts'
import { addProduct } from '#domain/catalogue/productCommands.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import type { Fact } from '#domain/kernel/decision.ts'
import { appendFacts } from './appendFacts.ts'
import { callsOf } from './callsOf.ts'
import { temporaryFolder } from './temporaryFolder.ts'

export const tokenSecret = 'a secret that is known to the tests only'

const deed: Deed = { by: { role: 'system', id: 'test' }, correlationId: 'given' }

interface Given extends Partial<Pick<ShopSettings, 'store' | 'limited' | 'pages' | 'corsOrigins' | 'log' | 'beat'>> {
  /** Where the shop keeps its files; without it, in a folder that vanishes with the shop. */
  folder?: string
  /** Its read models are kept by a thread of their own, as in a shop that is open to everybody. */
  apart?: boolean
}

/** A whole shop on a random port, without pages and with an empty shelf. Themba is its admin, Amina and Sipho are customers. */
export const givenShop = async ({ folder, apart = false, ...settings }: Given = {}) => {
  const own = folder === undefined ? await temporaryFolder() : undefined
  const path = folder ?? own?.path ?? ''
  const clock = openClock()
  const raw = settings.store ?? (await openSqliteEventStore(join(path, 'events.sqlite')))
  const shop = await openShop({
    readModels: join(path, 'readModels.sqlite'),
    tokenSecret,
    terms: { fee: 6000, freeFrom: 25_000 },
    publicUrl: 'http://shop.test',
    limited: false,
    mail: openMail({ outboxFile: join(path, 'outbox.sqlite') }),
    isDemo: true,
    beat: 0,
    log: openLog('silent'),
    now: clock.now,
    ...(apart && { facts: { file: join(path, 'events.sqlite') } }),
    ...settings,
    store: raw,
  })
  const { store } = shop
  const server = createServer(shop.app).listen(0, '127.0.0.1')
  shop.live.attach(server, 'close')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const sessions = openSessions(shop.vault, tokenSecret, () => clock.now().getTime())
  const positions = openPositions(tokenSecret)

  /** Opens an account without a password, and a session for it. */
  const person = async (customerId: string, role: Role = 'Customer') => {
    const names = { firstname: `${customerId[0]?.toUpperCase()}${customerId.slice(1)}`, lastname: 'Daniels' }
    const email = `${customerId}@ekhaya.example`
    await shop.ledger.handle(accountMachine, accountStream(customerId), deed, (account) =>
      account.is('unopened') ? openVerifiedAccount(account, { ...names, email }, role) : [],
    )
    return (await sessions.open(customerId, false)).accessToken
  }

  const tokens = { amina: await person('amina'), sipho: await person('sipho'), themba: await person('themba', 'Admin') }
  const given = {
    /** Somebody in a session of their own; a customer unless they are known as somebody else. */
    person: async (name: string) => callsOf(url, await person(name)),
    product: (details: ProductDetails, quantity: number) =>
      shop.ledger.handle(productMachine, productStream(details.slug), deed, (product) =>
        product.is('listed') ? [] : addProduct(product, { details, quantity, dateAdded: monday }),
      ),
    facts: (stream: string, facts: readonly Fact[]) => appendFacts(store, stream, facts),
    /** Amina's order of two blue kettles, of which there are ten. */
    aminasOrder: async () => {
      await given.product(blueKettle, 10)
      const querydata = { products: [{ productId: 'blue-kettle', count: 2 }], shippingAddress: aminasHouse }
      return (await callsOf(url, tokens.amina)('POST order/placeOrder', { querydata })).body.result
    },
    address: (customerId: string, addressId: string, kept: Address) =>
      shop.ledger.handle(addressBookMachine, addressBookStream(customerId), deed, (book) =>
        findAddress(book, addressId) ? [] : addAddress(book, addressId, kept),
      ),
  }

  const close = async () => {
    server.closeAllConnections()
    server.close()
    await shop.close()
    await own?.[Symbol.asyncDispose]()
  }

  return {
    ...shop,
    url,
    folder: path,
    /** The facts as they are stored. */
    raw,
    clock,
    sessions,
    tokens,
    given,
    when: {
      nobody: callsOf(url),
      amina: callsOf(url, tokens.amina),
      sipho: callsOf(url, tokens.sipho),
      themba: callsOf(url, tokens.themba),
    },
    /** The position of the log that an answer brings, 0 without one. */
    positionIn: (headers: Headers) => positions.furthest(headers.get('x-position') ?? undefined) ?? Number.NaN,
    /** The types of a stream's facts. */
    facts: async (stream: string) => (await store.readStream(stream)).map(({ type }) => type),
    /** The first fact of this kind that says all of `said`, also one that is still to come. */
    happened: async (type: string, stream?: string, said: object = {}) => {
      const isWanted = (fact: StoredFact) =>
        fact.type === type && (stream === undefined || fact.stream === stream) && says(fact, said)
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

const says = ({ data }: StoredFact, said: object) =>
  Object.entries(said).every(([field, value]) => Reflect.get(Object(data), field) === value)

/** A clock that goes on by a millisecond whenever somebody looks at it. */
const openClock = () => {
  let moment = Date.parse(monday)
  return {
    now: () => {
      moment += 1
      return new Date(moment)
    },
    passes: (seconds: number) => {
      moment += seconds * 1000
    },
  }
}
