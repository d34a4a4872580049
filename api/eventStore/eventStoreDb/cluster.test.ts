import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { aminasOrder, consumer, delivered, facts, typesOf } from '#api/eventStore/contract/cast.ts'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { eventually } from '#e2e/eventually.ts'
import { cluster } from './cluster.ts'
import { storeForThisTest } from './servedStore.ts'

describe('EventStoreDB as a cluster', { timeout: 20_000 }, () => {
  it('finds the leader, and the next one when it is gone', async () => {
    const { leader, follower, url } = await cluster()
    const { store } = await storeForThisTest(url)
    const order = aminasOrder()
    await store.append(order, 'absent', facts('OrderPlaced'))
    expect(follower.traffic.calls.get('Append')).toBeUndefined()
    const all = delivered(store, 0, [order], 2)
    await eventually(() => expect(leader.traffic.open).toBe(1))

    leader.stop()
    await expect(store.readStream(order)).rejects.toThrow(StoreUnavailable)
    await eventually(() => store.append(order, { revision: 0 }, facts('OrderConfirmed')))

    expect(typesOf(await all)).toEqual(['OrderPlaced', 'OrderConfirmed'])
  })

  it('survives that no node answers, and goes on when one does', async () => {
    const { leader, follower, url } = await cluster()
    const { store } = await storeForThisTest(url)
    const order = aminasOrder()
    const all = [delivered(store, 0, [order], 1), delivered(store, 0, [order], 1)]
    await eventually(() => expect(leader.traffic.open).toBe(2))

    for (const node of [leader, follower]) node.stop()
    await expect(store.readStream(order)).rejects.toThrow(StoreUnavailable)
    await expect(store.readStream(order)).rejects.toThrow(StoreUnavailable)
    for (const node of [leader, follower]) await node.start()
    await eventually(() => store.append(order, 'absent', facts('OrderPlaced')))

    expect((await Promise.all(all)).map(typesOf)).toEqual([['OrderPlaced'], ['OrderPlaced']])
  })

  it('survives a subscription that breaks while it looks for the leader in vain', async () => {
    const { leader, follower, url } = await cluster()
    const { store } = await storeForThisTest(url)
    const order = aminasOrder()
    const all = [delivered(store, 0, [order], 1), delivered(store, 0, [order], 1)]
    await eventually(() => expect(leader.traffic.open).toBe(2))

    for (const node of [leader, follower]) node.faults.notReady = true
    leader.endSubscriptions('broken', 1)
    await pause(30)
    leader.endSubscriptions('broken')
    await pause(200)
    for (const node of [leader, follower]) node.faults.notReady = false
    await eventually(() => store.append(order, 'absent', facts('OrderPlaced')))

    expect((await Promise.all(all)).map(typesOf)).toEqual([['OrderPlaced'], ['OrderPlaced']])
  })

  it.each([false, true])('follows a leader that steps down, without an error for anybody: TLS %s', async (tls) => {
    const { leader, follower, url, elect } = await cluster({ tls })
    const { store } = await storeForThisTest(url)
    const order = aminasOrder()
    await store.append(order, 'absent', facts('OrderPlaced'), 'place-7')
    const all = delivered(store, 0, [order], 4)
    const mails = consumer(store, 'orderMails', order)
    await eventually(() => expect(mails.taken).toEqual(['OrderPlaced']))

    elect(follower)

    expect(await store.append(order, 'absent', facts('OrderPlaced'), 'place-7')).toMatchObject({ revision: 0 })
    expect(await store.append(order, { revision: 0 }, facts('OrderConfirmed'))).toMatchObject({ revision: 1 })
    expect(follower.traffic.calls.get('Append')).toBeGreaterThan(0)
    elect(leader)
    expect(await store.readStream(order)).toHaveLength(2)
    elect(follower)
    expect(await store.head()).toBe((await store.readLast(order))?.position)
    await store.append(order, { revision: 1 }, facts('OrderShipped', 'OrderDelivered'))

    expect(typesOf(await all)).toEqual(['OrderPlaced', 'OrderConfirmed', 'OrderShipped', 'OrderDelivered'])
    await eventually(() =>
      expect(mails.taken).toEqual(['OrderPlaced', 'OrderConfirmed', 'OrderShipped', 'OrderDelivered']),
    )
    await mails.stop()
  })

  it('waits while nobody leads, and says so', async () => {
    const { follower, url, elect } = await cluster()
    const { store } = await storeForThisTest(url)
    const order = aminasOrder()
    await store.append(order, 'absent', facts('OrderPlaced'))

    elect(undefined)
    await expect(store.append(order, { revision: 0 }, facts('OrderShipped'))).rejects.toThrow('has no leader')
    elect(follower)

    await eventually(() => store.append(order, { revision: 0 }, facts('OrderShipped')))
  })

  it('asks its leader also where the address prefers followers', async () => {
    const { leader, url } = await cluster()
    const { store } = await storeForThisTest(`${url}&nodePreference=follower`)
    const order = aminasOrder()

    await store.append(order, 'absent', facts('OrderPlaced'))

    expect(await store.readStream(order)).toHaveLength(1)
    expect(leader.traffic.calls.get('Append')).toBe(1)
  })

  it('is found by the name of one node, too', async () => {
    const { leader, follower } = await cluster()
    const { store } = await storeForThisTest(`esdb+discover://127.0.0.1:${follower.port}?tls=false`)

    await store.append(aminasOrder(), 'absent', facts('OrderPlaced'))

    expect(leader.traffic.calls.get('Append')).toBe(1)
    expect(follower.traffic.calls.get('Append')).toBeUndefined()
  })
})
