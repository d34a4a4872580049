import { mkdirSync, renameSync, rmdirSync, statSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { type EventStore, isConflict } from '#api/eventStore/eventStore.ts'
import { eventually } from '#e2e/eventually.ts'
import { givenDisk, noted, several, troubles } from './givenDisk.ts'
import { givenStore } from './givenStore.ts'

const megabyte = 1024 * 1024
const letter = 'Dear shop, the kettle whistles a little too loudly. '.repeat(600)

describe('the write-ahead log', { timeout: 60_000 }, () => {
  it('stays small, and its pages come into the file, while the shop writes without a pause', async () => {
    await using given = await givenStore()
    const sizes: number[] = []

    for (let round = 0; round < 80; round += 1) {
      await writeMegabytes(given.store, 2)
      sizes.push(sizeOf(`${given.file}-wal`))
    }

    expect(Math.max(...sizes)).toBeLessThan(110 * megabyte)
    expect(sizeOf(given.file)).toBeGreaterThan(100 * megabyte)
  })

  it('is moved when there is something to move, and not with every look', async () => {
    const disk = givenDisk()
    await using given = await givenStore(disk)
    await writeMegabytes(given.store, 80)
    await vi.waitUntil(() => disk.counts.moves === 1, { timeout: 20_000 })

    for (let commit = 0; commit < 200; commit += 1) await given.store.append(`order-${commit}`, 'absent', [noted()])

    expect(disk.counts.moves).toBe(1)
  })

  it('may fail to be moved: the store mends itself, and loses nothing', async () => {
    await using given = await givenStore()
    renameSync(given.file, `${given.file}-away`)
    mkdirSync(given.file)
    await expect(untilRefused(given.store)).rejects.toThrow(/disk refuses to write/)
    const head = await given.store.head()

    rmdirSync(given.file)
    renameSync(`${given.file}-away`, given.file)

    const appended = await eventually(() => given.store.append('order-1', 'absent', [noted()]))
    expect(appended).toEqual({ revision: 0, position: head + 1 })
  })

  it('may fail to be moved to its end: nobody waited for that, and the store mends itself', async () => {
    const disk = givenDisk()
    const said: string[] = []
    await using given = await givenStore({ connect: disk.connect, report: ({ message }) => said.push(message) })
    disk.breaks({ errcode: troubles.cannotSync, at: /wal_checkpoint\(PASSIVE/ })
    await writeMegabytes(given.store, 80).catch(() => undefined)
    await vi.waitUntil(() => said.length === 2, { timeout: 20_000 })
    disk.isWellAgain()

    expect(await given.store.append('order-1', 'absent', [noted()])).toMatchObject({ revision: 0 })
  })

  it('holds no forgotten word, also where it was moved at that moment', async () => {
    await using given = await givenStore()
    await given.store.append('vault-letters-amina', 'absent', [noted('my secret is an enamel mug')])
    const writing = writeMegabytes(given.store, 40)

    await vi.waitUntil(() => sizeOf(`${given.file}-wal`) > 16 * megabyte, { timeout: 20_000, interval: 1 })
    await given.store.forget('vault-letters-amina')
    await writing

    await eventually(() => expect(given.holdsBytes('enamel mug')).toBe(false))
  })

  it('may be moved while the shop closes', async () => {
    await using given = await givenStore()
    await writeMegabytes(given.store, 17)
    await given.store.close()

    const reopened = await given.again()

    expect(await reopened.head()).toBeGreaterThan(500)
    expect(await reopened.append('order-1', 'absent', [noted()])).toMatchObject({ revision: 0 })
  })
})

/** Letters of about thirty kilobytes, four in a commit. */
const writeMegabytes = async (store: EventStore, megabytes: number) => {
  for (let commit = 0; commit < megabytes * 9; commit += 1) {
    await Promise.all(several(4, () => store.append(`letters-${crypto.randomUUID()}`, 'absent', [noted(letter)])))
    await turn()
  }
}

const untilRefused = async (store: EventStore) => {
  for (let round = 0; round < 400; round += 1) {
    const outcome = await store.append(
      `letters-${round}`,
      'absent',
      several(4, () => noted(letter)),
    )
    if (isConflict(outcome)) throw new Error('Nobody else writes here')
  }
}

const sizeOf = (file: string) => statSync(file).size
