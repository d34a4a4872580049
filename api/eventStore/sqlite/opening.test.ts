import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { givenDisk, noted, troubles } from './givenDisk.ts'
import { givenStore } from './givenStore.ts'

describe('a file of facts', () => {
  it.each([
    ['in the middle', 'DELETE FROM facts WHERE position = 2'],
    ['at its end', 'DELETE FROM facts WHERE position = 3'],
  ])('is refused where a fact is missing %s', async (_where, theft) => {
    await using given = await givenStore()
    await given.store.append('order-1', 'absent', [noted(), noted(), noted()])
    await given.store.close()
    change(given.file, theft)

    await expect(given.again()).rejects.toThrow(/^1 facts are missing from .*: restore it from a backup$/)
    await expect(given.again()).rejects.toThrow(StoreUnavailable)
  })

  it('is not refused for facts that were forgotten or trimmed', async () => {
    await using given = await givenStore()
    await given.store.retain('vault-session-amina', { newest: 1 })
    await given.store.append('vault-session-amina', 'any', [noted(), noted(), noted()])
    await given.store.append('order-1', 'absent', [noted()])
    await given.store.forget('order-1')
    await given.store.close()

    const reopened = await given.again()

    expect(await reopened.append('order-2', 'absent', [noted()])).toMatchObject({ position: 5 })
  })

  it('is refused where a shop of another time wrote it', async () => {
    await using given = await givenStore()
    await given.store.close()
    change(given.file, 'PRAGMA user_version = 1')

    await expect(given.again()).rejects.toThrow(/have format 1, and this shop reads 2/)
    await expect(given.again({ readOnly: true })).rejects.toThrow(/have format 1, and this shop reads 2/)
  })

  it.each([{}, { readOnly: true }])('is refused where it is something else: %o', async (options) => {
    await using folder = await temporaryFolder()
    const file = join(folder.path, 'events.sqlite')
    writeFileSync(file, 'Shopping list: one blue kettle, two enamel mugs. '.repeat(100))

    await expect(openSqliteEventStore(file, options)).rejects.toThrow(/^The event store at .* cannot be opened$/)
    await expect(openSqliteEventStore(file, options)).rejects.toThrow(StoreUnavailable)
  })

  it('has one shop that writes it, until that one closes', async () => {
    await using given = await givenStore()

    await expect(given.again()).rejects.toThrow(/^Another shop is using .*: stop it, or set DATA_DIR/)
    await given.store.close()

    await expect(given.again()).resolves.toBeDefined()
  })

  it('is left to others by a shop that could not open it', async () => {
    await using given = await givenStore()
    await given.store.close()
    const disk = givenDisk()
    disk.breaks({ errcode: troubles.full })
    await expect(given.again(disk)).rejects.toThrow(StoreUnavailable)

    await expect(given.again()).resolves.toBeDefined()
  })

  it('is opened, and read, by a shop that cannot sweep it at that moment', async () => {
    await using given = await givenStore()
    await given.store.append('order-1', 'absent', [noted()])
    await given.store.close()
    const disk = givenDisk()
    disk.breaks({ errcode: troubles.full, at: /^COMMIT$/ })

    const reopened = await given.again(disk)

    expect(await reopened.readStream('order-1')).toHaveLength(1)
  })
})

const change = (file: string, sql: string) => {
  using database = new DatabaseSync(file)
  database.exec(sql)
}
