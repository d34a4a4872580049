import { setTimeout as pause } from 'node:timers/promises'
import { EventStoreDBClient, persistentSubscriptionToAllSettingsFromDefaults } from '@eventstore/db-client'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  openServedStore,
  openStoreForTest,
  startProxyForTest,
  startServerForTest,
} from '#api/eventStore/eventStoreDb/testing/servedStore.ts'
import { newFact, newFacts, newOrderStream, runConsumer } from '#api/eventStore/testing/storeFixtures.ts'
import { eventually } from '#testing/eventually.ts'
import { openCheckpoint } from './checkpoint.ts'

describe('a consumer on EventStoreDB', { timeout: 20_000 }, () => {
  it.each(['broken', 'inGoodOrder'] as const)(
    'misses no fact when the server ends its subscription: %s',
    async (how) => {
      const { server, store } = await openServedStore()
      const order = newOrderStream()
      await store.append(order, 'absent', newFacts('OrderPlaced', 'OrderConfirmed', 'OrderShipped'))
      let endings = 2
      const mails = runConsumer(store, 'orderMails', order, () => {
        if (endings-- > 0) server.endSubscriptions(how)
      })

      await eventually(() => expect(mails.handled).toEqual(['OrderPlaced', 'OrderConfirmed', 'OrderShipped']))
      await mails.stop()
    },
  )

  it('misses and repeats no fact when the server restarts', async () => {
    const { server, store } = await openServedStore()
    const order = newOrderStream()
    await store.append(order, 'absent', newFacts('OrderPlaced', 'OrderConfirmed'))
    const mails = runConsumer(store, 'orderMails', order)
    await eventually(() => expect(mails.handled).toEqual(['OrderPlaced', 'OrderConfirmed']))

    server.stop()
    await server.start()
    await store.append(order, { revision: 1 }, newFacts('OrderShipped'))

    await eventually(() => expect(mails.handled).toEqual(['OrderPlaced', 'OrderConfirmed', 'OrderShipped']))
    await mails.stop()
  })

  it('handles a fact once that the server delivers twice', async () => {
    const { server, store } = await openServedStore()
    const order = newOrderStream()
    server.faults.deliveredTwice = 2
    await store.append(order, 'absent', newFacts('OrderPlaced', 'OrderConfirmed', 'OrderShipped'))
    const mails = runConsumer(store, 'orderMails', order)

    await eventually(() => expect(mails.handled).toEqual(['OrderPlaced', 'OrderConfirmed', 'OrderShipped']))
    expect(server.faults.deliveredTwice).toBe(0)
    await mails.stop()
  })

  it('runs on one node, and on another one when the first stops', async () => {
    const { server, store } = await openServedStore()
    const { store: secondNode, reports } = await openStoreForTest(server.url)
    const order = newOrderStream()
    await store.append(order, 'absent', newFacts('OrderPlaced', 'OrderConfirmed'))
    const [stop, busy] = [new AbortController(), Promise.withResolvers<void>()]
    const first = store.consume('orderMails', () => busy.promise, stop.signal)
    await eventually(() => expect(server.traffic.open).toBe(1))
    const second = runConsumer(secondNode, 'orderMails', order)
    // Longer than the lease timeout.
    await pause(1500)
    expect(second.handled).toEqual([])

    stop.abort()
    busy.resolve()
    await first

    await eventually(() => expect(second.handled).toEqual(['OrderConfirmed']))
    expect(reports).toEqual([])
    await second.stop()
  })

  it('is taken over from a crashed node, including its unfinished fact', async () => {
    const { server, store } = await openServedStore()
    const proxy = await startProxyForTest(server)
    const dying = await openStoreForTest(proxy.url)
    const order = newOrderStream()
    await store.append(order, 'absent', newFacts('OrderPlaced', 'OrderConfirmed', 'OrderShipped'))
    const [begun, busy] = [[] as string[], Promise.withResolvers<void>()]
    const take = async ({ type }: { type: string }) => {
      begun.push(type)
      if (type === 'OrderConfirmed') await busy.promise
    }
    const dead = dying.store.consume('orderMails', take, new AbortController().signal)
    await eventually(() => expect(begun).toEqual(['OrderPlaced', 'OrderConfirmed']))
    const mails = runConsumer(store, 'orderMails', order)

    proxy.stop()

    // The last handled fact may be repeated: its checkpoint may not have been saved.
    await eventually(() => expect(mails.handled.slice(-2)).toEqual(['OrderConfirmed', 'OrderShipped']))
    await mails.stop()
    await dying.store.close()
    busy.resolve()
    await dead
  })

  it('delivers hundreds of facts without a pause for each', async () => {
    const { server, store } = await openServedStore()
    const order = newOrderStream()
    const noted = Array.from({ length: 700 }, (_, index) => newFact('OrderNoted', index))
    await store.append(order, 'absent', noted)
    const taken: unknown[] = []
    const stop = new AbortController()

    await store.consume(
      'orderMails',
      async ({ stream, data }) => {
        if (stream === order) taken.push(data)
        if (taken.length === 300) server.endSubscriptions('broken')
        if (taken.length === 700) stop.abort()
      },
      stop.signal,
    )

    expect(taken).toEqual(noted.map(({ data }) => data))
  })

  it('stops handling facts without a connection, before another node takes over', async () => {
    const { server, store } = await openServedStore()
    const proxy = await startProxyForTest(server)
    const cutOff = await openStoreForTest(proxy.url, { timeout: 100 })
    const order = newOrderStream()
    await store.append(order, 'absent', newFacts('OrderPlaced'))
    const log: string[] = []
    const first = runConsumer(
      cutOff.store,
      'orderMails',
      order,
      () => {
        log.push('first tries')
        throw new Error('the mail server is down')
      },
      (isHere) => log.push(isHere ? 'first begins' : 'first ends'),
    )
    await eventually(() => expect(log).toContain('first tries'))
    const second = runConsumer(store, 'orderMails', order, () => void log.push('second handles'))

    proxy.freeze()

    await eventually(() => expect(log.at(-1)).toBe('second handles'))
    expect(log.slice(log.indexOf('first ends'))).toEqual(['first ends', 'second handles'])
    await second.stop()
    proxy.stop()
    await cutOff.store.close()
    await first.stop()
  })

  it('cannot save its checkpoint once another node has saved one', async () => {
    const { server, store } = await openServedStore()
    const { store: secondNode } = await openStoreForTest(server.url)
    const slow = await openCheckpoint(store, 'orderMails')
    await slow.save(7)
    const quick = await openCheckpoint(secondNode, 'orderMails')
    expect(quick.position).toBe(7)
    await quick.save(9)

    await expect(slow.save(8)).rejects.toThrow('Another node runs orderMails now')
    expect((await openCheckpoint(store, 'orderMails')).position).toBe(9)
  })

  it('misses no fact over ten restarts of server and shop, however many facts it skips', async () => {
    const server = await startServerForTest()
    const taken: unknown[] = []
    for (let round = 0; round < 10; round += 1) {
      const { store } = await openStoreForTest(server.url)
      const stop = new AbortController()
      const placed = Array.from({ length: 5 }, (_, index) => newFact('OrderPlaced', round * 5 + index))
      await store.append(newOrderStream(), 'absent', placed)
      await store.append(
        newOrderStream(),
        'absent',
        Array.from({ length: 150 }, () => newFact('OrderNoted')),
      )
      const running = store.consume(
        'orderMails',
        async ({ data }) => {
          // It stops in the middle of a round, with skipped facts behind it in the log.
          if (taken.length % 5 === 2) await pause(20)
          taken.push(data)
          if (taken.length % 5 === 4) stop.abort()
        },
        stop.signal,
        { types: new Set(['OrderPlaced']) },
      )
      await running
      server.stop()
      await server.start()
      await store.close()
    }
    const { store } = await openStoreForTest(server.url)
    const stop = new AbortController()
    const rest = store.consume('orderMails', async ({ data }) => void taken.push(data), stop.signal, {
      types: new Set(['OrderPlaced']),
    })

    await eventually(() => expect(new Set(taken).size).toBe(50))
    stop.abort()
    await rest
  })

  it('starts at the first fact if it has a legacy persistent subscription, and deletes that', async () => {
    const { server, store } = await openServedStore()
    const order = newOrderStream()
    await store.append(order, 'absent', newFacts('OrderPlaced'))
    const client = EventStoreDBClient.connectionString(server.url)
    onTestFinished(() => void client.dispose().catch(() => undefined))
    const settings = persistentSubscriptionToAllSettingsFromDefaults()
    await client.createPersistentSubscriptionToAll('orderMails', settings)
    expect(server.groups).toContain('orderMails')

    const mails = runConsumer(store, 'orderMails', order)

    await eventually(() => expect(mails.handled).toEqual(['OrderPlaced']))
    expect(server.groups).not.toContain('orderMails')
    await mails.stop()
  })

  it('starts even if the server first fails to list its features', async () => {
    const { server, store } = await openServedStore()
    server.faults.brokenFeatures = 2
    const order = newOrderStream()
    await store.append(order, 'absent', newFacts('OrderPlaced'))
    const mails = runConsumer(store, 'orderMails', order)

    await eventually(() => expect(mails.handled).toEqual(['OrderPlaced']))
    await mails.stop()
  })

  it('saves its checkpoint before it ends', async () => {
    const { server, store } = await openServedStore()
    const order = newOrderStream()
    await store.append(order, 'absent', newFacts('OrderPlaced', 'OrderConfirmed'))
    const stop = new AbortController()
    const handleSlowly = async () => {
      stop.abort()
      await pause(50)
    }
    await store.consume('orderMails', handleSlowly, stop.signal)

    const mails = runConsumer(store, 'orderMails', order)

    await eventually(() => expect(mails.handled).toEqual(['OrderConfirmed']))
    await mails.stop()
    await eventually(() => expect(server.traffic.open).toBe(0))
  })

  it('reports why a fact failed', async () => {
    const { store, reports } = await openServedStore()
    const order = newOrderStream()
    await store.append(order, 'absent', newFacts('OrderPlaced'))
    const mails = runConsumer(store, 'orderMails', order, () => {
      if (reports.length === 0) throw new Error('the mail server is down')
    })

    await eventually(() => expect(mails.handled).toHaveLength(2))
    expect(reports.map(({ message }) => message)).toEqual(['the mail server is down'])
    await mails.stop()
  })
})
