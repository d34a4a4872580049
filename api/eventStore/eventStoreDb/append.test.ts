import { describe, expect, it } from 'vitest'
import { aminasOrder, aminasSecret, delivered, fact, facts, typesOf } from '#api/eventStore/contract/cast.ts'
import { type Expectation, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { eventually } from '#e2e/eventually.ts'
import { questions } from './questions.ts'
import { servedStore, serverForThisTest, storeForThisTest } from './servedStore.ts'

describe('EventStoreDB, when the server is not ready', { timeout: 20_000 }, () => {
  it.each(questions)('says so for %s', async (_, ask) => {
    const { server, store } = await servedStore()
    server.faults.notReady = true
    await expect(ask(store)).rejects.toThrow(StoreUnavailable)

    server.faults.notReady = false

    await ask(store)
  })

  it('works on after the server has restarted', async () => {
    const { server, store } = await servedStore()
    await store.append('order-7', 'absent', facts('OrderPlaced'))
    server.stop()
    await expect(store.readStream('order-7')).rejects.toThrow(StoreUnavailable)

    await server.start()

    expect(await store.append('order-7', { revision: 0 }, facts('OrderConfirmed'))).toMatchObject({ revision: 1 })
  })
})

describe('EventStoreDB, when the answer to an append is lost', { timeout: 20_000 }, () => {
  const lost: { expected: Expectation; before: string[]; restart: boolean }[] = [
    { expected: 'absent', before: [], restart: false },
    { expected: 'absent', before: [], restart: true },
    { expected: 'present', before: ['OrderPlaced'], restart: false },
    { expected: 'present', before: ['OrderPlaced'], restart: true },
    { expected: 'any', before: ['OrderPlaced'], restart: false },
    { expected: 'any', before: ['OrderPlaced'], restart: true },
    { expected: { revision: 0 }, before: ['OrderPlaced'], restart: false },
    { expected: { revision: 0 }, before: ['OrderPlaced'], restart: true },
  ]

  it.each(lost)(
    'answers the repetition as at first: $expected, server restarted: $restart',
    async ({ expected, before, restart }) => {
      const { server, store } = await servedStore()
      const order = aminasOrder()
      if (before.length > 0) await store.append(order, 'absent', facts(...before))
      const shipped = facts('OrderShipped', 'OrderDelivered')
      await loseAnswer(server, store.append.bind(null, order, expected, shipped))
      if (restart) await restarted(server)
      await store.append(order, 'any', facts('OrderReviewed'))

      const outcome = await store.append(order, expected, shipped)

      const stored = await store.readStream(order)
      expect(stored).toHaveLength(before.length + 3)
      const { revision, position } = stored.find(({ type }) => type === 'OrderDelivered') ?? {}
      expect(outcome).toEqual({ revision, position })
    },
  )

  it('also where the stream was forgotten before, and the server counts on', async () => {
    const { server, store } = await servedStore()
    const secret = aminasSecret()
    await store.append(secret, 'absent', facts('SecretKept', 'SecretRenewed'))
    await store.forget(secret)
    const kept = facts('SecretKept')
    await loseAnswer(server, () => store.append(secret, 'absent', kept))

    expect(await store.append(secret, 'absent', kept)).toMatchObject({ revision: 2 })
    expect(await store.readStream(secret)).toHaveLength(1)
  })

  it('answers with a position also where the repeated fact is no longer kept', async () => {
    const { store } = await servedStore()
    const secret = aminasSecret()
    await store.retain(secret, { newest: 1 })
    const kept = facts('SecretKept')
    await store.append(secret, 'absent', kept)
    await store.append(secret, 'any', facts('SecretRenewed'))

    const repeated = await store.append(secret, 'absent', kept)

    expect(repeated).toEqual({ revision: 0, position: (await store.readLast(secret))?.position })
  })

  const restarted = async (server: { stop(): void; start(): Promise<void> }) => {
    server.stop()
    await server.start()
  }

  const loseAnswer = async (server: { faults: { lostReplies: number } }, append: () => Promise<unknown>) => {
    server.faults.lostReplies = 1
    await expect(append()).rejects.toThrow(StoreUnavailable)
  }
})

describe('EventStoreDB, when the server is too busy', { timeout: 20_000 }, () => {
  it.each(questions)('says so for %s', async (_, ask) => {
    const { server, store } = await servedStore()
    server.faults.tooBusy = 1

    await expect(ask(store)).rejects.toThrow(`EventStoreDB at 127.0.0.1:${server.port} is too busy.`)

    await ask(store)
  })

  it('does not take it out on those who are being served', async () => {
    const { server, store, reports } = await servedStore()
    const order = aminasOrder()
    const all = delivered(store, 0, [order], 2)
    await eventually(() => expect(server.traffic.open).toBe(1))
    await store.append(order, 'absent', facts('OrderPlaced'))
    server.faults.tooBusy = 3

    const outcomes = await Promise.allSettled(Array.from({ length: 3 }, () => store.readStream(order)))
    await store.append(order, { revision: 0 }, facts('OrderConfirmed'))

    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(typesOf(await all)).toEqual(['OrderPlaced', 'OrderConfirmed'])
    expect(reports).toEqual([])
  })
})

describe('EventStoreDB, and what only it does', { timeout: 20_000 }, () => {
  it('never sends a batch', async () => {
    const { server, store } = await servedStore()
    await store.append(aminasOrder(), 'absent', facts('OrderPlaced', 'OrderConfirmed'))
    await store.retain(aminasSecret(), { newest: 1 })

    expect(server.traffic.calls.get('Append')).toBe(2)
    expect(server.traffic.calls.get('BatchAppend')).toBeUndefined()
  })

  it('takes a stream whose facts have all expired for an absent one', async () => {
    const { server, store } = await servedStore()
    const secret = aminasSecret()
    await store.retain(secret, { maxAge: 60 })
    await store.append(secret, 'absent', facts('SecretKept'))

    server.passTime(61_000)

    expect(await store.readStream(secret)).toEqual([])
    expect(await store.append(secret, 'present', facts('SecretKept'))).toEqual({ conflict: true, actual: -1 })
    expect(await store.append(secret, 'absent', facts('SecretKept'))).toMatchObject({ revision: 1 })
  })

  it.each([false, true])(
    'refuses an append that is too large, for good, measured event by event: %s',
    async (limitsEvents) => {
      const { server, store } = await servedStore()
      server.faults.limitsEvents = limitsEvents
      const novel = fact('ReviewWritten', 'lekker '.repeat(200_000))

      const outcome = await store.append(aminasOrder(), 'absent', [novel]).catch((error) => error)

      expect(outcome).not.toBeInstanceOf(StoreUnavailable)
      expect(outcome.message).toBe(`EventStoreDB at 127.0.0.1:${server.port} takes no more than 1048576 bytes at once.`)
      expect(server.traffic.calls.get('Append')).toBe(1)
    },
  )

  it.each([-1, 1])('appends whatever the server’s clock says: %s hour', async (hours) => {
    const { server, store } = await servedStore()
    server.passTime(hours * 3_600_000)

    expect(await store.append(aminasOrder(), 'absent', facts('OrderPlaced'), 'place-7')).toMatchObject({ revision: 0 })
  })

  it('sees a conflict also where the address tells the client to hide it', async () => {
    const server = await serverForThisTest()
    const { store } = await storeForThisTest(`${server.url}&throwOnAppendFailure=false`)
    const order = aminasOrder()
    await store.append(order, 'absent', facts('OrderPlaced'))

    expect(await store.append(order, 'absent', facts('OrderPlaced'))).toEqual({ conflict: true, actual: 0 })
  })

  it('does not ask what the server can do, nor is it hindered where the server cannot tell', async () => {
    const { server, store } = await servedStore()
    server.faults.brokenFeatures = 1

    await store.append(aminasOrder(), 'absent', facts('OrderPlaced'))

    expect(server.traffic.calls.get('GetSupportedMethods')).toBeUndefined()
  })

  it('refuses what no JSON can hold instead of waiting for ever, also beside the data', async () => {
    const { store } = await servedStore()
    const order = aminasOrder()
    const circle: Record<string, unknown> = { total: 64900 }
    circle['order'] = circle
    const placed = fact('OrderPlaced')

    await expect(store.append(order, 'absent', [{ ...placed, data: circle }])).rejects.toThrow(TypeError)
    const odd = { ...placed, meta: { ...placed.meta, total: 649n } }
    await expect(store.append(order, 'absent', [odd])).rejects.toThrow(TypeError)
    expect(await store.readStream(order)).toEqual([])
  })

  it('refuses an id that is no UUID instead of waiting for ever', async () => {
    const { store } = await servedStore()

    await expect(store.append(aminasOrder(), 'absent', [{ ...fact('OrderPlaced'), id: 'one' }])).rejects.toThrow('UUID')
  })
})
