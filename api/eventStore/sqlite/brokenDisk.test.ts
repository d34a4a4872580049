import { describe, expect, it } from 'vitest'
import { type StoredFact, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { eventually } from '#e2e/eventually.ts'
import { givenDisk, noted, several, troubles } from './givenDisk.ts'
import { givenStore } from './givenStore.ts'

describe.each(Object.entries(troubles))('a disk that refuses a commit (%s)', (_name, errcode) => {
  describe.each([false, true])('and has written it all the same: %s', (afterwards) => {
    const refusal = { errcode, at: /^COMMIT$/, afterwards }

    it('refuses the append in flight and those that come, and answers reads', async () => {
      await using given = await givenShelf()
      const { store, disk } = given
      disk.breaks({ errcode })

      await expect(store.append('order-1', { revision: 0 }, [noted()])).rejects.toThrow(StoreUnavailable)
      await expect(store.append('order-2', 'absent', [noted()])).rejects.toThrow(StoreUnavailable)
      await expect(store.retain('order-2', { newest: 1 })).rejects.toThrow(StoreUnavailable)

      expect(await store.readStream('order-1')).toHaveLength(1)
      expect(await store.readLast('order-1')).toMatchObject({ position: 1 })
      expect(await store.answered('order-1', 'place-7')).toMatchObject({ position: 1 })
      expect(await store.head()).toBe(1)
      disk.isWellAgain()
    })

    it('refuses all of a group, and each of its appends is there once when it comes again', async () => {
      await using given = await givenShelf()
      const { store, disk } = given
      const appends = several(20, (index) => ({ stream: `order-${index + 10}`, facts: [noted(), noted()] }))
      const appendAll = () => appends.map(({ stream, facts }) => store.append(stream, 'absent', facts))
      disk.breaks(refusal)
      const refused = await Promise.allSettled(appendAll())
      expect(refused.filter(({ status }) => status === 'fulfilled')).toEqual([])

      disk.isWellAgain()
      const appended = await eventually(() => Promise.all(appendAll()))

      expect(appended).toEqual(several(20, (index) => ({ revision: 1, position: 2 * index + 3 })))
      expect(await store.head()).toBe(41)
      for (const { stream, facts } of appends) expect(await store.readStream(stream)).toMatchObject(facts)
    })

    it('carries out a command once that comes again with other facts', async () => {
      await using given = await givenShelf()
      const { store, disk } = given
      disk.breaks(refusal)
      await expect(store.append('order-2', 'absent', [noted()], 'place-8')).rejects.toThrow(StoreUnavailable)

      disk.isWellAgain()
      const appended = await eventually(() => store.append('order-2', 'absent', [noted()], 'place-8'))

      expect(appended).toEqual({ revision: 0, position: 2 })
      expect(await store.readStream('order-2')).toHaveLength(1)
    })

    it('misses nothing that was acknowledged, also after a power cut while it was broken', async () => {
      await using given = await givenShelf()
      const { store, disk } = given
      await Promise.all(several(50, (index) => store.append(`order-${index + 10}`, 'absent', [noted(), noted()])))
      disk.breaks(refusal)
      await store.append('order-9', 'absent', [noted(), noted()]).catch(() => undefined)

      const left = await given.afterPowerCut()

      const counts = await Promise.all(several(50, (index) => left.readStream(`order-${index + 10}`)))
      expect(counts.map(({ length }) => length)).toEqual(Array(50).fill(2))
      expect((await left.readStream('order-9')).length).toBe(afterwards ? 2 : 0)
      disk.isWellAgain()
    })

    it('delivers to its subscribers what comes before, what comes after, and nothing twice', async () => {
      await using given = await givenShelf()
      const { store, disk } = given
      const subscribed = subscriber(store.subscribe(0, new AbortController().signal))
      await eventually(() => expect(subscribed).toHaveLength(1))
      disk.breaks(refusal)
      const lost = [noted()]
      await store.append('order-2', 'absent', lost).catch(() => undefined)

      disk.isWellAgain()
      await eventually(() => store.append('order-2', 'absent', lost))
      await store.append('order-3', 'absent', [noted()])

      await eventually(() => expect(subscribed.map(({ position }) => position)).toEqual([1, 2, 3]))
    })
  })

  it('may refuse in the middle of a group: none of it is there, and all of it once when it comes again', async () => {
    await using given = await givenShelf()
    const { store, disk } = given
    const appends = several(10, (index) => ({ stream: `order-${index + 10}`, facts: [noted(), noted()] }))
    const appendAll = () => appends.map(({ stream, facts }) => store.append(stream, 'absent', facts))
    disk.breaks({ errcode, at: /INSERT INTO facts/, after: 7 })
    const refused = await Promise.allSettled(appendAll())
    expect(refused.filter(({ status }) => status === 'fulfilled')).toEqual([])
    expect(await store.head()).toBe(1)

    disk.isWellAgain()

    expect(await eventually(() => Promise.all(appendAll()))).toEqual(
      several(10, (index) => ({ revision: 1, position: 2 * index + 3 })),
    )
  })

  it('is tried again by itself, and says so', async () => {
    const said: string[] = []
    await using given = await givenShelf((trouble) => said.push(trouble.message))
    given.disk.breaks({ errcode })
    await given.store.append('order-2', 'absent', [noted()]).catch(() => undefined)
    await eventually(() => expect(given.disk.refused()).toBeGreaterThan(2))
    expect(said).toHaveLength(1)

    given.disk.isWellAgain()
    await eventually(() => expect(said).toHaveLength(2))

    expect(said).toEqual([
      'The disk refuses to write: only reads are answered',
      'The disk is well again: everything is answered',
    ])
    expect(await given.store.append('order-2', 'absent', [noted()])).toEqual({ revision: 0, position: 2 })
  })

  it('lets those who follow the log look at what they were given before', async () => {
    await using given = await givenShelf()
    await given.store.append('order-2', 'absent', [noted(), noted()])
    const stop = new AbortController()
    const batch: StoredFact[] = []
    for await (const facts of given.store.subscribe(0, stop.signal)) {
      batch.push(...facts)
      stop.abort()
    }
    given.disk.breaks({ errcode })
    await given.store.append('order-3', 'absent', [noted()]).catch(() => undefined)
    expect(batch[1]?.meta.by.role).toBe('customer')

    given.disk.isWellAgain()
    await eventually(() => given.store.append('order-3', 'absent', [noted()]))

    expect(batch.map(({ id }) => id)).toEqual(expect.arrayContaining([expect.any(String)]))
    expect(batch[2]?.meta.by.role).toBe('customer')
  })

  it('may be closed as it is, and opened later', async () => {
    await using given = await givenShelf()
    given.disk.breaks({ errcode })
    await given.store.append('order-2', 'absent', [noted()]).catch(() => undefined)

    await given.store.close()
    given.disk.isWellAgain()

    expect(await (await given.again()).readStream('order-1')).toHaveLength(1)
  })

  it('may refuse to clean its log: what was forgotten is gone, its bytes go once it is well', async () => {
    await using given = await givenShelf()
    await given.store.append('vault-letters-amina', 'absent', [noted('my secret is an enamel mug')])
    given.disk.breaks({ errcode, at: /wal_checkpoint\(TRUNCATE/ })
    await expect(given.store.forget('vault-letters-amina')).rejects.toThrow(StoreUnavailable)
    expect(await given.store.readStream('vault-letters-amina')).toEqual([])

    given.disk.isWellAgain()

    await eventually(() => expect(given.holdsBytes('enamel mug')).toBe(false))
    expect(await eventually(() => given.store.append('order-2', 'absent', [noted()]))).toMatchObject({ revision: 0 })
  })
})

describe('a disk that cannot be read for a moment', () => {
  it('refuses reads, and keeps its subscribers', async () => {
    await using given = await givenShelf()
    const subscribed = subscriber(given.store.subscribe(0, new AbortController().signal))
    await eventually(() => expect(subscribed).toHaveLength(1))
    given.disk.breaks({ errcode: 266, at: /SELECT position, stream/ })
    await expect(given.store.readStream('order-1')).rejects.toThrow(StoreUnavailable)
    await given.store.append('order-2', 'absent', [noted()])

    given.disk.isWellAgain()

    await eventually(() => expect(subscribed).toMatchObject([{ position: 1 }, { position: 2 }]))
  })
})

/** A store with one acknowledged fact, on a disk that can be broken. */
const givenShelf = async (report?: (trouble: Error) => void) => {
  const disk = givenDisk()
  const given = await givenStore({ connect: disk.connect, ...(report && { report }) })
  await given.store.append('order-1', 'absent', [noted()], 'place-7')
  return { ...given, disk }
}

const subscriber = (batches: AsyncIterable<readonly StoredFact[]>) => {
  const delivered: StoredFact[] = []
  const follow = async () => {
    for await (const batch of batches) delivered.push(...batch)
  }
  follow().catch((error) => delivered.push(error))
  return delivered
}
