import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { openStoreForTest } from '#api/eventStore/eventStoreDb/testing/servedStore.ts'
import { startTestCluster } from '#api/eventStore/eventStoreDb/testing/testCluster.ts'
import {
  collectDelivered,
  newFacts,
  newOrderStream,
  runConsumer,
  typesOf,
} from '#api/eventStore/testing/storeFixtures.ts'
import { eventually } from '#testing/eventually.ts'

describe('EventStoreDB as a cluster', { timeout: 20_000 }, () => {
  it('finds the leader, and the new leader when it stops', async () => {
    const { leader, follower, url } = await startTestCluster()
    const { store } = await openStoreForTest(url)
    const order = newOrderStream()
    await store.append(order, 'absent', newFacts('OrderPlaced'))
    expect(follower.traffic.calls.get('Append')).toBeUndefined()
    const all = collectDelivered(store, 0, [order], 2)
    await eventually(() => expect(leader.traffic.open).toBe(1))

    leader.stop()
    await expect(store.readStream(order)).rejects.toThrow(StoreUnavailable)
    await eventually(() => store.append(order, { revision: 0 }, newFacts('OrderConfirmed')))

    expect(typesOf(await all)).toEqual(['OrderPlaced', 'OrderConfirmed'])
  })

  it('survives a time in which no node answers', async () => {
    const { leader, follower, url } = await startTestCluster()
    const { store } = await openStoreForTest(url)
    const order = newOrderStream()
    const all = [collectDelivered(store, 0, [order], 1), collectDelivered(store, 0, [order], 1)]
    await eventually(() => expect(leader.traffic.open).toBe(2))

    for (const node of [leader, follower]) node.stop()
    await expect(store.readStream(order)).rejects.toThrow(StoreUnavailable)
    await expect(store.readStream(order)).rejects.toThrow(StoreUnavailable)
    for (const node of [leader, follower]) await node.start()
    await eventually(() => store.append(order, 'absent', newFacts('OrderPlaced')))

    expect((await Promise.all(all)).map(typesOf)).toEqual([['OrderPlaced'], ['OrderPlaced']])
  })

  it('survives broken subscriptions while there is no leader to be found', async () => {
    const { leader, follower, url } = await startTestCluster()
    const { store } = await openStoreForTest(url)
    const order = newOrderStream()
    const all = [collectDelivered(store, 0, [order], 1), collectDelivered(store, 0, [order], 1)]
    await eventually(() => expect(leader.traffic.open).toBe(2))

    for (const node of [leader, follower]) node.faults.notReady = true
    leader.endSubscriptions('broken', 1)
    await pause(30)
    leader.endSubscriptions('broken')
    await pause(200)
    for (const node of [leader, follower]) node.faults.notReady = false
    await eventually(() => store.append(order, 'absent', newFacts('OrderPlaced')))

    expect((await Promise.all(all)).map(typesOf)).toEqual([['OrderPlaced'], ['OrderPlaced']])
  })

  it.each([false, true])('follows a change of leader without an error: TLS %s', async (tls) => {
    const { leader, follower, url, elect } = await startTestCluster({ tls })
    const { store } = await openStoreForTest(url)
    const order = newOrderStream()
    await store.append(order, 'absent', newFacts('OrderPlaced'), 'place-7')
    const all = collectDelivered(store, 0, [order], 4)
    const mails = runConsumer(store, 'orderMails', order)
    await eventually(() => expect(mails.handled).toEqual(['OrderPlaced']))

    elect(follower)

    expect(await store.append(order, 'absent', newFacts('OrderPlaced'), 'place-7')).toMatchObject({ revision: 0 })
    expect(await store.append(order, { revision: 0 }, newFacts('OrderConfirmed'))).toMatchObject({ revision: 1 })
    expect(follower.traffic.calls.get('Append')).toBeGreaterThan(0)
    elect(leader)
    expect(await store.readStream(order)).toHaveLength(2)
    elect(follower)
    expect(await store.head()).toBe((await store.readLast(order))?.position)
    await store.append(order, { revision: 1 }, newFacts('OrderShipped', 'OrderDelivered'))

    expect(typesOf(await all)).toEqual(['OrderPlaced', 'OrderConfirmed', 'OrderShipped', 'OrderDelivered'])
    await eventually(() =>
      expect(mails.handled).toEqual(['OrderPlaced', 'OrderConfirmed', 'OrderShipped', 'OrderDelivered']),
    )
    await mails.stop()
  })

  it('refuses appends while there is no leader, and continues afterwards', async () => {
    const { follower, url, elect } = await startTestCluster()
    const { store } = await openStoreForTest(url)
    const order = newOrderStream()
    await store.append(order, 'absent', newFacts('OrderPlaced'))

    elect(undefined)
    await expect(store.append(order, { revision: 0 }, newFacts('OrderShipped'))).rejects.toThrow('has no leader')
    elect(follower)

    await eventually(() => store.append(order, { revision: 0 }, newFacts('OrderShipped')))
  })

  it('reads from the leader even if the address prefers followers', async () => {
    const { leader, url } = await startTestCluster()
    const { store } = await openStoreForTest(`${url}&nodePreference=follower`)
    const order = newOrderStream()

    await store.append(order, 'absent', newFacts('OrderPlaced'))

    expect(await store.readStream(order)).toHaveLength(1)
    expect(leader.traffic.calls.get('Append')).toBe(1)
  })

  it('is discovered from the address of one node', async () => {
    const { leader, follower } = await startTestCluster()
    const { store } = await openStoreForTest(`esdb+discover://127.0.0.1:${follower.port}?tls=false`)

    await store.append(newOrderStream(), 'absent', newFacts('OrderPlaced'))

    expect(leader.traffic.calls.get('Append')).toBe(1)
    expect(follower.traffic.calls.get('Append')).toBeUndefined()
  })
})
