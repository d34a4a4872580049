import { existsSync, openSync, readdirSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openLog } from '#api/log.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { givenShop } from '#api/testing/testShop.ts'
import { openIntactDatabase } from './intactDatabase.ts'
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
      openIntactDatabase(file, log).close()
    }
    openIntactDatabase(file, log).close()
    expect(logged).toEqual(Array(2).fill('The read models are damaged: they are set aside and built anew'))
    expect(readdirSync(folder.path).toSorted()).toEqual(['readModels.sqlite', 'readModels.sqlite.damaged'])
  })

  it('throws ReadModelsUnusable if the file cannot be opened for another reason', async () => {
    await using folder = await temporaryFolder()
    expect(() => openIntactDatabase(folder.path, openLog('silent'))).toThrow(ReadModelsUnusable)
  })
})
