import { getEventListeners } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { retold, type StoredFact, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { givenDisk, noted, several, troubles } from './givenDisk.ts'
import { givenStore } from './givenStore.ts'

describe('a subscriber', () => {
  it('that does not ask is not fed, and gets everything once it asks again', async () => {
    const disk = givenDisk()
    await using given = await givenStore(disk)
    await given.store.append(
      'order-1',
      'absent',
      several(10, () => noted()),
    )
    const subscribed = given.store.subscribe(0, new AbortController().signal)[Symbol.asyncIterator]()
    expect((await subscribed.next()).value).toHaveLength(10)

    for (let batch = 0; batch < 5; batch += 1) {
      await given.store.append(
        `order-${batch + 2}`,
        'absent',
        several(1000, () => noted()),
      )
      await turn()
    }
    expect(disk.counts.pulls).toBe(0)

    const sizes = [await subscribed.next(), await subscribed.next(), await subscribed.next()].map(
      ({ value }) => value?.length,
    )
    expect(sizes).toEqual([2000, 2000, 1000])
    expect(disk.counts.pulls).toBe(3)
  })

  it('that waits is woken by commits, and looks no oftener', async () => {
    const disk = givenDisk()
    await using given = await givenStore(disk)
    const subscribed = given.store.subscribe(0, new AbortController().signal)[Symbol.asyncIterator]()
    const first = subscribed.next()
    for (let turns = 0; turns < 20; turns += 1) await turn()
    expect(disk.counts.pulls).toBe(1)

    await given.store.append('order-1', 'absent', [noted()])

    expect((await first).value).toHaveLength(1)
    expect(disk.counts.pulls).toBe(1)
  })

  it('that follows closely is given what was written as it would be read', async () => {
    const disk = givenDisk()
    await using given = await givenStore(disk)
    const caused = { ...noted(), meta: { ...noted().meta, causationId: 'placed-7', hash: 'k4q' } }
    const subscribed = given.store.subscribe(0, new AbortController().signal)[Symbol.asyncIterator]()

    await given.store.append('order-1', 'absent', [noted(), noted('x'.repeat(20_000))])
    await given.store.append('vault-amina', 'absent', [noted()])
    await given.store.append('order-1', { revision: 1 }, [caused])

    const batch: readonly StoredFact[] = (await subscribed.next()).value
    expect(disk.counts.pulls).toBe(0)
    expect(batch.map((fact) => retold(fact, {}))).toEqual(await given.store.readStream('order-1'))
  })

  it('is given nothing that was taken out of the log', async () => {
    await using given = await givenStore()
    await given.store.append('order-1', 'absent', [noted()])
    await given.store.append('order-2', 'absent', [noted()])
    await Promise.all([
      given.store.append('order-1', { revision: 0 }, [noted()]),
      given.store.forget('order-1'),
      given.store.append('order-3', 'absent', [noted()]),
    ])

    const subscribed = given.store.subscribe(2, new AbortController().signal)[Symbol.asyncIterator]()
    const batch: readonly StoredFact[] = (await subscribed.next()).value
    expect(batch.map(({ stream }) => stream)).toEqual(['order-3'])
  })

  it('is given nothing that made room for newer facts', async () => {
    await using given = await givenStore()
    await given.store.retain('presence-shop', { newest: 1 })
    await given.store.append('order-1', 'absent', [noted()])
    await given.store.append('presence-shop', 'any', [noted()])
    await given.store.append('presence-shop', 'any', [noted()])

    const subscribed = given.store.subscribe(1, new AbortController().signal)[Symbol.asyncIterator]()
    const batch: readonly StoredFact[] = (await subscribed.next()).value
    expect(batch.map(({ stream, revision }) => [stream, revision])).toEqual([['presence-shop', 1]])
  })

  it('is given facts whose commit failed, and that are in the log all the same', async () => {
    const disk = givenDisk()
    await using given = await givenStore(disk)
    await given.store.append('order-1', 'absent', [noted()])
    disk.breaks({ errcode: troubles.cannotSync, at: /COMMIT/, afterwards: true })
    await expect(given.store.append('order-2', 'absent', [noted()])).rejects.toThrow(StoreUnavailable)

    const subscribed = given.store.subscribe(0, new AbortController().signal)[Symbol.asyncIterator]()
    const batch: readonly StoredFact[] = (await subscribed.next()).value
    expect(batch.map(({ stream }) => stream)).toEqual(['order-1', 'order-2'])
  })

  it('leaves nothing behind when it goes', async () => {
    await using given = await givenStore()
    await given.store.append('order-1', 'absent', [noted()])
    const { signal } = new AbortController()

    for (let visit = 0; visit < 5; visit += 1) {
      for await (const _batch of given.store.subscribe(0, signal)) break
    }

    expect(getEventListeners(signal, 'abort')).toEqual([])
  })
})
