import { setTimeout as pause } from 'node:timers/promises'
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client'
import { describe, expect, it, vi } from 'vitest'
import { aminasOrder, blueKettle, consumer, delivered, fact, facts, typesOf } from '#api/eventStore/contract/cast.ts'
import { eventually } from '#e2e/eventually.ts'
import { lineForThisTest, servedStore, storeForThisTest } from './servedStore.ts'

describe('a subscription on EventStoreDB', { timeout: 20_000 }, () => {
  it.each(['broken', 'inGoodOrder'] as const)(
    'goes on without loss or repetition when the server ends it: %s',
    async (how) => {
      const { server, store } = await servedStore()
      const order = aminasOrder()
      await store.append(order, 'absent', facts('OrderPlaced', 'OrderConfirmed'))
      const all = delivered(store, 0, [order], 4)
      await eventually(() => expect(server.traffic.open).toBe(1))

      server.endSubscriptions(how)
      await store.append(order, 'present', facts('OrderShipped'))
      await eventually(() => expect(server.traffic.open).toBe(1))
      server.endSubscriptions(how)
      await store.append(order, 'present', facts('OrderDelivered'))

      expect(typesOf(await all)).toEqual(['OrderPlaced', 'OrderConfirmed', 'OrderShipped', 'OrderDelivered'])
    },
  )

  it('goes on in the middle of a long history, over restarts', async () => {
    const { server, store, reports } = await servedStore()
    const kettle = blueKettle()
    for (let from = 0; from < 600; from += 150)
      await store.append(
        kettle,
        'any',
        Array.from({ length: 150 }, (_, index) => fact('StockCounted', from + index)),
      )
    const counts: unknown[] = []
    const stop = new AbortController()
    let restarts = 0

    for await (const batch of store.subscribe(0, stop.signal)) {
      counts.push(...batch.map(({ data }) => data))
      if (counts.length === 600) stop.abort()
      else if (restarts++ < 2) {
        server.stop()
        await server.start()
      }
    }

    expect(counts).toEqual(Array.from({ length: 600 }, (_, index) => index))
    expect(reports[0]).toMatchObject({ name: 'StoreUnavailable' })
  })

  it('asks only for what it has not delivered yet', async () => {
    const { server, store } = await servedStore()
    const order = aminasOrder()
    await store.append(
      order,
      'absent',
      Array.from({ length: 100 }, () => fact('OrderNoted')),
    )
    const all = delivered(store, 0, [order], 101)
    await eventually(() => expect(server.traffic.sent).toBeGreaterThan(100))

    server.endSubscriptions('broken')
    await store.append(order, 'present', facts('OrderShipped'))
    await all

    expect(server.traffic.sent).toBeLessThan(150)
  })

  it('drops a fact that the server delivers twice', async () => {
    const { server, store } = await servedStore()
    const order = aminasOrder()
    server.faults.deliveredTwice = 2
    await store.append(order, 'absent', facts('OrderPlaced', 'OrderConfirmed', 'OrderShipped'))

    expect(typesOf(await delivered(store, 0, [order], 3))).toEqual(['OrderPlaced', 'OrderConfirmed', 'OrderShipped'])
    expect(server.faults.deliveredTwice).toBe(0)
  })

  it('tells the server when its reader leaves', async () => {
    const { server, store } = await servedStore()
    await store.append(aminasOrder(), 'absent', facts('OrderPlaced'))

    for await (const _ of store.subscribe(0, new AbortController().signal)) break

    await eventually(() => expect(server.traffic.open).toBe(0))
  })

  it('leaves out what the server itself writes, in the shop’s streams too', async () => {
    const { server, store } = await servedStore()
    const [order, other] = [aminasOrder(), aminasOrder()]
    await store.append(order, 'absent', facts('OrderPlaced'))
    const client = EventStoreDBClient.connectionString(server.url)
    await client.tombstoneStream(order)
    const head = await store.head()
    await store.append(other, 'absent', facts('OrderPlaced'))

    const found = await delivered(
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
    const { server, store } = await servedStore()
    const kettle = blueKettle()
    const page = Array.from({ length: 500 }, () => 'x'.repeat(1000))
    for (let from = 0; from < 6000; from += 500)
      await store.append(
        kettle,
        'any',
        page.map((note) => fact('StockCounted', note)),
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

  it('notices a line that is dead without a word, and calls anew', { timeout: 30_000 }, async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { server, store } = await servedStore()
    const line = await lineForThisTest(server)
    const far = await storeForThisTest(`${line.url}&keepAliveInterval=300&keepAliveTimeout=300`, { timeout: 1000 })
    const order = aminasOrder()
    const all = delivered(far.store, 0, [order], 2)
    await store.append(order, 'absent', facts('OrderPlaced'))
    await eventually(() => expect(server.traffic.sent).toBeGreaterThan(3))

    line.freeze()
    await store.append(order, 'present', facts('OrderConfirmed'))

    expect(typesOf(await all)).toEqual(['OrderPlaced', 'OrderConfirmed'])
    expect(far.reports[0]).toMatchObject({ name: 'StoreUnavailable' })
  })

  it('leaves no call open where its head was asked for', async () => {
    const { server, store } = await servedStore()
    await store.append(
      blueKettle(),
      'absent',
      Array.from({ length: 500 }, () => fact('StockCounted')),
    )

    await store.head()

    await eventually(() => expect(server.traffic.open).toBe(0))
  })

  it('leaves out what others wrote to the same server, and says so', async () => {
    const { server, store, reports } = await servedStore()
    const order = aminasOrder()
    await writtenByOthers(server.url, 'invoice-7', 'invoice-7', 'order-7')
    await store.append(order, 'absent', facts('OrderPlaced'))
    const mails = consumer(store, 'orderMails', order)

    expect(typesOf(await delivered(store, 0, ['invoice-7', 'order-7', order], 1))).toEqual(['OrderPlaced'])
    await eventually(() => expect(mails.taken).toEqual(['OrderPlaced']))
    await mails.stop()

    const sentence = (stream: string) => `${stream} holds something that the shop did not write, at revision 0.`
    const once = [sentence('invoice-7'), sentence('order-7')]
    expect(reports.map(({ message }) => message).toSorted()).toEqual([...once, ...once].toSorted())
    await expect(store.readStream('order-7')).rejects.toThrow(sentence('order-7'))
  })
})

const writtenByOthers = async (url: string, ...streams: string[]) => {
  const client = EventStoreDBClient.connectionString(url)
  const credentials = { username: '', password: '' }
  for (const stream of streams)
    await client.appendToStream(stream, jsonEvent({ type: 'Imported', data: {} }), { credentials })
  await client.dispose()
}
