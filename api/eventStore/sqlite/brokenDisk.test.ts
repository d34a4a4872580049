import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { type StoredFact, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { arrayOf, diskErrors, givenFaultyDisk, orderNoted } from '#api/eventStore/sqlite/testing/faultyDisk.ts'
import { givenStore } from '#api/eventStore/sqlite/testing/sqliteStoreFixture.ts'
import { placeOf } from '#api/eventStore/testing/storeFixtures.ts'
import { eventually } from '#testing/eventually.ts'

describe.each(Object.entries(diskErrors))('a disk that refuses a commit (%s)', (_name, errcode) => {
  describe.each([false, true])('and has written it nevertheless: %s', (afterwards) => {
    const fault = { errcode, at: /^COMMIT$/, afterwards }

    it('refuses the current append and later ones, and answers reads', async () => {
      await using given = await givenStoreOnFaultyDisk()
      const { store, disk } = given
      disk.fail({ errcode })

      await expect(store.append('order-1', { revision: 0 }, [orderNoted()])).rejects.toThrow(StoreUnavailable)
      await expect(store.append('order-2', 'absent', [orderNoted()])).rejects.toThrow(StoreUnavailable)
      await expect(store.retain('order-2', { newest: 1 })).rejects.toThrow(StoreUnavailable)

      expect(await store.readStream('order-1')).toHaveLength(1)
      expect(await store.readLast('order-1')).toMatchObject({ position: 1 })
      expect(await store.findCommand('order-1', 'place-7')).toMatchObject({ position: 1 })
      expect(await store.head()).toBe(1)
      disk.recover()
    })

    it('refuses the whole group, and each append is stored once when it is repeated', async () => {
      await using given = await givenStoreOnFaultyDisk()
      const { store, disk } = given
      const appends = arrayOf(20, (index) => ({ stream: `order-${index + 10}`, facts: [orderNoted(), orderNoted()] }))
      const appendAll = () => appends.map(({ stream, facts }) => store.append(stream, 'absent', facts))
      disk.fail(fault)
      const refused = await Promise.allSettled(appendAll())
      expect(refused.filter(({ status }) => status === 'fulfilled')).toEqual([])

      disk.recover()
      const appended = await eventually(() => Promise.all(appendAll()))

      expect(appended).toEqual(arrayOf(20, (index) => ({ revision: 1, position: 2 * index + 3 })))
      expect(await store.head()).toBe(41)
      for (const { stream, facts } of appends) expect(await store.readStream(stream)).toMatchObject(facts)
    })

    it('applies a command once that is repeated with other facts', async () => {
      await using given = await givenStoreOnFaultyDisk()
      const { store, disk } = given
      disk.fail(fault)
      await expect(store.append('order-2', 'absent', [orderNoted()], 'place-8')).rejects.toThrow(StoreUnavailable)

      disk.recover()
      const appended = await eventually(() => store.append('order-2', 'absent', [orderNoted()], 'place-8'))

      expect(placeOf(appended)).toEqual({ revision: 0, position: 2 })
      expect(await store.readStream('order-2')).toHaveLength(1)
    })

    it('loses no acknowledged fact, even after a power cut before the recovery', async () => {
      await using given = await givenStoreOnFaultyDisk()
      const { store, disk } = given
      await Promise.all(
        arrayOf(50, (index) => store.append(`order-${index + 10}`, 'absent', [orderNoted(), orderNoted()])),
      )
      disk.fail(fault)
      await store.append('order-9', 'absent', [orderNoted(), orderNoted()]).catch(() => undefined)

      const left = await given.afterPowerCut()

      const counts = await Promise.all(arrayOf(50, (index) => left.readStream(`order-${index + 10}`)))
      expect(counts.map(({ length }) => length)).toEqual(Array(50).fill(2))
      expect((await left.readStream('order-9')).length).toBe(afterwards ? 2 : 0)
      disk.recover()
    })

    it('delivers the facts from before and after to subscribers, and none twice', async () => {
      await using given = await givenStoreOnFaultyDisk()
      const { store, disk } = given
      const subscribed = collect(store.subscribe(0, new AbortController().signal))
      await eventually(() => expect(subscribed).toHaveLength(1))
      disk.fail(fault)
      const lost = [orderNoted()]
      await store.append('order-2', 'absent', lost).catch(() => undefined)

      disk.recover()
      await eventually(() => store.append('order-2', 'absent', lost))
      await store.append('order-3', 'absent', [orderNoted()])

      await eventually(() => expect(subscribed.map(({ position }) => position)).toEqual([1, 2, 3]))
    })
  })

  it('may refuse in the middle of a group: none of it is stored, and all of it once when it is repeated', async () => {
    await using given = await givenStoreOnFaultyDisk()
    const { store, disk } = given
    const appends = arrayOf(10, (index) => ({ stream: `order-${index + 10}`, facts: [orderNoted(), orderNoted()] }))
    const appendAll = () => appends.map(({ stream, facts }) => store.append(stream, 'absent', facts))
    disk.fail({ errcode, at: /INSERT INTO facts/, after: 7 })
    const refused = await Promise.allSettled(appendAll())
    expect(refused.filter(({ status }) => status === 'fulfilled')).toEqual([])
    expect(await store.head()).toBe(1)

    disk.recover()

    expect(await eventually(() => Promise.all(appendAll()))).toEqual(
      arrayOf(10, (index) => ({ revision: 1, position: 2 * index + 3 })),
    )
  })

  it('is retried automatically, and reported', async () => {
    const reports: string[] = []
    await using given = await givenStoreOnFaultyDisk((trouble) => reports.push(trouble.message))
    given.disk.fail({ errcode })
    await given.store.append('order-2', 'absent', [orderNoted()]).catch(() => undefined)
    await eventually(() => expect(given.disk.failureCount()).toBeGreaterThan(2))
    expect(reports).toHaveLength(1)

    given.disk.recover()
    await eventually(() => expect(reports).toHaveLength(2))

    expect(reports).toEqual([
      'The disk refuses to write: only reads are answered',
      'The disk has recovered: reads and writes are answered',
    ])
    expect(await given.store.append('order-2', 'absent', [orderNoted()])).toEqual({ revision: 0, position: 2 })
  })

  it('lets subscribers read the lazy fields of facts that were delivered before', async () => {
    await using given = await givenStoreOnFaultyDisk()
    await given.store.append('order-2', 'absent', [orderNoted(), orderNoted()])
    const stop = new AbortController()
    const batch: StoredFact[] = []
    for await (const facts of given.store.subscribe(0, stop.signal)) {
      batch.push(...facts)
      stop.abort()
    }
    given.disk.fail({ errcode })
    await given.store.append('order-3', 'absent', [orderNoted()]).catch(() => undefined)
    expect(batch[1]?.meta.by.role).toBe('customer')

    given.disk.recover()
    await eventually(() => given.store.append('order-3', 'absent', [orderNoted()]))

    expect(batch.map(({ id }) => id)).toEqual(expect.arrayContaining([expect.any(String)]))
    expect(batch[2]?.meta.by.role).toBe('customer')
  })

  it('may be closed before its recovery, and opened later', async () => {
    await using given = await givenStoreOnFaultyDisk()
    given.disk.fail({ errcode })
    await given.store.append('order-2', 'absent', [orderNoted()]).catch(() => undefined)

    await given.store.close()
    given.disk.recover()

    expect(await (await given.reopen()).readStream('order-1')).toHaveLength(1)
  })

  it('may refuse to truncate its log: deleted facts are gone, and their bytes after the recovery', async () => {
    await using given = await givenStoreOnFaultyDisk()
    await given.store.append('vault-letters-amina', 'absent', [orderNoted('my secret is an enamel mug')])
    given.disk.fail({ errcode, at: /wal_checkpoint\(TRUNCATE/ })
    await expect(given.store.forget('vault-letters-amina')).rejects.toThrow(StoreUnavailable)
    expect(await given.store.readStream('vault-letters-amina')).toEqual([])

    given.disk.recover()

    await eventually(() => expect(given.filesContain('enamel mug')).toBe(false))
    expect(await eventually(() => given.store.append('order-2', 'absent', [orderNoted()]))).toMatchObject({
      revision: 0,
    })
  })
})

describe('given a log that waits for an old reader before it is truncated', () => {
  it('when the later truncation fails for a reason that breaks no connection, then that is reported', async () => {
    const reported: Error[] = []
    await using given = await givenStoreOnFaultyDisk((trouble) => reported.push(trouble))
    await given.store.append('vault-letters-amina', 'absent', [orderNoted()])
    using backup = new DatabaseSync(given.file, { readOnly: true })
    backup.exec('BEGIN')
    backup.prepare('SELECT count(*) AS facts FROM facts').get()
    await given.store.forget('vault-letters-amina')

    given.disk.fail({ errcode: sqliteProtocol, at: /wal_checkpoint\(TRUNCATE/ })

    await eventually(() =>
      expect(reported).toMatchObject([
        { message: 'The write-ahead log could not be written into the database file', cause: expect.any(Error) },
      ]),
    )
    given.disk.recover()
    expect(await given.store.append('order-2', 'absent', [orderNoted()])).toMatchObject({ revision: 0 })
  })
})

/** SQLITE_PROTOCOL: a problem with file locks (https://sqlite.org/rescode.html). */
const sqliteProtocol = 15

describe('a disk that cannot be read for a moment', () => {
  it('refuses reads, and keeps its subscribers', async () => {
    await using given = await givenStoreOnFaultyDisk()
    const subscribed = collect(given.store.subscribe(0, new AbortController().signal))
    await eventually(() => expect(subscribed).toHaveLength(1))
    given.disk.fail({ errcode: 266, at: /SELECT position, stream/ })
    await expect(given.store.readStream('order-1')).rejects.toThrow(StoreUnavailable)
    await given.store.append('order-2', 'absent', [orderNoted()])

    given.disk.recover()

    await eventually(() => expect(subscribed).toMatchObject([{ position: 1 }, { position: 2 }]))
  })
})

/** A store with one acknowledged fact, on a disk that can fail. */
const givenStoreOnFaultyDisk = async (report?: (trouble: Error) => void) => {
  const disk = givenFaultyDisk()
  const given = await givenStore({ connect: disk.connect, ...(report && { report }) })
  await given.store.append('order-1', 'absent', [orderNoted()], 'place-7')
  return { ...given, disk }
}

const collect = (batches: AsyncIterable<readonly StoredFact[]>) => {
  const delivered: StoredFact[] = []
  const follow = async () => {
    for await (const batch of batches) delivered.push(...batch)
  }
  follow().catch((error) => delivered.push(error))
  return delivered
}
