import { getEventListeners } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { copyFact, type StoredFact, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { arrayOf, diskErrors, givenFaultyDisk, orderNoted } from '#api/eventStore/sqlite/testing/faultyDisk.ts'
import { givenStore } from '#api/eventStore/sqlite/testing/sqliteStoreFixture.ts'

describe('a subscription', () => {
  it('reads nothing until its consumer asks, and then delivers everything', async () => {
    const disk = givenFaultyDisk()
    await using given = await givenStore(disk)
    await given.store.append(
      'order-1',
      'absent',
      arrayOf(10, () => orderNoted()),
    )
    const subscribed = given.store.subscribe(0, new AbortController().signal)[Symbol.asyncIterator]()
    expect((await subscribed.next()).value).toHaveLength(10)

    for (let batch = 0; batch < 5; batch += 1) {
      await given.store.append(
        `order-${batch + 2}`,
        'absent',
        arrayOf(1000, () => orderNoted()),
      )
      await turn()
    }
    expect(disk.counts.batchReads).toBe(0)

    const sizes = [await subscribed.next(), await subscribed.next(), await subscribed.next()].map(
      ({ value }) => value?.length,
    )
    expect(sizes).toEqual([2000, 2000, 1000])
    expect(disk.counts.batchReads).toBe(3)
  })

  it('reads again only after a commit', async () => {
    const disk = givenFaultyDisk()
    await using given = await givenStore(disk)
    const subscribed = given.store.subscribe(0, new AbortController().signal)[Symbol.asyncIterator]()
    const first = subscribed.next()
    for (let turns = 0; turns < 20; turns += 1) await turn()
    expect(disk.counts.batchReads).toBe(1)

    await given.store.append('order-1', 'absent', [orderNoted()])

    expect((await first).value).toHaveLength(1)
    expect(disk.counts.batchReads).toBe(1)
  })

  it('that is up to date delivers cached facts equal to the stored ones', async () => {
    const disk = givenFaultyDisk()
    await using given = await givenStore(disk)
    const caused = { ...orderNoted(), meta: { ...orderNoted().meta, causationId: 'placed-7', hash: 'k4q' } }
    const subscribed = given.store.subscribe(0, new AbortController().signal)[Symbol.asyncIterator]()

    await given.store.append('order-1', 'absent', [orderNoted(), orderNoted('x'.repeat(20_000))])
    await given.store.append('vault-amina', 'absent', [orderNoted()])
    await given.store.append('order-1', { revision: 1 }, [caused])

    const batch: readonly StoredFact[] = (await subscribed.next()).value
    expect(disk.counts.batchReads).toBe(0)
    expect(batch.map((fact) => copyFact(fact, {}))).toEqual(await given.store.readStream('order-1'))
  })

  it('delivers no deleted fact', async () => {
    await using given = await givenStore()
    await given.store.append('order-1', 'absent', [orderNoted()])
    await given.store.append('order-2', 'absent', [orderNoted()])
    await Promise.all([
      given.store.append('order-1', { revision: 0 }, [orderNoted()]),
      given.store.forget('order-1'),
      given.store.append('order-3', 'absent', [orderNoted()]),
    ])

    const subscribed = given.store.subscribe(2, new AbortController().signal)[Symbol.asyncIterator]()
    const batch: readonly StoredFact[] = (await subscribed.next()).value
    expect(batch.map(({ stream }) => stream)).toEqual(['order-3'])
  })

  it('delivers no fact that the retention removed', async () => {
    await using given = await givenStore()
    await given.store.retain('presence-shop', { newest: 1 })
    await given.store.append('order-1', 'absent', [orderNoted()])
    await given.store.append('presence-shop', 'any', [orderNoted()])
    await given.store.append('presence-shop', 'any', [orderNoted()])

    const subscribed = given.store.subscribe(1, new AbortController().signal)[Symbol.asyncIterator]()
    const batch: readonly StoredFact[] = (await subscribed.next()).value
    expect(batch.map(({ stream, revision }) => [stream, revision])).toEqual([['presence-shop', 1]])
  })

  it('delivers facts whose commit was reported as failed but that are in the log', async () => {
    const disk = givenFaultyDisk()
    await using given = await givenStore(disk)
    await given.store.append('order-1', 'absent', [orderNoted()])
    disk.fail({ errcode: diskErrors.cannotSync, at: /COMMIT/, afterwards: true })
    await expect(given.store.append('order-2', 'absent', [orderNoted()])).rejects.toThrow(StoreUnavailable)

    const subscribed = given.store.subscribe(0, new AbortController().signal)[Symbol.asyncIterator]()
    const batch: readonly StoredFact[] = (await subscribed.next()).value
    expect(batch.map(({ stream }) => stream)).toEqual(['order-1', 'order-2'])
  })

  it('leaves no listener behind when it ends', async () => {
    await using given = await givenStore()
    await given.store.append('order-1', 'absent', [orderNoted()])
    const { signal } = new AbortController()

    for (let visit = 0; visit < 5; visit += 1) {
      for await (const _batch of given.store.subscribe(0, signal)) break
    }

    expect(getEventListeners(signal, 'abort')).toEqual([])
  })
})
