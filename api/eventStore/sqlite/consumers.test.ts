import { describe, expect, it, vi } from 'vitest'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { eventually } from '#e2e/eventually.ts'
import { givenDisk, noted, several, troubles } from './givenDisk.ts'
import { givenStore } from './givenStore.ts'

describe('a durable consumer', () => {
  it('is given nothing twice by a shop that closes and opens', async () => {
    await using given = await givenStore()
    await given.store.append('order-1', 'absent', [noted(), noted()])
    await taking(given.store, 'orderMails').until(2)
    await given.store.append('order-2', 'absent', [noted()])
    await given.store.close()

    expect(await taking(await given.again(), 'orderMails').until(1)).toEqual([3])
  })

  it('is given the last facts again after a power cut, and none is left out', async () => {
    // Nothing of its progress is written before the cut, however long that takes.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await using given = await givenStore()
    await given.store.append('order-1', 'absent', [noted(), noted(), noted()])
    const mails = taking(given.store, 'orderMails')
    await mails.reached(3)

    const left = await given.afterPowerCut()
    const again = await taking(left, 'orderMails').until(3)

    expect(again).toEqual([1, 2, 3])
    vi.useRealTimers()
    await mails.stop()
  })

  it('has its progress written along with the next append', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const disk = givenDisk()
    await using given = await givenStore(disk)
    await given.store.append('order-1', 'absent', [noted(), noted()])
    const mails = taking(given.store, 'orderMails')
    await mails.reached(2)
    const before = disk.counts.commits

    await given.store.append('order-2', 'absent', [noted()])
    const left = await given.afterPowerCut()

    expect(disk.counts.commits - before).toBe(1)
    expect(await taking(left, 'orderMails').until(1)).toEqual([3])
    vi.useRealTimers()
    await mails.stop()
  })

  it('has its progress written soon where nobody appends', async () => {
    const disk = givenDisk()
    await using given = await givenStore(disk)
    await given.store.append('order-1', 'absent', [noted(), noted()])
    const before = disk.counts.commits
    const mails = taking(given.store, 'orderMails')
    await mails.reached(2)
    await eventually(() => expect(disk.counts.commits).toBeGreaterThan(before))

    const left = await given.afterPowerCut()
    await left.append('order-2', 'absent', [noted()])

    expect(await taking(left, 'orderMails').until(1)).toEqual([3])
    await mails.stop()
  })

  it('goes on while the disk refuses writes, and its progress is written when it is well', async () => {
    const disk = givenDisk()
    await using given = await givenStore(disk)
    await given.store.append('order-1', 'absent', [noted(), noted()])
    disk.breaks({ errcode: troubles.full })
    await given.store.append('order-2', 'absent', [noted()]).catch(() => undefined)
    const mails = taking(given.store, 'orderMails')
    await mails.reached(2)

    disk.isWellAgain()
    await eventually(() => given.store.append('order-2', 'absent', [noted()]))
    await mails.until(3)
    await given.store.append('order-3', 'absent', [noted()])

    expect(await taking(await given.afterPowerCut(), 'orderMails').until(1)).toEqual([4])
  })

  it('runs once: a second one of its name waits, and goes on where the first one ended', async () => {
    await using given = await givenStore()
    await given.store.append('order-1', 'absent', [noted(), noted()])
    const first = taking(given.store, 'orderMails')
    const second = taking(given.store, 'orderMails')
    await first.reached(2)
    expect(second.taken).toEqual([])

    await first.stop()
    await given.store.append('order-2', 'absent', [noted()])

    expect(await second.until(1)).toEqual([3])
  })

  it('is told when its turn begins, and when it is over', async () => {
    await using given = await givenStore()
    const told: string[] = []
    const first = taking(given.store, 'orderMails', (isHere) => told.push(`first ${isHere}`))
    const second = taking(given.store, 'orderMails', (isHere) => told.push(`second ${isHere}`))
    await given.store.append('order-1', 'absent', [noted()])
    await first.until(1)
    await given.store.append('order-2', 'absent', [noted()])
    await second.until(1)

    expect(told).toEqual(['first true', 'first false', 'second true', 'second false'])
  })

  it('ends while it waits for its turn, without ending the one that has it', async () => {
    await using given = await givenStore()
    const first = taking(given.store, 'orderMails')
    const second = taking(given.store, 'orderMails')
    const third = taking(given.store, 'orderMails')
    await second.stop()

    await given.store.append('order-1', 'absent', [noted()])

    expect(await first.until(1)).toEqual([1])
    await given.store.append('order-2', 'absent', [noted()])
    expect(await third.until(1)).toEqual([2])
  })

  it('is one of many, each with progress of its own', async () => {
    await using given = await givenStore()
    await given.store.append(
      'order-1',
      'absent',
      several(50, () => noted()),
    )
    const mails = taking(given.store, 'orderMails')
    await Promise.all([mails.until(50), taking(given.store, 'stockCount').reached(10)])
    await given.store.append('order-2', 'absent', [noted()])
    await given.store.close()

    const reopened = await given.again()

    expect(await taking(reopened, 'orderMails').until(1)).toEqual([51])
    expect((await taking(reopened, 'slowCount').until(51))[0]).toBe(1)
  })
})

/** Runs a consumer that notes the positions it is given. */
const taking = (store: EventStore, name: string, runs?: (isHere: boolean) => void) => {
  const stop = new AbortController()
  const taken: number[] = []
  const take = async ({ position }: StoredFact) => {
    taken.push(position)
  }
  const running = store.consume(name, take, stop.signal, { runs })
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
