import { setTimeout as pause } from 'node:timers/promises'
import { binaryEvent, type EventData, EventStoreDBClient, jsonEvent } from '@eventstore/db-client'
import { describe, expect, it, vi } from 'vitest'
import { UnreadableData } from '#api/eventStore/eventStore.ts'
import {
  openServedStore,
  openStoreForTest,
  startProxyForTest,
} from '#api/eventStore/eventStoreDb/testing/servedStore.ts'
import {
  collectDelivered,
  newFact,
  newFacts,
  newOrderStream,
  newProductStream,
  runConsumer,
  typesOf,
} from '#api/eventStore/testing/storeFixtures.ts'
import { monday } from '#domain/testing/fixtures.ts'
import { eventually } from '#testing/eventually.ts'

describe('a subscription on EventStoreDB', { timeout: 20_000 }, () => {
  it.each(['broken', 'inGoodOrder'] as const)(
    'resumes without loss or repetition when the server ends it: %s',
    async (how) => {
      const { server, store } = await openServedStore()
      const order = newOrderStream()
      await store.append(order, 'absent', newFacts('OrderPlaced', 'OrderConfirmed'))
      const all = collectDelivered(store, 0, [order], 4)
      await eventually(() => expect(server.traffic.open).toBe(1))

      server.endSubscriptions(how)
      await store.append(order, 'present', newFacts('OrderShipped'))
      await eventually(() => expect(server.traffic.open).toBe(1))
      server.endSubscriptions(how)
      await store.append(order, 'present', newFacts('OrderDelivered'))

      expect(typesOf(await all)).toEqual(['OrderPlaced', 'OrderConfirmed', 'OrderShipped', 'OrderDelivered'])
    },
  )

  it('resumes in the middle of a long history, over restarts', async () => {
    const { server, store, reports } = await openServedStore()
    const kettle = newProductStream()
    for (let from = 0; from < 6000; from += 500)
      await store.append(
        kettle,
        'any',
        Array.from({ length: 500 }, (_, index) => newFact('StockCounted', from + index)),
      )
    const counts: unknown[] = []
    const stop = new AbortController()
    let restarts = 0

    for await (const batch of store.subscribe(0, stop.signal)) {
      counts.push(...batch.map(({ data }) => data))
      if (counts.length === 6000) stop.abort()
      else if (restarts++ < 2) {
        server.stop()
        await server.start()
      }
    }

    expect(counts).toEqual(Array.from({ length: 6000 }, (_, index) => index))
    expect(reports[0]).toMatchObject({ name: 'StoreUnavailable' })
  })

  it('delivers a backlog in large batches, and then each fact at once', async () => {
    const { store } = await openServedStore()
    const noted = Array.from({ length: 3000 }, () => newFact('OrderNoted'))
    await store.append(newOrderStream(), 'absent', noted)
    const sizes: number[] = []
    const stop = new AbortController()
    const following = (async () => {
      for await (const batch of store.subscribe(0, stop.signal)) sizes.push(batch.length)
    })()

    await eventually(() => expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(3000))
    expect(sizes.length).toBeLessThan(300)
    await store.append(newOrderStream(), 'absent', newFacts('OrderPlaced'))
    await eventually(() => expect(sizes.at(-1)).toBe(1))
    stop.abort()
    await following
  })

  it('requests only events that it has not delivered yet', async () => {
    const { server, store } = await openServedStore()
    const noted = Array.from({ length: 100 }, () => newFact('OrderNoted'))
    await store.append(newOrderStream(), 'absent', noted)
    const stop = new AbortController()
    let delivered = 0
    const following = (async () => {
      for await (const batch of store.subscribe(0, stop.signal)) delivered += batch.length
    })()
    // What is on its way when the line breaks is lost, and has to be sent again.
    await eventually(() => expect(delivered).toBe(100))
    const sentBefore = server.traffic.sent

    server.endSubscriptions('broken')
    // To another stream: an append whose answer is lost with the line reads the end of its own.
    await store.append(newOrderStream(), 'absent', newFacts('OrderShipped'))
    await eventually(() => expect(delivered).toBe(101))
    stop.abort()
    await following

    expect(server.traffic.sent - sentBefore).toBeLessThan(50)
  })

  it('drops a fact that the server delivers twice', async () => {
    const { server, store } = await openServedStore()
    const order = newOrderStream()
    server.faults.deliveredTwice = 2
    await store.append(order, 'absent', newFacts('OrderPlaced', 'OrderConfirmed', 'OrderShipped'))

    expect(typesOf(await collectDelivered(store, 0, [order], 3))).toEqual([
      'OrderPlaced',
      'OrderConfirmed',
      'OrderShipped',
    ])
    expect(server.faults.deliveredTwice).toBe(0)
  })

  it('unsubscribes at the server when its reader leaves', async () => {
    const { server, store } = await openServedStore()
    await store.append(newOrderStream(), 'absent', newFacts('OrderPlaced'))

    for await (const _ of store.subscribe(0, new AbortController().signal)) break

    await eventually(() => expect(server.traffic.open).toBe(0))
  })

  it('skips system events, in the shop’s streams too', async () => {
    const { server, store } = await openServedStore()
    const [order, other] = [newOrderStream(), newOrderStream()]
    await store.append(order, 'absent', newFacts('OrderPlaced'))
    const client = EventStoreDBClient.connectionString(server.url)
    await client.tombstoneStream(order)
    const head = await store.head()
    await store.append(other, 'absent', newFacts('OrderPlaced'))

    const found = await collectDelivered(
      store,
      0,
      server.log.events.map(({ stream }) => stream),
      2,
    )

    expect(found.map(({ stream }) => stream)).toEqual([order, other])
    expect(head).toBe(found[0]?.position)
    expect(await store.readStream(order)).toEqual([])
  })

  it('makes the server wait for a slow reader', async () => {
    const { server, store } = await openServedStore()
    const kettle = newProductStream()
    const page = Array.from({ length: 500 }, () => 'x'.repeat(1000))
    for (let from = 0; from < 6000; from += 500)
      await store.append(
        kettle,
        'any',
        page.map((note) => newFact('StockCounted', note)),
      )
    let counted = 0

    for await (const batch of store.subscribe(0, new AbortController().signal)) {
      if (counted === 0) await pause(300)
      if (counted === 0) expect(server.traffic.sent).toBeLessThan(4000)
      counted += batch.length
      if (counted === 6000) break
    }

    expect(counted).toBe(6000)
  })

  it('detects a dead connection by keep-alive, and reconnects', { timeout: 30_000 }, async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { server, store } = await openServedStore()
    const proxy = await startProxyForTest(server)
    const proxied = await openStoreForTest(`${proxy.url}&keepAliveInterval=300&keepAliveTimeout=300`, { timeout: 1000 })
    const order = newOrderStream()
    const all = collectDelivered(proxied.store, 0, [order], 2)
    await store.append(order, 'absent', newFacts('OrderPlaced'))
    await eventually(() => expect(server.traffic.sent).toBeGreaterThan(3))

    proxy.freeze()
    await store.append(order, 'present', newFacts('OrderConfirmed'))

    expect(typesOf(await all)).toEqual(['OrderPlaced', 'OrderConfirmed'])
    expect(proxied.reports[0]).toMatchObject({ name: 'StoreUnavailable' })
  })

  it('leaves no call open after a read of the head', async () => {
    const { server, store } = await openServedStore()
    await store.append(
      newProductStream(),
      'absent',
      Array.from({ length: 500 }, () => newFact('StockCounted')),
    )

    await store.head()

    await eventually(() => expect(server.traffic.open).toBe(0))
  })

  it('skips events of others on the same server, and reports them', async () => {
    const { server, store, reports } = await openServedStore()
    const order = newOrderStream()
    for (const stream of ['invoice-7', 'invoice-7', 'order-7'])
      await appendAsOthers(server.url, stream, jsonEvent({ type: 'Imported', data: {} }))
    await store.append(order, 'absent', newFacts('OrderPlaced'))
    const mails = runConsumer(store, 'orderMails', order)

    expect(typesOf(await collectDelivered(store, 0, ['invoice-7', 'order-7', order], 1))).toEqual(['OrderPlaced'])
    await eventually(() => expect(mails.handled).toEqual(['OrderPlaced']))
    await mails.stop()

    const message = (stream: string) => `${stream} holds something that the shop did not write, at revision 0.`
    const once = [message('invoice-7'), message('order-7')]
    expect(reports.map(({ message }) => message).toSorted()).toEqual([...once, ...once].toSorted())
    await expect(store.readStream('order-7')).rejects.toThrow(message('order-7'))
  })

  it('delivers a fact with damaged data, which fails where it is read', async () => {
    const { server, store } = await openServedStore()
    const order = newOrderStream()
    const metadata = { version: 1, $correlationId: 'aminas-checkout', by: { role: 'system', id: 'shop' }, at: monday }
    const damaged = binaryEvent({ type: 'OrderPlaced', data: Buffer.from('{"total": 64'), metadata })
    await appendAsOthers(server.url, order, damaged)
    await store.append(order, 'present', newFacts('OrderConfirmed'))

    const [placed, confirmed] = await collectDelivered(store, 0, [order], 2)

    expect(placed).toMatchObject({ id: damaged.id, type: 'OrderPlaced', meta: { correlationId: 'aminas-checkout' } })
    expect(() => placed?.data).toThrow(UnreadableData)
    expect(confirmed?.type).toBe('OrderConfirmed')
  })
})

const appendAsOthers = async (url: string, stream: string, event: EventData) => {
  const client = EventStoreDBClient.connectionString(url)
  await client.appendToStream(stream, event, { credentials: { username: '', password: '' } })
  await client.dispose()
}
