import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { addressBookMachine } from '#domain/address/addressBookMachine.ts'
import { addAddress } from '#domain/address/addressCommands.ts'
import { putInCart } from '#domain/cart/cartCommands.ts'
import { type Cart, cartMachine } from '#domain/cart/cartMachine.ts'
import { fact, refuse } from '#domain/kernel/decision.ts'
import { BrokenHistory } from '#domain/kernel/replay.ts'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import { type EventStore, StoreUnavailable, TooContended } from './eventStore.ts'
import { type Ledger, openLedger } from './ledger.ts'
import type { CommandContext } from './recordCommand.ts'
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
const addMugTo = (stream: string) => ({ machine: cartMachine, stream, context, decide: addMug })
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

  it('is not read again where the store knows that nobody has sent it before', async () => {
    const { seen, reads } = observedStore()
    const ledger = openLedger(seen)

    const handled = await ledger.handle(cartMachine, 'cart-unread', repeatable, addMug)

    expect(reads).toEqual([0])
    expect(handled).toMatchObject({ record: { revision: 0, context: { lines: [{ count: 1 }] } } })
    expect(await ledger.load(cartMachine, 'cart-unread')).toMatchObject({ revision: 0 })
    expect(reads).toEqual([0, 1])
  })

  it('leaves nothing in memory of a record that was forgotten meanwhile', async () => {
    const { seen, reads } = observedStore()
    const ledger = openLedger({
      ...seen,
      append: async (...asked) => {
        const outcome = await seen.append(...asked)
        ledger.forget('cart-erased')
        return outcome
      },
    })

    await ledger.handle(cartMachine, 'cart-erased', repeatable, addMug)
    await ledger.load(cartMachine, 'cart-erased')

    expect(reads).toEqual([0, 0])
  })

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
  it.each<EventStore['appendOrder']>(['log', undefined])(
    'reads only the facts since it was loaded last, in a store with the append order %s',
    async (appendOrder) => {
      const { seen, reads } = observedStore()
      const ledger = openLedger({ ...seen, appendOrder })
      const stream = `cart-cached-${appendOrder}`
      await ledger.handle(cartMachine, stream, context, addMug)
      await ledger.handle(cartMachine, stream, context, addMug)
      await ledger.load(cartMachine, stream)
      expect(reads).toEqual([0, 1, 2])
    },
  )

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

describe('a command behind one whose facts are on their way', () => {
  /** The store, in which each append to a stream waits for its gate, and fails if that rejects. */
  const gatedStore = (stream: string, changes: Partial<EventStore> = {}) => {
    const gates: PromiseWithResolvers<void>[] = []
    const gated = async <Outcome>(name: string | undefined, append: () => Promise<Outcome>) => {
      if (name !== stream) return append()
      const gate = Promise.withResolvers<void>()
      gates.push(gate)
      await gate.promise
      return append()
    }
    const opened: EventStore = {
      ...store,
      append: (name, ...asked) => gated(name, () => store.append(name, ...asked)),
      appendTogether: (appends) =>
        gated(appends.at(-1)?.stream, async () => (await store.appendTogether?.(appends)) ?? []),
      ...changes,
    }
    return { opened, gates }
  }
  /** When so many appends are waiting. */
  const sent = (gates: readonly unknown[], count: number) => vi.waitFor(() => expect(gates).toHaveLength(count))
  const down = () => new StoreUnavailable('The disk refused')
  const outcomeOf = (handled: Promise<unknown>) => handled.catch((error) => error)

  const addFiveElsewhere = (stream: string) =>
    openLedger(store).handle(cartMachine, stream, context, (cart) =>
      putInCart(cart, { productId: 'enamel-mug', count: 5 }),
    )
  /** Adds a mug, and notes how many each decision saw. */
  const addMugSeeing = (seen: (number | undefined)[]) => (cart: Cart) => {
    seen.push(cart.context.lines[0]?.count)
    return addMug(cart)
  }

  it('decides on these facts, and is appended behind them before they are durable', async () => {
    const { opened, gates } = gatedStore('cart-behind')
    const ledger = openLedger(opened)
    const handled = Promise.all([1, 2, 3].map(() => ledger.handle(cartMachine, 'cart-behind', context, addMug)))
    await sent(gates, 3)
    expect(await facts('cart-behind')).toEqual([])
    for (const { resolve } of gates) resolve()

    expect(await handled).toMatchObject([1, 2, 3].map((count) => ({ record: { context: { lines: [{ count }] } } })))
  })

  it('decides on them also when those before them are durable already', async () => {
    const { opened, gates } = gatedStore('cart-half-durable')
    const ledger = openLedger(opened)
    const seen: (number | undefined)[] = []
    const [first, second] = [1, 2].map(() => ledger.handle(cartMachine, 'cart-half-durable', context, addMug))
    await sent(gates, 2)
    gates[0]?.resolve()
    await first
    const third = ledger.handle(cartMachine, 'cart-half-durable', context, addMugSeeing(seen))
    await sent(gates, 3)
    for (const { resolve } of gates) resolve()
    await Promise.all([second, third])
    expect(seen).toEqual([2])
  })

  it('is not cached as it was when the record is forgotten meanwhile', async () => {
    const { opened, gates } = gatedStore('cart-forgotten-meanwhile')
    const { seen, reads } = observedStore()
    const ledger = openLedger({ ...opened, readStream: seen.readStream })
    const handled = ledger.handle(cartMachine, 'cart-forgotten-meanwhile', context, addMug)
    await sent(gates, 1)
    ledger.forget('cart-forgotten-meanwhile')
    gates[0]?.resolve()
    await handled
    await ledger.load(cartMachine, 'cart-forgotten-meanwhile')
    expect(reads).toEqual([0, 0])
  })

  it('on several records, does not wait for a long queue of commands that take effect once', async () => {
    const ledger = openLedger(store)
    const handleTogether = () => ledger.handleTogether([addMugTo('cart-free')], addMugTo('cart-in-use'))
    const addOnce = (commands: readonly number[]) =>
      Promise.all(
        commands.map((number) =>
          ledger.handle(cartMachine, 'cart-in-use', { ...context, command: `press ${number}` }, addMug),
        ),
      )
    const four = addOnce([1, 2, 3, 4])
    expect(await handleTogether()).toBeUndefined()
    await four

    const three = addOnce([5, 6, 7])
    expect(await handleTogether()).toMatchObject({ record: { revision: 7 } })
    await three
  })

  it('waits for them where appends may overtake each other', async () => {
    const { opened, gates } = gatedStore('cart-overtaken', { appendOrder: undefined })
    const ledger = openLedger(opened)
    const handled = Promise.all([1, 2].map(() => ledger.handle(cartMachine, 'cart-overtaken', context, addMug)))
    await sent(gates, 1)
    await setImmediate()
    expect(gates).toHaveLength(1)
    gates[0]?.resolve()
    await sent(gates, 2)
    gates[1]?.resolve()
    expect(await handled).toMatchObject([{ record: { revision: 0 } }, { record: { revision: 1 } }])
  })

  it('decides again if they are not appended, even if other facts have taken their place', async () => {
    const { opened, gates } = gatedStore('cart-refused-before')
    const ledger = openLedger(opened)
    const first = outcomeOf(ledger.handle(cartMachine, 'cart-refused-before', context, addMug))
    const seen: (number | undefined)[] = []
    const second = ledger.handle(cartMachine, 'cart-refused-before', context, addMugSeeing(seen))
    await sent(gates, 2)
    await addFiveElsewhere('cart-refused-before')
    gates[0]?.reject(down())
    await sent(gates, 3)
    gates[2]?.reject(down())
    gates[1]?.resolve()
    await sent(gates, 4)
    gates[3]?.resolve()

    expect(await first).toBeInstanceOf(StoreUnavailable)
    expect(await second).toMatchObject({ record: { context: { lines: [{ count: 6 }] } } })
    expect(seen).toEqual([1, 5])
  })

  it.each<[string, (cart: Cart) => ReturnType<typeof addMug>]>([
    ['is refused', (cart) => (cart.revision === 0 ? refuse('CartIsFull') : addMug(cart))],
    ['decides nothing', (cart) => (cart.revision === 0 ? [] : addMug(cart))],
  ])('and %s because of them, is answered when they are durable', async (what, decide) => {
    const stream = `cart-behind-${what.replaceAll(' ', '-')}`
    const { opened, gates } = gatedStore(stream)
    const ledger = openLedger(opened)
    const first = ledger.handle(cartMachine, stream, context, addMug)
    let isAnswered = false
    const second = ledger.handle(cartMachine, stream, context, decide).finally(() => {
      isAnswered = true
    })
    await sent(gates, 1)
    await setImmediate()
    expect(isAnswered).toBe(false)
    gates[0]?.resolve()
    await first
    expect(await second).toMatchObject(what === 'is refused' ? refuse('CartIsFull') : { record: { revision: 0 } })
  })

  it('and is refused because of them, decides again if they are not appended', async () => {
    const { opened, gates } = gatedStore('cart-not-full')
    const ledger = openLedger(opened)
    const first = outcomeOf(ledger.handle(cartMachine, 'cart-not-full', context, addMug))
    const second = ledger.handle(cartMachine, 'cart-not-full', context, (cart) =>
      cart.revision === -1 ? addMug(cart) : refuse('CartIsFull'),
    )
    await sent(gates, 1)
    gates[0]?.reject(down())
    await sent(gates, 2)
    gates[1]?.reject(down())
    await sent(gates, 3)
    gates[2]?.resolve()
    expect(await first).toBeInstanceOf(StoreUnavailable)
    expect(await second).toMatchObject({ record: { revision: 0 } })
  })

  it('and takes effect once, waits for them', async () => {
    const { opened, gates } = gatedStore('cart-once')
    const ledger = openLedger(opened)
    const repeatable = { ...context, command: 'POST cart/add 9d2m' }
    const handled = [context, repeatable].map((each) => ledger.handle(cartMachine, 'cart-once', each, addMug))
    await sent(gates, 1)
    await setImmediate()
    expect(gates).toHaveLength(1)
    gates[0]?.resolve()
    await sent(gates, 2)
    gates[1]?.resolve()
    expect(await Promise.all(handled)).toMatchObject([{ record: { revision: 0 } }, { record: { revision: 1 } }])
  })

  it('is not decided on facts that follow some that were not appended', async () => {
    const { opened, gates } = gatedStore('cart-doomed')
    const ledger = openLedger(opened)
    const seen: (number | undefined)[] = []
    const first = ledger.handle(cartMachine, 'cart-doomed', context, addMugSeeing(seen))
    const others = [1, 2].map(() => ledger.handle(cartMachine, 'cart-doomed', context, addMug))
    await sent(gates, 3)
    await addFiveElsewhere('cart-doomed')
    gates[0]?.resolve()
    await sent(gates, 4)
    expect(seen).toEqual([undefined, 5])
    for (const { resolve } of gates) resolve()
    await sent(gates, 6)
    for (const { resolve } of gates) resolve()
    await Promise.all([first, ...others])
    expect(await mugsIn(ledger, 'cart-doomed')).toBe(8)
  })

  it('that overtakes them is decided again when they have an outcome', async () => {
    const { opened, gates } = gatedStore('cart-overtaking')
    const ledger = openLedger(opened)
    const seen: (number | undefined)[] = []
    const handled = [addMug, addMugSeeing(seen)].map((decide) =>
      ledger.handle(cartMachine, 'cart-overtaking', context, decide),
    )
    await sent(gates, 2)
    gates[1]?.resolve()
    // When a later append is durable, the conflict is known.
    await addFiveElsewhere('cart-elsewhere')
    await setImmediate()
    gates[0]?.resolve()
    await sent(gates, 3)
    gates[2]?.resolve()
    expect(await Promise.all(handled)).toMatchObject([{ record: { revision: 0 } }, { record: { revision: 1 } }])
    expect(seen).toEqual([1, 1])
  })

  it('is not decided on them after the record was forgotten', async () => {
    const { opened, gates } = gatedStore('cart-forgotten-on-the-way')
    const ledger = openLedger(opened)
    const seen: (number | undefined)[] = []
    const first = ledger.handle(cartMachine, 'cart-forgotten-on-the-way', context, addMug)
    await sent(gates, 1)
    ledger.forget('cart-forgotten-on-the-way')
    const second = ledger.handle(cartMachine, 'cart-forgotten-on-the-way', context, addMugSeeing(seen))
    await sent(gates, 2)
    for (const { resolve } of gates) resolve()
    await sent(gates, 3)
    gates[2]?.resolve()
    expect(await Promise.all([first, second])).toMatchObject([{ record: { revision: 0 } }, { record: { revision: 1 } }])
    expect(seen).toEqual([undefined, 1])
  })

  it('on several records, is appended behind all of them', async () => {
    const { opened, gates } = gatedStore('cart-last')
    const ledger = openLedger(opened)
    const handled = Promise.all([
      ledger.handle(cartMachine, 'cart-last', context, addMug),
      ledger.handleTogether([addMugTo('cart-first')], addMugTo('cart-last')),
      ledger.handleTogether([addMugTo('cart-first'), addMugTo('cart-last')], addMugTo('cart-last')),
    ])
    await sent(gates, 3)
    for (const { resolve } of gates) resolve()
    expect(await handled).toMatchObject([1, 2, 4].map((count) => ({ record: { context: { lines: [{ count }] } } })))
    expect(await mugsIn(openLedger(store), 'cart-first')).toBe(2)
  })

  it.each<[string, (stream: string) => unknown, { stored: string[]; mugs: number | undefined }]>([
    ['one of them is not appended', () => undefined, { stored: [], mugs: undefined }],
    ['others have taken the place of the facts before', addFiveElsewhere, { stored: ['ProductPutInCart'], mugs: 5 }],
  ])('on several records, is not handled if %s', async (_what, meanwhile, { stored, mugs }) => {
    const stream = `cart-failing-${mugs}`
    const { opened, gates } = gatedStore(stream)
    const ledger = openLedger(opened)
    const first = outcomeOf(ledger.handle(cartMachine, stream, context, addMug))
    const together = ledger.handleTogether([addMugTo(`cart-beside-${stream}`)], addMugTo(stream))
    await sent(gates, 2)
    await meanwhile(stream)
    gates[0]?.reject(down())
    await sent(gates, 3)
    gates[2]?.reject(down())
    gates[1]?.resolve()
    expect(await first).toBeInstanceOf(StoreUnavailable)
    expect(await together).toBeUndefined()
    expect([await facts(stream), await facts(`cart-beside-${stream}`)]).toEqual([stored, []])
    expect(await mugsIn(ledger, stream)).toBe(mugs)
  })

  it('that fails does not hold up those after it', async () => {
    const { opened, gates } = gatedStore('cart-recovering')
    const ledger = openLedger(opened)
    const lost = [1, 2, 3].map(() => ledger.handle(cartMachine, 'cart-recovering', context, addMug))
    await sent(gates, 3)
    for (const { reject } of gates) reject(down())
    await sent(gates, 6)
    for (const { reject } of gates) reject(down())
    expect((await Promise.allSettled(lost)).map(({ status }) => status)).toEqual(Array(3).fill('rejected'))

    const next = ledger.handle(cartMachine, 'cart-recovering', context, addMug)
    await sent(gates, 7)
    gates[6]?.resolve()
    expect(await next).toMatchObject({ record: { revision: 0 } })
  })
})
