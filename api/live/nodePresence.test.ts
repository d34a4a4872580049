import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openServedStore, openStoreForTest } from '#api/eventStore/eventStoreDb/testing/servedStore.ts'
import type { OutgoingFrame } from '#domain/live/liveFrames.ts'
import { type LiveConnection, openLiveRoom } from './liveRoom.ts'
import { openNodePresence } from './nodePresence.ts'

/** A node whose clock moves only by `advance`, and whose presence is exchanged only when it is asked to. */
const openNode = (store: EventStore) => {
  let currentTime = 0
  const room = openLiveRoom()
  const append = vi.fn(store.append)
  const presence = openNodePresence({
    store: { ...store, append },
    room,
    log: { warn: vi.fn() },
    now: () => currentTime,
    times: { interval: 3_600_000, repeatAfter: 4000, lifetime: 10_000 },
  })
  presence.close()

  const visit = (productId?: string) => {
    const frames: OutgoingFrame[] = []
    const connection: LiveConnection = {
      viewedProducts: new Set(),
      followedProducts: [],
      followedSlots: new Set(),
      send: (frame) => frames.push(frame),
      sendIf: () => undefined,
      endSession: () => undefined,
      refreshUser: async () => undefined,
    }
    room.join(connection)
    if (productId) room.view(connection, productId)
    return { frames, leave: () => room.leave(connection) }
  }
  return {
    room,
    append,
    visit,
    exchange: presence.exchange,
    advance: (milliseconds: number) => {
      currentTime += milliseconds
    },
  }
}

const twoNodes = async () => {
  const { server, store } = await openServedStore()
  const { store: otherStore } = await openStoreForTest(server.url)
  return { store, east: openNode(store), west: openNode(otherStore) }
}

const viewersIn = (frames: readonly OutgoingFrame[]) =>
  frames.flatMap((frame) => (frame.event === 'productViewersUpdate' ? [frame.data.count] : [])).at(-1)

describe('the presence of two nodes', { timeout: 20_000 }, () => {
  it('is added up on both, and reaches those who view the product', async () => {
    const { east, west } = await twoNodes()
    const amina = east.visit('blue-kettle')
    east.visit()
    const sipho = west.visit('blue-kettle')
    for (const node of [east, west, east]) await node.exchange()
    expect([east.room.onlineCount(), west.room.onlineCount()]).toEqual([3, 3])
    await pause(300)
    expect([viewersIn(amina.frames), viewersIn(sipho.frames)]).toEqual([2, 2])
  })

  it('falls when somebody leaves, and when a node dies', async () => {
    const { east, west } = await twoNodes()
    const amina = east.visit()
    west.visit()
    for (const node of [east, west]) await node.exchange()
    expect(west.room.onlineCount()).toBe(2)
    amina.leave()
    for (const node of [east, west]) await node.exchange()
    expect(west.room.onlineCount()).toBe(1)

    east.visit()
    for (const node of [east, west]) await node.exchange()
    expect(west.room.onlineCount()).toBe(2)
    // From now on east says nothing.
    west.advance(10_001)
    await west.exchange()
    expect(west.room.onlineCount()).toBe(1)
  })

  it('is repeated before the node counts as dead, and costs nothing while nobody is there', async () => {
    const { east, west } = await twoNodes()
    await east.exchange()
    expect(east.append).not.toHaveBeenCalled()
    east.visit()
    west.visit()
    for (let second = 0; second < 60; second += 2) {
      await east.exchange()
      east.advance(2000)
      west.advance(2000)
      await west.exchange()
      expect(west.room.onlineCount()).toBe(2)
    }
    expect(east.append.mock.calls.length).toBeLessThanOrEqual(16)
  })

  it('is kept in a short stream that no subscription delivers, with a bounded number of products', async () => {
    const { store, east } = await twoNodes()
    const head = await store.head()
    for (let product = 0; product < 150; product += 1) east.visit(`product-${product}`)
    east.visit('product-7')
    for (let round = 0; round < 60; round += 1) {
      east.visit()
      await east.exchange()
    }
    const facts = await store.readStream('vault-presence')
    expect(facts.length).toBeLessThanOrEqual(50)
    const { viewers = {} } = (facts.at(-1)?.data ?? {}) as { viewers?: Record<string, number> }
    expect(Object.keys(viewers)).toHaveLength(100)
    expect(viewers['product-7']).toBe(2)
    expect(await store.head()).toBe(head)
  })

  it('ignores what is not a count', async () => {
    const { store, east } = await twoNodes()
    const meta = {
      by: { role: 'system', id: 'presence' } as const,
      at: new Date().toISOString(),
      correlationId: 'test',
    }
    const fact = { id: crypto.randomUUID(), type: 'PresenceCounted', version: 1, data: { online: 'many' }, meta }
    await store.append('vault-presence', 'any', [fact])
    east.visit()
    await east.exchange()
    expect(east.room.onlineCount()).toBe(1)
  })
})
