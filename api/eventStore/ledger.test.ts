import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { addressBookMachine } from '#domain/address/addressBookMachine.ts'
import { addAddress } from '#domain/address/addressCommands.ts'
import { putInCart } from '#domain/cart/cartCommands.ts'
import { type Cart, cartMachine } from '#domain/cart/cartMachine.ts'
import { fact, refuse } from '#domain/kernel/decision.ts'
import { BrokenHistory } from '#domain/kernel/replay.ts'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import { type EventStore, StoreUnavailable, TooContended } from './eventStore.ts'
import { type CommandContext, type Ledger, openLedger } from './ledger.ts'
import { openSqliteEventStore } from './sqliteEventStore.ts'

const context: CommandContext = {
  by: { role: 'customer', id: 'amina' },
  correlationId: 'request-7',
  causationId: 'fact-6',
}

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: EventStore

beforeAll(async () => {
  folder = await temporaryFolder()
  store = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
})
afterAll(async () => {
  await store.close()
  await folder[Symbol.asyncDispose]()
})

const addMug = (cart: Cart) => putInCart(cart, { productId: 'enamel-mug', count: 1 })
const mugsIn = async (ledger: Ledger, stream: string) =>
  (await ledger.load(cartMachine, stream)).context.lines[0]?.count
const facts = async (stream: string) => (await store.readStream(stream)).map(({ type }) => type)

/** The store, with a record of its reads and conflicts. It knows nothing without reading, as if other processes wrote to it. */
const observedStore = () => {
  const reads: number[] = []
  let conflicts = 0
  const { knownRevision: _, ...shared } = store
  const seen: EventStore = {
    ...shared,
    readStream: (stream, from = 0) => {
      reads.push(from)
      return store.readStream(stream, from)
    },
    append: async (...asked) => {
      const outcome = await store.append(...asked)
      if ('conflict' in outcome) conflicts += 1
      return outcome
    },
  }
  return { seen, reads, conflicts: () => conflicts }
}

describe('handling a command', () => {
  it('appends its facts with actor, time, correlation and causation', async () => {
    const now = new Date('2026-11-16T08:00:00.000Z')
    const handled = await openLedger(store, () => now).handle(cartMachine, 'cart-amina', context, addMug)

    const [stored] = await store.readStream('cart-amina')
    expect(stored).toMatchObject({
      type: 'ProductPutInCart',
      version: 2,
      revision: 0,
      meta: { ...context, at: now.toISOString() },
    })
    expect(handled).toMatchObject({ position: stored?.position, record: { revision: 0 } })
  })

  it('that refuses appends nothing', async () => {
    const ledger = openLedger(store)
    expect(await ledger.handle(cartMachine, 'cart-refused', context, () => refuse('CartIsFull'))).toEqual(
      refuse('CartIsFull'),
    )
    expect(await facts('cart-refused')).toEqual([])
  })

  it('that decides nothing appends nothing and has no position', async () => {
    expect(await openLedger(store).handle(cartMachine, 'cart-still', context, () => [])).toMatchObject({ position: 0 })
    expect(await facts('cart-still')).toEqual([])
  })

  it('that decides a fact without a transition in its machine throws and appends nothing', async () => {
    const handling = openLedger(store).handle(cartMachine, 'cart-broken', context, () => [fact('OrderPlaced', {})])
    await expect(handling).rejects.toThrow(BrokenHistory)
    expect(await facts('cart-broken')).toEqual([])
  })
})

describe('many writers of one stream', () => {
  it('queue up within one ledger: no conflict, no lost write', async () => {
    const { seen, conflicts } = observedStore()
    const ledger = openLedger(seen)
    await Promise.all(Array.from({ length: 20 }, () => ledger.handle(cartMachine, 'cart-queue', context, addMug)))
    expect([await mugsIn(ledger, 'cart-queue'), conflicts()]).toEqual([20, 0])
  })

  it('in several ledgers decide again after conflicts: no lost write', async () => {
    const { seen, conflicts } = observedStore()
    const ledgers = [openLedger(seen), openLedger(seen), openLedger(seen)]
    await Promise.all(
      [...ledgers, ...ledgers, ...ledgers].map((each) => each.handle(cartMachine, 'cart-busy', context, addMug)),
    )
    expect(await mugsIn(openLedger(store), 'cart-busy')).toBe(9)
    expect(conflicts()).toBeGreaterThan(0)
  })

  it('decide again on the newest record after a conflict', async () => {
    const other = openLedger(store)
    let otherAppend: Promise<unknown> | undefined
    const ledger = openLedger({
      ...store,
      append: async (...asked) => {
        otherAppend ??= other.handle(cartMachine, 'cart-newest', context, addMug)
        await otherAppend
        return store.append(...asked)
      },
    })
    const seen: number[] = []
    const handled = await ledger.handle(cartMachine, 'cart-newest', context, (cart) => {
      seen.push(cart.revision)
      return addMug(cart)
    })
    expect(seen).toEqual([-1, 0])
    expect(handled).toMatchObject({ record: { revision: 1, context: { lines: [{ count: 2 }] } } })
  })

  it('get TooContended after 50 conflicts', async () => {
    let appends = 0
    const ledger = openLedger({
      ...store,
      append: async () => {
        appends += 1
        return { conflict: true, actual: 7 }
      },
    })
    await expect(ledger.handle(cartMachine, 'cart-contended', context, addMug)).rejects.toThrow(TooContended)
    expect(appends).toBe(50)
  })

  it('are not blocked by one that failed', async () => {
    let isDown = true
    const ledger = openLedger({
      ...store,
      append: (...asked) => (isDown ? Promise.reject(new StoreUnavailable('down')) : store.append(...asked)),
    })
    const failing = ledger.handle(cartMachine, 'cart-down', context, addMug)
    await expect(failing).rejects.toThrow(StoreUnavailable)
    isDown = false
    expect(await ledger.handle(cartMachine, 'cart-down', context, addMug)).toMatchObject({ record: { revision: 0 } })
  })
})

describe('a repeated command', () => {
  const repeatable = { ...context, command: 'POST cart/add 7f3k' }

  it('takes effect once, on several nodes at the same time and later', async () => {
    const ledgers = [openLedger(store), openLedger(store), openLedger(store)]
    const handled = await Promise.all(ledgers.map((each) => each.handle(cartMachine, 'cart-twice', repeatable, addMug)))
    const later = await openLedger(store).handle(cartMachine, 'cart-twice', repeatable, addMug)

    expect(await mugsIn(openLedger(store), 'cart-twice')).toBe(1)
    expect([...handled, later].map((each) => 'position' in each && each.position)).toEqual(
      Array(4).fill((await store.readLast('cart-twice'))?.position),
    )
  })

  it('is not decided again, because the record may have changed since', async () => {
    const ledger = openLedger(store)
    await ledger.handle(cartMachine, 'cart-again', repeatable, addMug)
    await ledger.handle(cartMachine, 'cart-again', context, addMug)

    const handled = await ledger.handle(cartMachine, 'cart-again', repeatable, () => refuse('CartIsFull'))

    expect(handled).toMatchObject({ record: { revision: 1, context: { lines: [{ count: 2 }] } } })
  })

  it('is a different command on another stream', async () => {
    const ledger = openLedger(store)
    for (const cart of ['cart-one', 'cart-other']) await ledger.handle(cartMachine, cart, repeatable, addMug)

    expect([await mugsIn(ledger, 'cart-one'), await mugsIn(ledger, 'cart-other')]).toEqual([1, 1])
  })
})

describe('loading a record', () => {
  it('reads only the facts since it was loaded last', async () => {
    const { seen, reads } = observedStore()
    const ledger = openLedger(seen)
    await ledger.handle(cartMachine, 'cart-cached', context, addMug)
    await ledger.handle(cartMachine, 'cart-cached', context, addMug)
    await ledger.load(cartMachine, 'cart-cached')
    expect(reads).toEqual([0, 1, 2])
  })

  it('reads nothing if the store knows that there is nothing newer', async () => {
    const { seen, reads } = observedStore()
    const ledger = openLedger({ ...store, readStream: seen.readStream })
    await ledger.handle(cartMachine, 'cart-known', context, addMug)
    await ledger.handle(cartMachine, 'cart-known', context, addMug)
    await openLedger(store).handle(cartMachine, 'cart-known', context, addMug)

    expect(await mugsIn(ledger, 'cart-known')).toBe(3)
    expect(await mugsIn(ledger, 'cart-known')).toBe(3)
    expect(reads).toEqual([0, 2])
  })

  it('keeps it cached, however many records of another kind are loaded', async () => {
    const { seen, reads } = observedStore()
    const addresses = openLedger(store)
    await addresses.handle(addressBookMachine, 'addresses-busi', context, (book) =>
      addAddress(book, 'home', aminasHouse),
    )
    const added = await store.readStream('addresses-busi')
    const stubbedRead = async (stream: string, from = 0) =>
      stream.startsWith('addresses-') ? added.slice(from) : seen.readStream(stream, from)
    const ledger = openLedger({ ...seen, readStream: stubbedRead })
    await ledger.handle(cartMachine, 'cart-busi', context, addMug)

    for (let customer = 0; customer < 10_001; customer += 1) {
      await ledger.load(addressBookMachine, `addresses-${customer}`)
    }
    await ledger.load(cartMachine, 'cart-busi')

    expect(reads).toEqual([0, 1])
  })

  it('is never stale: it includes what another ledger appended', async () => {
    const [here, there] = [openLedger(store), openLedger(store)]
    await here.handle(cartMachine, 'cart-fresh', context, addMug)
    await there.handle(cartMachine, 'cart-fresh', context, addMug)
    expect(await mugsIn(here, 'cart-fresh')).toBe(2)
  })

  it('reads all facts again after forget', async () => {
    const { seen, reads } = observedStore()
    const ledger = openLedger(seen)
    await ledger.handle(cartMachine, 'cart-forgotten', context, addMug)
    ledger.forget('cart-forgotten')
    expect([await mugsIn(ledger, 'cart-forgotten'), reads]).toEqual([1, [0, 0]])
  })

  it('throws if a stream contains a fact that its machine cannot replay', async () => {
    const meta = { by: context.by, at: '2026-11-16T08:00:00.000Z', correlationId: 'elsewhere' }
    const strange = { id: crypto.randomUUID(), type: 'CartExploded', version: 1, data: {}, meta }
    await store.append('cart-strange', 'absent', [strange])
    await expect(openLedger(store).load(cartMachine, 'cart-strange')).rejects.toThrow(
      'cart-strange is broken at revision 0: CartExploded cannot happen while open',
    )
  })
})

describe('commands that are handled together', () => {
  const addMugTo = (stream: string) => ({ machine: cartMachine, stream, context, decide: addMug })
  const handle = (ledger: Ledger, ...streams: [string, ...string[]]) =>
    ledger.handleTogether(streams.slice(1).map(addMugTo), addMugTo(streams[0]))

  it('append all their facts, decide on the records as the ones before leave them, and name the first fact as cause', async () => {
    const handled = await handle(openLedger(store), 'cart-together', 'cart-beside', 'cart-together')

    expect(handled).toMatchObject({ record: { revision: 1, context: { lines: [{ count: 2 }] } } })
    expect([await facts('cart-together'), await facts('cart-beside')].map(({ length }) => length)).toEqual([2, 1])
    const [first] = await store.readStream('cart-beside')
    const others = await store.readStream('cart-together')
    expect(first?.meta.causationId).toBe('fact-6')
    expect(others.map(({ meta }) => meta.causationId)).toEqual([first?.id, first?.id])
    expect(handled?.position).toBe(others.at(-1)?.position)
    expect(handled?.newestFactId).toBe(others.at(-1)?.id)
  })

  it.each<[string, () => ReturnType<typeof addMug>]>([
    ['is refused', () => refuse('CartIsFull')],
    ['decides nothing', () => []],
  ])('append nothing if one of them %s', async (_what, decide) => {
    const ledger = openLedger(store)
    const last = { ...addMugTo('cart-full'), decide }
    expect(await ledger.handleTogether([addMugTo('cart-before-full')], last)).toBeUndefined()
    expect(await facts('cart-before-full')).toEqual([])
  })

  it('append nothing if another node was faster', async () => {
    const other = openLedger(store)
    const ledger = openLedger({
      ...store,
      readStream: async (stream, from) => {
        const found = await store.readStream(stream, from)
        if (stream === 'cart-raced') await other.handle(cartMachine, stream, context, addMug)
        return found
      },
    })
    expect(await handle(ledger, 'cart-raced', 'cart-not-raced')).toBeUndefined()
    expect([await facts('cart-raced'), await facts('cart-not-raced')].map(({ length }) => length)).toEqual([1, 0])
  })

  it('wait for a few commands on one of their records, and not for a long queue of them', async () => {
    const ledger = openLedger(store)
    const addMugs = (count: number) =>
      Promise.all(Array.from({ length: count }, () => ledger.handle(cartMachine, 'cart-in-use', context, addMug)))
    const four = addMugs(4)
    expect(await handle(ledger, 'cart-in-use', 'cart-free')).toBeUndefined()
    await four

    const three = addMugs(3)
    expect(await handle(ledger, 'cart-in-use', 'cart-free')).toMatchObject({ record: { revision: 7 } })
    await three
  })

  it('are handled one by one on a store without transactions', async () => {
    const { appendTogether: _, ...withoutTransactions } = store
    expect(await handle(openLedger(withoutTransactions), 'cart-esdb')).toBeUndefined()
  })

  it('take effect once if the first answer is lost', async () => {
    let answers = 0
    const ledger = openLedger({
      ...store,
      appendTogether: async (appends) => {
        const outcome = await store.appendTogether?.(appends)
        answers += 1
        if (answers === 1 || !outcome) throw new StoreUnavailable('The answer was lost')
        return outcome
      },
    })
    expect(await handle(ledger, 'cart-lost', 'cart-beside-lost')).toMatchObject({ record: { revision: 0 } })
    expect([await facts('cart-lost'), await facts('cart-beside-lost')].map(({ length }) => length)).toEqual([1, 1])
  })
})
