import {
  existsSync,
  openSync,
  readdirSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, vi } from 'vitest'
import { openLog } from '#api/log.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { givenShop } from '#api/testing/testShop.ts'
import { openIntactDatabase } from './intactDatabase.ts'
import { markIntact } from './intactMark.ts'
import { ReadModelsUnusable } from './readModelDatabase.ts'

const overwrite = (file: string, from: number, bytes: number) => {
  const open = openSync(file, 'r+')
  writeSync(open, Buffer.alloc(bytes, 0xa5), 0, bytes, from)
}

const ordersIn = async (folder: string, apart: boolean) => {
  await using shop = await givenShop({ folder, projectorThread: apart })
  await shop.caughtUp()
  const { body } = await shop.when.amina('GET customer/orders/:customerId', { params: { customerId: 'amina' } })
  return body.orders.map(({ id }) => id)
}

describe('a shop whose read models are damaged', { timeout: 60_000 }, () => {
  it.each<[string, (file: string) => void]>([
    ['is no database at all', (file) => writeFileSync(file, 'these are no read models'.repeat(1000))],
    ['is torn off', (file) => truncateSync(file, 8192)],
    ['has another beginning', (file) => overwrite(file, 0, 100)],
    ['has other bytes in its middle', (file) => overwrite(file, 4096, 64 * 1024)],
  ])('sets the file aside and builds them anew from the log: it %s', async (_how, damage) => {
    await using folder = await temporaryFolder()
    const file = join(folder.path, 'readModels.sqlite')
    const before = await givenShop({ folder: folder.path })
    const { id } = await before.given.aminasOrder()
    await before.close()
    damage(file)

    expect(await ordersIn(folder.path, true)).toEqual([id])
    expect(existsSync(`${file}.damaged`)).toBe(true)
  })

  it('logs an error, keeps one damaged file, and leaves an intact one alone', async () => {
    await using folder = await temporaryFolder()
    const file = join(folder.path, 'readModels.sqlite')
    const logged: string[] = []
    const log = openLog('error', { write: (line) => logged.push(JSON.parse(line).msg) })
    for (const content of ['nothing', 'something else']) {
      writeFileSync(file, content.repeat(1000))
      const { database } = await openIntactDatabase(file, log)
      database.close()
    }
    const { database } = await openIntactDatabase(file, log)
    database.close()
    expect(logged).toEqual(Array(2).fill('The read models are damaged: they are set aside and built anew'))
    expect(readdirSync(folder.path).toSorted()).toEqual(['readModels.sqlite', 'readModels.sqlite.damaged'])
  })

  it('throws ReadModelsUnusable if the file cannot be opened for another reason', async () => {
    await using folder = await temporaryFolder()
    await expect(openIntactDatabase(folder.path, openLog('silent'))).rejects.toThrow(ReadModelsUnusable)
  })
})

describe('read models that a shop closed in good order', { timeout: 60_000 }, () => {
  const givenClosedShop = async () => {
    const folder = await temporaryFolder()
    const shop = await givenShop({ folder: folder.path })
    const { id } = await shop.given.aminasOrder()
    await shop.close()
    const file = join(folder.path, 'readModels.sqlite')
    return { folder, file, orderId: id, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() }
  }
  const isCheckedAtStart = async (file: string) => {
    const { database, isChecked } = await openIntactDatabase(file, openLog('silent'))
    database.close()
    return isChecked
  }

  it('are opened without a check, once', async () => {
    await using given = await givenClosedShop()

    expect(await isCheckedAtStart(given.file)).toBe(false)
    expect(await isCheckedAtStart(given.file)).toBe(true)
  })

  it.each<[string, (file: string) => void]>([
    ['were written since', (file) => new DatabaseSync(file).exec('CREATE TABLE notes (line TEXT)')],
    ['were torn off since', (file) => truncateSync(file, 8192)],
  ])('are checked where they %s', async (_how, change) => {
    await using given = await givenClosedShop()
    change(given.file)

    expect(await isCheckedAtStart(given.file)).toBe(true)
  })

  it('are not marked as intact while another process has them open', async () => {
    await using given = await givenClosedShop()
    const { database } = await openIntactDatabase(given.file, openLog('silent'))
    markIntact(given.file)
    database.close()

    expect(await isCheckedAtStart(given.file)).toBe(true)
  })

  it('are checked while the shop serves: damage makes it unhealthy, and the next start builds them anew', async () => {
    await using given = await givenClosedShop()
    damageUnnoticed(given.file)
    const logged: string[] = []
    const log = openLog('error', { write: (line) => logged.push(JSON.parse(line).msg) })
    const damaged = await givenShop({ folder: given.folder.path, log })
    const health = async () => (await fetch(`${damaged.url}/health`)).status
    await vi.waitFor(async () => expect(await health()).toBe(503), 10_000)
    await damaged.close()

    expect(logged[0]).toBe('The read models are damaged: the next start builds them anew')
    expect(await ordersIn(given.folder.path, true)).toEqual([given.orderId])
    expect(existsSync(`${given.file}.damaged`)).toBe(true)
  })
})

/** Overwrites a page that no start reads, as a failing disk would: the time of the last write stays. */
const damageUnnoticed = (file: string) => {
  const { atime, mtime } = statSync(file)
  using database = new DatabaseSync(file)
  const root = database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'slides'").get()
  database.close()
  overwrite(file, (Number(root?.['rootpage']) - 1) * 4096, 4096)
  utimesSync(file, atime, mtime)
}
