import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { diskErrors, givenFaultyDisk, orderNoted } from '#api/eventStore/sqlite/testing/faultyDisk.ts'
import { givenPowerCut } from '#api/eventStore/sqlite/testing/powerCut.ts'
import { givenStore } from '#api/eventStore/sqlite/testing/sqliteStoreFixture.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'

describe('a database file of facts', () => {
  it.each([
    ['in the middle', 'DELETE FROM facts WHERE position = 2'],
    ['at its end', 'DELETE FROM facts WHERE position = 3'],
  ])('is refused if a fact is missing %s', async (_where, deletion) => {
    await using given = await givenStore()
    await given.store.append('order-1', 'absent', [orderNoted(), orderNoted(), orderNoted()])
    await given.store.close()
    change(given.file, deletion)

    await expect(given.reopen()).rejects.toThrow(/^1 facts are missing from .*: restore it from a backup$/)
    await expect(given.reopen()).rejects.toThrow(StoreUnavailable)
  })

  it('is accepted after facts were deleted or trimmed', async () => {
    await using given = await givenStore()
    await given.store.retain('vault-session-amina', { newest: 1 })
    await given.store.append('vault-session-amina', 'any', [orderNoted(), orderNoted(), orderNoted()])
    await given.store.append('order-1', 'absent', [orderNoted()])
    await given.store.forget('order-1')
    await given.store.close()

    const reopened = await given.reopen()

    expect(await reopened.append('order-2', 'absent', [orderNoted()])).toMatchObject({ position: 5 })
  })

  it('is refused if a shop of another version wrote it', async () => {
    await using given = await givenStore()
    await given.store.close()
    change(given.file, 'PRAGMA user_version = 1')

    await expect(given.reopen()).rejects.toThrow(/have format 1, and this shop reads 3: give it its own file/)
    await expect(given.reopen({ readOnly: true })).rejects.toThrow(/have format 1, and this shop reads 3/)
  })

  it('is created by the next start if the power was cut when it had half of its tables', async () => {
    await using folder = await temporaryFolder()
    const file = join(folder.path, 'events.sqlite')
    const cut = givenPowerCut('CREATE TABLE IF NOT EXISTS removals')
    await expect(openSqliteEventStore(file, { connect: cut.connect })).rejects.toThrow('cannot be opened')

    const store = await openSqliteEventStore(file)

    expect(await store.append('order-1', 'absent', [orderNoted()])).toEqual({ revision: 0, position: 1 })
    await store.close()
  })

  it.each([{}, { readOnly: true }])('is refused if it is not a database: %o', async (options) => {
    await using folder = await temporaryFolder()
    const file = join(folder.path, 'events.sqlite')
    writeFileSync(file, 'Shopping list: one blue kettle, two enamel mugs. '.repeat(100))

    await expect(openSqliteEventStore(file, options)).rejects.toThrow(/^The event store at .* cannot be opened$/)
    await expect(openSqliteEventStore(file, options)).rejects.toThrow(StoreUnavailable)
  })

  it('is locked by one writing shop until it closes', async () => {
    await using given = await givenStore()

    await expect(given.reopen()).rejects.toThrow(/^Another shop is using .*: stop it, or set DATA_DIR/)
    await given.store.close()

    await expect(given.reopen()).resolves.toBeDefined()
  })

  it('says that it cannot be opened, rather than that another shop has it, where it cannot be locked', async () => {
    await using folder = await temporaryFolder()
    const file = join(folder.path, 'events.sqlite')
    mkdirSync(`${file}-lock`)

    await expect(openSqliteEventStore(file)).rejects.toThrow(/^The event store at .* cannot be opened$/)
  })

  it('is unlocked by a shop that failed to open it', async () => {
    await using given = await givenStore()
    await given.store.close()
    const disk = givenFaultyDisk()
    disk.fail({ errcode: diskErrors.full })
    await expect(given.reopen(disk)).rejects.toThrow(StoreUnavailable)

    await expect(given.reopen()).resolves.toBeDefined()
  })

  it('can be opened and read although the first sweep fails', async () => {
    await using given = await givenStore()
    await given.store.append('order-1', 'absent', [orderNoted()])
    await given.store.close()
    const disk = givenFaultyDisk()
    disk.fail({ errcode: diskErrors.full, at: /^COMMIT$/ })

    const reopened = await given.reopen(disk)

    expect(await reopened.readStream('order-1')).toHaveLength(1)
  })
})

const change = (file: string, sql: string) => {
  using database = new DatabaseSync(file)
  database.exec(sql)
}
