import { EventStoreDBClient } from '@eventstore/db-client'
import { describe, expect, it } from 'vitest'
import { aminasOrder, blueKettle, delivered, eventually, fact, facts, typesOf } from '#api/eventStore/contract/cast.ts'
import { servedStore } from './servedStore.ts'

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

  it('stops loudly at what the shop did not write', async () => {
    const { server, store } = await servedStore()
    const client = EventStoreDBClient.connectionString(server.url)
    const stranger = { id: crypto.randomUUID(), type: 'Imported', contentType: 'application/json', data: {} } as const
    await client.appendToStream(
      'order-7',
      { ...stranger, metadata: undefined },
      { credentials: { username: '', password: '' } },
    )

    const reading = Array.fromAsync(store.subscribe(0, new AbortController().signal))

    await expect(reading).rejects.toThrow('order-7 holds something that the shop did not write, at revision 0.')
  })
})
