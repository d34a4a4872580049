import { describe, expect, it } from 'vitest'
import { type Expectation, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { portCalls } from '#api/eventStore/eventStoreDb/testing/portCalls.ts'
import {
  openServedStore,
  openStoreForTest,
  startServerForTest,
} from '#api/eventStore/eventStoreDb/testing/servedStore.ts'
import {
  collectDelivered,
  newFact,
  newFacts,
  newOrderStream,
  newSecretStream,
  typesOf,
} from '#api/eventStore/testing/storeFixtures.ts'
import { eventually } from '#testing/eventually.ts'

describe('EventStoreDB, when the server is not ready', { timeout: 20_000 }, () => {
  it.each(portCalls)('throws StoreUnavailable for %s', async (_, ask) => {
    const { server, store } = await openServedStore()
    server.faults.notReady = true
    await expect(ask(store)).rejects.toThrow(StoreUnavailable)

    server.faults.notReady = false

    await ask(store)
  })

  it('continues after the server has restarted', async () => {
    const { server, store } = await openServedStore()
    await store.append('order-7', 'absent', newFacts('OrderPlaced'))
    server.stop()
    await expect(store.readStream('order-7')).rejects.toThrow(StoreUnavailable)

    await server.start()

    expect(await store.append('order-7', { revision: 0 }, newFacts('OrderConfirmed'))).toMatchObject({ revision: 1 })
  })
})

describe('EventStoreDB, when the answer to an append is lost', { timeout: 20_000 }, () => {
  const lostAnswers: { expected: Expectation; before: string[]; restart: boolean }[] = [
    { expected: 'absent', before: [], restart: false },
    { expected: 'absent', before: [], restart: true },
    { expected: 'present', before: ['OrderPlaced'], restart: false },
    { expected: 'present', before: ['OrderPlaced'], restart: true },
    { expected: 'any', before: ['OrderPlaced'], restart: false },
    { expected: 'any', before: ['OrderPlaced'], restart: true },
    { expected: { revision: 0 }, before: ['OrderPlaced'], restart: false },
    { expected: { revision: 0 }, before: ['OrderPlaced'], restart: true },
  ]

  it.each(lostAnswers)(
    'returns the first result for the repetition: $expected, server restarted: $restart',
    async ({ expected, before, restart }) => {
      const { server, store } = await openServedStore()
      const order = newOrderStream()
      if (before.length > 0) await store.append(order, 'absent', newFacts(...before))
      const shipped = newFacts('OrderShipped', 'OrderDelivered')
      await loseAnswer(server, store.append.bind(null, order, expected, shipped))
      if (restart) await restarted(server)
      await store.append(order, 'any', newFacts('OrderReviewed'))

      const outcome = await store.append(order, expected, shipped)

      const stored = await store.readStream(order)
      expect(stored).toHaveLength(before.length + 3)
      const { revision, position } = stored.find(({ type }) => type === 'OrderDelivered') ?? {}
      expect(outcome).toEqual({ revision, position })
    },
  )

  it('returns the first result in a stream that was forgotten before, whose revisions continue', async () => {
    const { server, store } = await openServedStore()
    const secret = newSecretStream()
    await store.append(secret, 'absent', newFacts('SecretKept', 'SecretRenewed'))
    await store.forget(secret)
    const kept = newFacts('SecretKept')
    await loseAnswer(server, () => store.append(secret, 'absent', kept))

    expect(await store.append(secret, 'absent', kept)).toMatchObject({ revision: 2 })
    expect(await store.readStream(secret)).toHaveLength(1)
  })

  it('returns a position even if the repeated fact was trimmed', async () => {
    const { store } = await openServedStore()
    const secret = newSecretStream()
    await store.retain(secret, { newest: 1 })
    const kept = newFacts('SecretKept')
    await store.append(secret, 'absent', kept)
    await store.append(secret, 'any', newFacts('SecretRenewed'))

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
  it.each(portCalls)('throws StoreUnavailable for %s', async (_, ask) => {
    const { server, store } = await openServedStore()
    server.faults.tooBusy = 1

    await expect(ask(store)).rejects.toThrow(`EventStoreDB at 127.0.0.1:${server.port} is too busy.`)

    await ask(store)
  })

  it('does not interrupt running subscriptions', async () => {
    const { server, store, reports } = await openServedStore()
    const order = newOrderStream()
    const all = collectDelivered(store, 0, [order], 2)
    await eventually(() => expect(server.traffic.open).toBe(1))
    await store.append(order, 'absent', newFacts('OrderPlaced'))
    server.faults.tooBusy = 3

    const outcomes = await Promise.allSettled(Array.from({ length: 3 }, () => store.readStream(order)))
    await store.append(order, { revision: 0 }, newFacts('OrderConfirmed'))

    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(typesOf(await all)).toEqual(['OrderPlaced', 'OrderConfirmed'])
    expect(reports).toEqual([])
  })
})

describe('EventStoreDB only', { timeout: 20_000 }, () => {
  it('never sends a batch append', async () => {
    const { server, store } = await openServedStore()
    await store.append(newOrderStream(), 'absent', newFacts('OrderPlaced', 'OrderConfirmed'))
    await store.retain(newSecretStream(), { newest: 1 })

    expect(server.traffic.calls.get('Append')).toBe(2)
    expect(server.traffic.calls.get('BatchAppend')).toBeUndefined()
  })

  it('treats a stream whose facts have all expired as absent', async () => {
    const { server, store } = await openServedStore()
    const secret = newSecretStream()
    await store.retain(secret, { maxAge: 60 })
    await store.append(secret, 'absent', newFacts('SecretKept'))

    server.advanceClock(61_000)

    expect(await store.readStream(secret)).toEqual([])
    expect(await store.append(secret, 'present', newFacts('SecretKept'))).toEqual({ conflict: true, actual: -1 })
    expect(await store.append(secret, 'absent', newFacts('SecretKept'))).toMatchObject({ revision: 1 })
  })

  it.each([false, true])(
    'refuses an append that is too large with a permanent error, limit per event: %s',
    async (limitsEvents) => {
      const { server, store } = await openServedStore()
      server.faults.limitsEvents = limitsEvents
      const novel = newFact('ReviewWritten', 'lekker '.repeat(200_000))

      const outcome = await store.append(newOrderStream(), 'absent', [novel]).catch((error) => error)

      expect(outcome).not.toBeInstanceOf(StoreUnavailable)
      expect(outcome.message).toBe(`EventStoreDB at 127.0.0.1:${server.port} takes no more than 1048576 bytes at once.`)
      expect(server.traffic.calls.get('Append')).toBe(1)
    },
  )

  it.each([-1, 1])('appends if the server’s clock is off by %s hour', async (hours) => {
    const { server, store } = await openServedStore()
    server.advanceClock(hours * 3_600_000)

    expect(await store.append(newOrderStream(), 'absent', newFacts('OrderPlaced'), 'place-7')).toMatchObject({
      revision: 0,
    })
  })

  it('detects a conflict even if the address has throwOnAppendFailure=false', async () => {
    const server = await startServerForTest()
    const { store } = await openStoreForTest(`${server.url}&throwOnAppendFailure=false`)
    const order = newOrderStream()
    await store.append(order, 'absent', newFacts('OrderPlaced'))

    expect(await store.append(order, 'absent', newFacts('OrderPlaced'))).toEqual({ conflict: true, actual: 0 })
  })

  it('does not request the server’s features, and works if that call fails', async () => {
    const { server, store } = await openServedStore()
    server.faults.brokenFeatures = 1

    await store.append(newOrderStream(), 'absent', newFacts('OrderPlaced'))

    expect(server.traffic.calls.get('GetSupportedMethods')).toBeUndefined()
  })

  it('refuses data and metadata that are not JSON instead of waiting for ever', async () => {
    const { store } = await openServedStore()
    const order = newOrderStream()
    const circle: Record<string, unknown> = { total: 64900 }
    circle['order'] = circle
    const placed = newFact('OrderPlaced')

    await expect(store.append(order, 'absent', [{ ...placed, data: circle }])).rejects.toThrow(TypeError)
    const odd = { ...placed, meta: { ...placed.meta, total: 649n } }
    await expect(store.append(order, 'absent', [odd])).rejects.toThrow(TypeError)
    expect(await store.readStream(order)).toEqual([])
  })

  it('refuses an id that is no UUID instead of waiting for ever', async () => {
    const { store } = await openServedStore()

    await expect(store.append(newOrderStream(), 'absent', [{ ...newFact('OrderPlaced'), id: 'one' }])).rejects.toThrow(
      'UUID',
    )
  })
})
