import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isConflict } from '#api/eventStore/eventStore.ts'
import { arrayOf, givenFaultyDisk, orderNoted } from '#api/eventStore/sqlite/testing/faultyDisk.ts'
import { givenStore } from '#api/eventStore/sqlite/testing/sqliteStoreFixture.ts'
import { collectDelivered } from '#api/eventStore/testing/storeFixtures.ts'

describe('concurrent appends', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('share one transaction', async () => {
    const disk = givenFaultyDisk()
    await using given = await givenStore(disk)
    const before = disk.counts.commits

    await Promise.all(arrayOf(32, (index) => given.store.append(`order-${index}`, 'absent', [orderNoted()])))

    expect(disk.counts.commits - before).toBe(1)
  })

  it('are committed in groups of at most a thousand', async () => {
    const disk = givenFaultyDisk()
    await using given = await givenStore(disk)
    const before = disk.counts.commits

    const appended = await Promise.all(
      arrayOf(2500, (index) => given.store.append(`order-${index}`, 'absent', [orderNoted()])),
    )

    expect(disk.counts.commits - before).toBe(3)
    const positions = appended.map((outcome) => (isConflict(outcome) ? 0 : outcome.position))
    expect(positions).toEqual(arrayOf(2500, (index) => index + 1))
  })

  it('do not affect each other: one conflicts, one fails, the others are durable without gaps', async () => {
    await using given = await givenStore()
    const { store, reopen } = given
    await store.append('order-1', 'absent', [orderNoted()])

    const [one, conflicting, impossible, other] = await Promise.allSettled([
      store.append('order-2', 'absent', [orderNoted()]),
      store.append('order-1', 'absent', [orderNoted(), orderNoted()]),
      store.append('order-3', 'absent', [orderNoted(), { ...orderNoted(), version: 1.5 }]),
      store.append('order-4', 'absent', [orderNoted(), orderNoted()]),
    ])

    expect(one).toMatchObject({ value: { revision: 0, position: 2 } })
    expect(conflicting).toMatchObject({ value: { conflict: true, actual: 0 } })
    expect(impossible).toMatchObject({ status: 'rejected', reason: { errcode: 3091 } })
    expect(other).toMatchObject({ value: { revision: 1, position: 4 } })
    expect(await store.readStream('order-3')).toEqual([])
    const delivered = await collectDelivered(store, 0, ['order-1', 'order-2', 'order-3', 'order-4'], 4)
    expect(delivered.map(({ stream }) => stream)).toEqual(['order-1', 'order-2', 'order-4', 'order-4'])
    await store.close()
    expect(await (await reopen()).readStream('order-4')).toHaveLength(2)
  })

  it('see each other within the group', async () => {
    await using given = await givenStore()
    const { store } = given

    const outcomes = await Promise.all(
      arrayOf(5, (index) => store.append('order-1', index === 0 ? 'absent' : { revision: index - 1 }, [orderNoted()])),
    )

    expect(outcomes).toEqual(arrayOf(5, (index) => ({ revision: index, position: index + 1 })))
  })

  it('wait for no timer: a single client is answered at once', async () => {
    await using given = await givenStore()
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })

    for (let index = 0; index < 10; index += 1) {
      await given.store.append(`order-${index}`, 'absent', [orderNoted()])
    }

    expect(await given.store.head()).toBe(10)
  })

  it('are collected under load while the event loop is busy, and a single one is not delayed', async () => {
    const disk = givenFaultyDisk()
    await using given = await givenStore(disk)
    const commitsOfTwo = async (round: string) => {
      const before = disk.counts.commits
      const first = given.store.append(`order-${round}1`, 'absent', [orderNoted()])
      const second = afterBusyTurn().then(() => given.store.append(`order-${round}2`, 'absent', [orderNoted()]))
      await Promise.all([first, second])
      return disk.counts.commits - before
    }

    expect(await commitsOfTwo('alone')).toBe(2)
    await Promise.all(arrayOf(2, (index) => given.store.append(`order-${index}`, 'absent', [orderNoted()])))
    expect(await commitsOfTwo('crowd')).toBe(1)
  })

  it('are answered only once they are on the disk', async () => {
    await using given = await givenStore()
    using other = new DatabaseSync(given.file, { readOnly: true })
    const onDisk = other.prepare('SELECT count(*) AS facts FROM facts')
    const seen: unknown[] = []

    const appending = arrayOf(20, (index) =>
      given.store.append(`order-${index}`, 'absent', [orderNoted()]).then(() => seen.push(onDisk.get()?.['facts'])),
    )
    expect(onDisk.get()?.['facts']).toBe(0)
    await Promise.all(appending)

    expect(seen).toEqual(Array(20).fill(20))
  })

  it('are written if the shop closes right after the calls', async () => {
    await using given = await givenStore()
    const appending = given.store.append('order-1', 'absent', [orderNoted()])

    await given.store.close()

    expect(await appending).toEqual({ revision: 0, position: 1 })
    expect(await (await given.reopen()).readStream('order-1')).toHaveLength(1)
  })
})

const afterBusyTurn = () =>
  new Promise<void>((resolve) =>
    setImmediate(() => {
      const until = performance.now() + 1
      while (performance.now() < until);
      resolve()
    }),
  )
