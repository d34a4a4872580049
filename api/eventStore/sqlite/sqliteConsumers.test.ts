import { describe, expect, it, vi } from 'vitest'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { arrayOf, diskErrors, givenFaultyDisk, orderNoted } from '#api/eventStore/sqlite/testing/faultyDisk.ts'
import { givenStore } from '#api/eventStore/sqlite/testing/sqliteStoreFixture.ts'
import { eventually } from '#testing/eventually.ts'

describe('a durable consumer', () => {
  it('gets no fact twice across a clean restart', async () => {
    await using given = await givenStore()
    await given.store.append('order-1', 'absent', [orderNoted(), orderNoted()])
    await runConsumer(given.store, 'orderMails').until(2)
    await given.store.append('order-2', 'absent', [orderNoted()])
    await given.store.close()

    expect(await runConsumer(await given.reopen(), 'orderMails').until(1)).toEqual([3])
  })

  it('gets the last facts again after a power cut, and misses none', async () => {
    // Fake timers: no checkpoint is saved before the power cut, however slow the test runs.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await using given = await givenStore()
    await given.store.append('order-1', 'absent', [orderNoted(), orderNoted(), orderNoted()])
    const mails = runConsumer(given.store, 'orderMails')
    await mails.reached(3)

    const left = await given.afterPowerCut()
    const again = await runConsumer(left, 'orderMails').until(3)

    expect(again).toEqual([1, 2, 3])
    vi.useRealTimers()
    await mails.stop()
  })

  it('has its checkpoint saved with the next append', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const disk = givenFaultyDisk()
    await using given = await givenStore(disk)
    await given.store.append('order-1', 'absent', [orderNoted(), orderNoted()])
    const mails = runConsumer(given.store, 'orderMails')
    await mails.reached(2)
    const before = disk.counts.commits

    await given.store.append('order-2', 'absent', [orderNoted()])
    const left = await given.afterPowerCut()

    expect(disk.counts.commits - before).toBe(1)
    expect(await runConsumer(left, 'orderMails').until(1)).toEqual([3])
    vi.useRealTimers()
    await mails.stop()
  })

  it('does not have its checkpoint saved with every group of a rush', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await using given = await givenStore()
    await given.store.append('order-1', 'absent', [orderNoted(), orderNoted()])
    const mails = runConsumer(given.store, 'orderMails')
    await mails.reached(2)

    await Promise.all(['order-2', 'order-3'].map((order) => given.store.append(order, 'absent', [orderNoted()])))
    const inRush = await given.afterPowerCut()
    await given.store.append('order-4', 'absent', [orderNoted()])
    const afterRush = await given.afterPowerCut()

    expect(await runConsumer(inRush, 'orderMails').until(4)).toEqual([1, 2, 3, 4])
    expect((await runConsumer(afterRush, 'orderMails').until(1)).at(-1)).toBe(5)
    vi.useRealTimers()
    await mails.stop()
  })

  it('has its checkpoint saved soon if nobody appends', async () => {
    const disk = givenFaultyDisk()
    await using given = await givenStore(disk)
    await given.store.append('order-1', 'absent', [orderNoted(), orderNoted()])
    const before = disk.counts.commits
    const mails = runConsumer(given.store, 'orderMails')
    await mails.reached(2)
    await eventually(() => expect(disk.counts.commits).toBeGreaterThan(before))

    const left = await given.afterPowerCut()
    await left.append('order-2', 'absent', [orderNoted()])

    expect(await runConsumer(left, 'orderMails').until(1)).toEqual([3])
    await mails.stop()
  })

  it('has its checkpoint saved soon although an append in between is impossible', async () => {
    await using given = await givenStore()
    await given.store.append('order-1', 'absent', [orderNoted(), orderNoted()])
    const mails = runConsumer(given.store, 'orderMails')
    await mails.reached(2)
    await expect(given.store.append('order-2', 'absent', [{ ...orderNoted(), version: 1.5 }])).rejects.toThrow()

    await eventually(() => expect(given.checkpointOf('orderMails')).toBe(2))
    await mails.stop()
  })

  it('continues while the disk refuses writes, and its checkpoint is saved after recovery', async () => {
    const disk = givenFaultyDisk()
    await using given = await givenStore(disk)
    await given.store.append('order-1', 'absent', [orderNoted(), orderNoted()])
    disk.fail({ errcode: diskErrors.full })
    await given.store.append('order-2', 'absent', [orderNoted()]).catch(() => undefined)
    const mails = runConsumer(given.store, 'orderMails')
    await mails.reached(2)

    disk.recover()
    await eventually(() => given.store.append('order-2', 'absent', [orderNoted()]))
    await mails.until(3)
    await given.store.append('order-3', 'absent', [orderNoted()])

    expect(await runConsumer(await given.afterPowerCut(), 'orderMails').until(1)).toEqual([4])
  })

  it('runs once: a second one of the same name waits, and continues where the first one ended', async () => {
    await using given = await givenStore()
    await given.store.append('order-1', 'absent', [orderNoted(), orderNoted()])
    const first = runConsumer(given.store, 'orderMails')
    const second = runConsumer(given.store, 'orderMails')
    await first.reached(2)
    expect(second.taken).toEqual([])

    await first.stop()
    await given.store.append('order-2', 'absent', [orderNoted()])

    expect(await second.until(1)).toEqual([3])
  })

  it('is notified when it becomes the runner and when it stops', async () => {
    await using given = await givenStore()
    const runningChanges: string[] = []
    const first = runConsumer(given.store, 'orderMails', (isHere) => runningChanges.push(`first ${isHere}`))
    const second = runConsumer(given.store, 'orderMails', (isHere) => runningChanges.push(`second ${isHere}`))
    await given.store.append('order-1', 'absent', [orderNoted()])
    await first.until(1)
    await given.store.append('order-2', 'absent', [orderNoted()])
    await second.until(1)

    expect(runningChanges).toEqual(['first true', 'first false', 'second true', 'second false'])
  })

  it('can end while it waits, without ending the running one', async () => {
    await using given = await givenStore()
    const first = runConsumer(given.store, 'orderMails')
    const second = runConsumer(given.store, 'orderMails')
    const third = runConsumer(given.store, 'orderMails')
    await second.stop()

    await given.store.append('order-1', 'absent', [orderNoted()])

    expect(await first.until(1)).toEqual([1])
    await given.store.append('order-2', 'absent', [orderNoted()])
    expect(await third.until(1)).toEqual([2])
  })

  it('has its own checkpoint among many', async () => {
    await using given = await givenStore()
    await given.store.append(
      'order-1',
      'absent',
      arrayOf(50, () => orderNoted()),
    )
    const mails = runConsumer(given.store, 'orderMails')
    await Promise.all([mails.until(50), runConsumer(given.store, 'stockCount').reached(10)])
    await given.store.append('order-2', 'absent', [orderNoted()])
    await given.store.close()

    const reopened = await given.reopen()

    expect(await runConsumer(reopened, 'orderMails').until(1)).toEqual([51])
    expect((await runConsumer(reopened, 'slowCount').until(51))[0]).toBe(1)
  })
})

/** Runs a consumer that records the positions of its facts. */
const runConsumer = (store: EventStore, name: string, runs?: (isHere: boolean) => void) => {
  const stop = new AbortController()
  const taken: number[] = []
  const take = async ({ position }: StoredFact) => {
    taken.push(position)
  }
  const running = store.consume(name, take, stop.signal, { onRunningChange: runs })
  const consumer = {
    taken,
    reached: (count: number) => vi.waitUntil(() => taken.length >= count, { timeout: 5000, interval: 1 }),
    stop: async () => {
      stop.abort()
      await running
    },
    until: async (count: number) => {
      await consumer.reached(count)
      await consumer.stop()
      return taken
    },
  }
  return consumer
}
