import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { aminasOrder, delivered, eventually, facts, typesOf } from '#api/eventStore/contract/cast.ts'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import type { TestServer } from '#api/eventStore/testServer/testServer.ts'
import { serverForThisTest, storeForThisTest } from './servedStore.ts'

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
})

/** Two nodes with one log; who is not stopped may lead. */
const cluster = async () => {
  const nodes: TestServer[] = []
  const running = (node: TestServer) => node.isListening()
  const members = () => nodes.filter(running).map((node, index) => ({ port: node.port, isLeader: index === 0 }))
  const leader = await serverForThisTest({ members })
  const follower = await serverForThisTest({ log: leader.log, members })
  nodes.push(leader, follower)
  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')
  const url = `esdb://${hosts}?tls=false&maxDiscoverAttempts=3&discoveryInterval=20&gossipTimeout=1`
  return { leader, follower, url }
}
