import { mkdirSync, renameSync, rmdirSync, statSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { type EventStore, isConflict } from '#api/eventStore/eventStore.ts'
import { arrayOf, diskErrors, givenFaultyDisk, orderNoted } from '#api/eventStore/sqlite/testing/faultyDisk.ts'
import { givenStore } from '#api/eventStore/sqlite/testing/sqliteStoreFixture.ts'
import { eventually } from '#testing/eventually.ts'

const megabyte = 1024 * 1024
const longText = 'Dear shop, the kettle whistles a little too loudly. '.repeat(600)

describe('the write-ahead log', { timeout: 60_000 }, () => {
  it('stays small while the shop writes without a pause', async () => {
    await using given = await givenStore()
    const sizes: number[] = []

    for (let round = 0; round < 80; round += 1) {
      await writeMegabytes(given.store, 2)
      sizes.push(sizeOf(`${given.file}-wal`))
    }

    expect(Math.max(...sizes)).toBeLessThan(110 * megabyte)
    expect(sizeOf(given.file)).toBeGreaterThan(100 * megabyte)
  })

  it('is moved only when it is long enough', async () => {
    const disk = givenFaultyDisk()
    await using given = await givenStore(disk)
    await writeMegabytes(given.store, 80)
    await vi.waitUntil(() => disk.counts.checkpoints === 1, { timeout: 20_000 })

    for (let commit = 0; commit < 200; commit += 1)
      await given.store.append(`order-${commit}`, 'absent', [orderNoted()])

    expect(disk.counts.checkpoints).toBe(1)
  })

  it('may fail to be moved: the store recovers and loses nothing', async () => {
    await using given = await givenStore()
    renameSync(given.file, `${given.file}-away`)
    mkdirSync(given.file)
    await expect(untilRefused(given.store)).rejects.toThrow(/disk refuses to write/)
    const head = await given.store.head()

    rmdirSync(given.file)
    renameSync(`${given.file}-away`, given.file)

    const appended = await eventually(() => given.store.append('order-1', 'absent', [orderNoted()]))
    expect(appended).toEqual({ revision: 0, position: head + 1 })
  })

  it('may fail to be moved completely: no caller waits for that, and the store recovers', async () => {
    const disk = givenFaultyDisk()
    const reports: string[] = []
    await using given = await givenStore({ connect: disk.connect, report: ({ message }) => reports.push(message) })
    disk.fail({ errcode: diskErrors.cannotSync, at: /wal_checkpoint\(PASSIVE/ })
    await writeMegabytes(given.store, 80).catch(() => undefined)
    await vi.waitUntil(() => reports.length === 2, { timeout: 20_000 })
    disk.recover()

    expect(await given.store.append('order-1', 'absent', [orderNoted()])).toMatchObject({ revision: 0 })
  })

  it('contains no bytes of a deleted stream, even if it was being moved', async () => {
    await using given = await givenStore()
    await given.store.append('vault-letters-amina', 'absent', [orderNoted('my secret is an enamel mug')])
    const writing = writeMegabytes(given.store, 40)

    await vi.waitUntil(() => sizeOf(`${given.file}-wal`) > 16 * megabyte, { timeout: 20_000, interval: 1 })
    await given.store.forget('vault-letters-amina')
    await writing

    await eventually(() => expect(given.filesContain('enamel mug')).toBe(false))
  })

  it('may be moved while the shop closes', async () => {
    await using given = await givenStore()
    await writeMegabytes(given.store, 17)
    await given.store.close()

    const reopened = await given.reopen()

    expect(await reopened.head()).toBeGreaterThan(500)
    expect(await reopened.append('order-1', 'absent', [orderNoted()])).toMatchObject({ revision: 0 })
  })
})

/** Writes facts of about 30 KB, four per commit. */
const writeMegabytes = async (store: EventStore, megabytes: number) => {
  for (let commit = 0; commit < megabytes * 9; commit += 1) {
    await Promise.all(
      arrayOf(4, () => store.append(`letters-${crypto.randomUUID()}`, 'absent', [orderNoted(longText)])),
    )
    await turn()
  }
}

const untilRefused = async (store: EventStore) => {
  for (let round = 0; round < 400; round += 1) {
    const outcome = await store.append(
      `letters-${round}`,
      'absent',
      arrayOf(4, () => orderNoted(longText)),
    )
    if (isConflict(outcome)) throw new Error('Nobody else writes here')
  }
}

const sizeOf = (file: string) => statSync(file).size
