import { getEventListeners } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { givenDisk, noted, several } from './givenDisk.ts'
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
    expect(disk.counts.pulls).toBe(1)

    const sizes = [await subscribed.next(), await subscribed.next(), await subscribed.next()].map(
      ({ value }) => value?.length,
    )
    expect(sizes).toEqual([2000, 2000, 1000])
    expect(disk.counts.pulls).toBe(4)
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
    expect(disk.counts.pulls).toBe(2)
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
