import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isConflict } from '#api/eventStore/eventStore.ts'
import { givenDisk, noted, several } from './givenDisk.ts'
import { givenStore } from './givenStore.ts'

describe('appends that are asked for at the same moment', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('share one transaction', async () => {
    const disk = givenDisk()
    await using given = await givenStore(disk)
    const before = disk.counts.commits

    await Promise.all(several(32, (index) => given.store.append(`order-${index}`, 'absent', [noted()])))

    expect(disk.counts.commits - before).toBe(1)
  })

  it('go to the disk in groups of at most a thousand, and all are answered', async () => {
    const disk = givenDisk()
    await using given = await givenStore(disk)
    const before = disk.counts.commits

    const appended = await Promise.all(
      several(2500, (index) => given.store.append(`order-${index}`, 'absent', [noted()])),
    )

    expect(disk.counts.commits - before).toBe(3)
    const positions = appended.map((outcome) => (isConflict(outcome) ? 0 : outcome.position))
    expect(positions).toEqual(several(2500, (index) => index + 1))
  })

  it('do not hurt each other: one conflicts, one cannot be written, the rest is durable and gap-free', async () => {
    await using given = await givenStore()
    const { store, again } = given
    await store.append('order-1', 'absent', [noted()])

    const [one, conflicting, impossible, other] = await Promise.allSettled([
      store.append('order-2', 'absent', [noted()]),
      store.append('order-1', 'absent', [noted(), noted()]),
      store.append('order-3', 'absent', [noted(), { ...noted(), version: 1.5 }]),
      store.append('order-4', 'absent', [noted(), noted()]),
    ])

    expect(one).toMatchObject({ value: { revision: 0, position: 2 } })
    expect(conflicting).toMatchObject({ value: { conflict: true, actual: 0 } })
    expect(impossible.status).toBe('rejected')
    expect(other).toMatchObject({ value: { revision: 1, position: 4 } })
    expect(await store.readStream('order-3')).toEqual([])
    await store.close()
    expect(await (await again()).readStream('order-4')).toHaveLength(2)
  })

  it('build on each other within the group', async () => {
    await using given = await givenStore()
    const { store } = given

    const outcomes = await Promise.all(
      several(5, (index) => store.append('order-1', index === 0 ? 'absent' : { revision: index - 1 }, [noted()])),
    )

    expect(outcomes).toEqual(several(5, (index) => ({ revision: index, position: index + 1 })))
  })

  it('wait for no timer: a client that is alone is answered at once', async () => {
    await using given = await givenStore()
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })

    for (let index = 0; index < 10; index += 1) {
      await given.store.append(`order-${index}`, 'absent', [noted()])
    }

    expect(await given.store.head()).toBe(10)
  })

  it('gather in a crowd for as long as the event loop has other work, and who is alone is not held up', async () => {
    const disk = givenDisk()
    await using given = await givenStore(disk)
    const commitsOfTwo = async (round: string) => {
      const before = disk.counts.commits
      const first = given.store.append(`order-${round}1`, 'absent', [noted()])
      const second = afterBusyTurn().then(() => given.store.append(`order-${round}2`, 'absent', [noted()]))
      await Promise.all([first, second])
      return disk.counts.commits - before
    }

    expect(await commitsOfTwo('alone')).toBe(2)
    await Promise.all(several(2, (index) => given.store.append(`order-${index}`, 'absent', [noted()])))
    expect(await commitsOfTwo('crowd')).toBe(1)
  })

  it('are answered only when they are on the disk', async () => {
    await using given = await givenStore()
    using other = new DatabaseSync(given.file, { readOnly: true })
    const onDisk = other.prepare('SELECT count(*) AS facts FROM facts')
    const seen: unknown[] = []

    const appending = several(20, (index) =>
      given.store.append(`order-${index}`, 'absent', [noted()]).then(() => seen.push(onDisk.get()?.['facts'])),
    )
    expect(onDisk.get()?.['facts']).toBe(0)
    await Promise.all(appending)

    expect(seen).toEqual(Array(20).fill(20))
  })

  it('are written by a shop that closes right after they were asked for', async () => {
    await using given = await givenStore()
    const appending = given.store.append('order-1', 'absent', [noted()])

    await given.store.close()

    expect(await appending).toEqual({ revision: 0, position: 1 })
    expect(await (await given.again()).readStream('order-1')).toHaveLength(1)
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
