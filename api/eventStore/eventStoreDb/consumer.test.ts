import { setTimeout as pause } from 'node:timers/promises'
import { EventStoreDBClient } from '@eventstore/db-client'
import { describe, expect, it } from 'vitest'
import { aminasOrder, consumer, fact, facts } from '#api/eventStore/contract/cast.ts'
import { eventually } from '#e2e/eventually.ts'
import { lineForThisTest, servedStore, storeForThisTest } from './servedStore.ts'

describe('a consumer on EventStoreDB', { timeout: 20_000 }, () => {
  it.each(['broken', 'inGoodOrder'] as const)('loses nothing when the server ends it: %s', async (how) => {
    const { server, store } = await servedStore()
    const order = aminasOrder()
    await store.append(order, 'absent', facts('OrderPlaced', 'OrderConfirmed', 'OrderShipped'))
    let endings = 2
    const mails = consumer(store, 'orderMails', order, () => {
      if (endings-- > 0) server.endSubscriptions(how)
    })

    await eventually(() => expect(mails.taken).toEqual(['OrderPlaced', 'OrderConfirmed', 'OrderShipped']))
    await mails.stop()
  })

  it('loses nothing when the server restarts, and does not take again what it took', async () => {
    const { server, store } = await servedStore()
    const order = aminasOrder()
    await store.append(order, 'absent', facts('OrderPlaced', 'OrderConfirmed'))
    const mails = consumer(store, 'orderMails', order)
    await eventually(() => expect(mails.taken).toEqual(['OrderPlaced', 'OrderConfirmed']))

    server.stop()
    await server.start()
    await store.append(order, { revision: 1 }, facts('OrderShipped'))

    await eventually(() => expect(mails.taken).toEqual(['OrderPlaced', 'OrderConfirmed', 'OrderShipped']))
    await mails.stop()
  })

  it('takes a fact once that the server delivers twice', async () => {
    const { server, store } = await servedStore()
    const order = aminasOrder()
    server.faults.deliveredTwice = 2
    await store.append(order, 'absent', facts('OrderPlaced', 'OrderConfirmed', 'OrderShipped'))
    const mails = consumer(store, 'orderMails', order)

    await eventually(() => expect(mails.taken).toEqual(['OrderPlaced', 'OrderConfirmed', 'OrderShipped']))
    expect(server.faults.deliveredTwice).toBe(0)
    await mails.stop()
  })

  it('is set up again when an operator deletes it', async () => {
    const { server, store } = await servedStore()
    const order = aminasOrder()
    await store.append(order, 'absent', facts('OrderPlaced'))
    const mails = consumer(store, 'orderMails', order)
    await eventually(() => expect(mails.taken).toEqual(['OrderPlaced']))

    await EventStoreDBClient.connectionString(server.url).deletePersistentSubscriptionToAll('orderMails')
    await store.append(order, 'present', facts('OrderShipped'))

    await eventually(() => expect(mails.taken).toEqual(['OrderPlaced', 'OrderShipped']))
    await mails.stop()
  })

  it('runs in one node of a cluster, and in another when that one is gone', async () => {
    const { server, store } = await servedStore()
    const { store: secondNode, reports } = await storeForThisTest(server.url)
    const order = aminasOrder()
    await store.append(order, 'absent', facts('OrderPlaced', 'OrderConfirmed'))
    const [stop, busy] = [new AbortController(), Promise.withResolvers<void>()]
    const first = store.consume('orderMails', () => busy.promise, stop.signal)
    await eventually(() => expect(server.traffic.open).toBe(1))
    const second = consumer(secondNode, 'orderMails', order)
    await pause(100)
    expect(second.taken).toEqual([])

    stop.abort()
    busy.resolve()
    await first

    await eventually(() => expect(second.taken).toEqual(['OrderConfirmed']))
    expect(reports).toEqual([])
    await second.stop()
  })

  it('is taken over from a node that dies, with what it had not finished', async () => {
    const { server, store } = await servedStore()
    const line = await lineForThisTest(server)
    const dying = await storeForThisTest(line.url)
    const order = aminasOrder()
    await store.append(order, 'absent', facts('OrderPlaced', 'OrderConfirmed', 'OrderShipped'))
    const [begun, busy] = [[] as string[], Promise.withResolvers<void>()]
    const take = async ({ type }: { type: string }) => {
      begun.push(type)
      if (type === 'OrderConfirmed') await busy.promise
    }
    const dead = dying.store.consume('orderMails', take, new AbortController().signal)
    await eventually(() => expect(begun).toEqual(['OrderPlaced', 'OrderConfirmed']))
    const mails = consumer(store, 'orderMails', order)

    line.stop()

    // What was taken last may come again: its acknowledgement may have been on the line.
    await eventually(() => expect(mails.taken.slice(-2)).toEqual(['OrderConfirmed', 'OrderShipped']))
    await mails.stop()
    await dying.store.close()
    busy.resolve()
    await dead
  })

  it('never gives up on a fact: the server neither parks nor overtakes it, however often it comes again', async () => {
    const { server, store } = await servedStore()
    const order = aminasOrder()
    await store.append(order, 'absent', facts('OrderPlaced', 'OrderConfirmed'))
    let dropped = 0
    const mails = consumer(store, 'orderMails', order, () => {
      if (dropped++ < 15) server.endSubscriptions('broken')
      if (dropped <= 15) throw new Error('the mail server is down')
    })

    await eventually(() => expect(mails.taken.at(-1)).toBe('OrderConfirmed'))

    expect(mails.taken.filter((type) => type === 'OrderConfirmed')).toHaveLength(1)
    expect(server.log.events.filter(({ stream }) => stream.endsWith('-parked'))).toEqual([])
    await mails.stop()
  })

  it('hands out hundreds of facts without a pause for each', async () => {
    const { server, store } = await servedStore()
    const order = aminasOrder()
    const noted = Array.from({ length: 700 }, (_, index) => fact('OrderNoted', index))
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

  it('is set up once when two nodes start at the same moment', async () => {
    const { server, store, reports } = await servedStore()
    const { store: secondNode, reports: otherReports } = await storeForThisTest(server.url)
    const order = aminasOrder()
    const nodes = [consumer(store, 'orderMails', order), consumer(secondNode, 'orderMails', order)]
    await eventually(() => expect(server.traffic.calls.get('Create')).toBeGreaterThan(0))

    await store.append(order, 'absent', facts('OrderPlaced'))

    await eventually(() => expect(nodes.flatMap(({ taken }) => taken)).toEqual(['OrderPlaced']))
    expect([...reports, ...otherReports]).toEqual([])
    await Promise.all(nodes.map(({ stop }) => stop()))
  })

  it.each(['broken', 'inGoodOrder'] as const)('stops trying while it has no connection: %s', async (how) => {
    const { server, store } = await servedStore()
    const order = aminasOrder()
    await store.append(order, 'absent', facts('OrderPlaced'))
    const mails = consumer(store, 'orderMails', order, async () => {
      // Nobody is served from here on, and another node may have the fact when somebody is.
      server.faults.notReady = true
      server.endSubscriptions(how)
      // The end is on its way for a while.
      await pause(100)
      if (mails.taken.length === 1) throw new Error('the mail server is down')
    })
    await eventually(() => expect(mails.taken).toEqual(['OrderPlaced']))

    await pause(150)
    expect(mails.taken).toEqual(['OrderPlaced'])
    server.faults.notReady = false

    await eventually(() => expect(mails.taken).toEqual(['OrderPlaced', 'OrderPlaced']))
    server.faults.notReady = false
    await mails.stop()
  })

  it('starts also where the server could not tell its features at first', async () => {
    const { server, store } = await servedStore()
    server.faults.brokenFeatures = 2
    const order = aminasOrder()
    await store.append(order, 'absent', facts('OrderPlaced'))
    const mails = consumer(store, 'orderMails', order)

    await eventually(() => expect(mails.taken).toEqual(['OrderPlaced']))
    await mails.stop()
  })

  it('has the last word of what it took before it ends', async () => {
    const { server, store } = await servedStore()
    const order = aminasOrder()
    await store.append(order, 'absent', facts('OrderPlaced', 'OrderConfirmed'))
    const stop = new AbortController()
    const slowly = async () => {
      stop.abort()
      await pause(50)
    }
    await store.consume('orderMails', slowly, stop.signal)

    const mails = consumer(store, 'orderMails', order)

    await eventually(() => expect(mails.taken).toEqual(['OrderConfirmed']))
    await mails.stop()
    await eventually(() => expect(server.traffic.open).toBe(0))
  })

  it('reports why a fact was not taken', async () => {
    const { store, reports } = await servedStore()
    const order = aminasOrder()
    await store.append(order, 'absent', facts('OrderPlaced'))
    const mails = consumer(store, 'orderMails', order, () => {
      if (reports.length === 0) throw new Error('the mail server is down')
    })

    await eventually(() => expect(mails.taken).toHaveLength(2))
    expect(reports.map(({ message }) => message)).toEqual(['the mail server is down'])
    await mails.stop()
  })
})
