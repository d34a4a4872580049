import { readFileSync, writeFileSync } from 'node:fs'
import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { givenShop } from '#api/testing/testShop.ts'
import { orderStream } from '#domain/order/orderMachine.ts'
import { enamelMug } from '#domain/testing/fixtures.ts'
import { checkFile } from './sqlite/checkFile.ts'
import { openSqliteEventStore } from './sqliteEventStore.ts'
import { verifyFacts } from './verifyFacts.ts'

/** Runs a shop that takes one order, and closes it. Returns its file of facts, the bytes, and the order's stream. */
const openOrderFile = async (folder: string) => {
  const shop = await givenShop({ folder })
  const { id } = await shop.given.aminasOrder()
  await shop.close()
  const file = join(folder, 'events.sqlite')
  return { file, bytes: readFileSync(file), order: orderStream(id) }
}

/** The byte range of a fact's row: it begins with the stream's name and ends with the hash, behind which is only the number of the stream. */
const rowIn = (bytes: Buffer, stream: string, hash: string) => {
  const end = bytes.indexOf(hash) + hash.length
  return { start: bytes.lastIndexOf(stream, end), end }
}

const hashOf = (file: string, stream: string, revision: number) => {
  const database = new DatabaseSync(file, { readOnly: true })
  const row = database.prepare('SELECT hash FROM facts WHERE stream = ? AND revision = ?').get(stream, revision)
  database.close()
  return String(row?.['hash'])
}

/** The checks of `npm run verify`: whether they find anything wrong. */
const isTamperingFound = async (file: string) => {
  if (checkFile(file).length > 0) return true
  const store = await openSqliteEventStore(file, { readOnly: true })
  const { broken } = await verifyFacts(store).catch(() => ({ broken: 1 }))
  await store.close()
  return broken > 0
}

it('detects a change of any single byte of a stored fact', { timeout: 60_000 }, async () => {
  await using folder = await temporaryFolder()
  const { file, bytes, order } = await openOrderFile(folder.path)
  const { start, end } = rowIn(bytes, order, hashOf(file, order, 0))
  const copy = join(folder.path, 'copy.sqlite')
  await copyFile(file, copy)
  expect([await isTamperingFound(copy), end - start > 500]).toEqual([false, true])

  const missed: string[] = []
  for (let at = start; at < end; at += 1) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    writeFileSync(copy, changed)
    if (!(await isTamperingFound(copy))) missed.push(`byte ${at - start}: ${bytes.subarray(at - 10, at + 10)}`)
  }

  expect(missed).toEqual([])
})

it('names the fact whose data is no longer JSON, and the shop keeps following its log', async () => {
  await using folder = await temporaryFolder()
  const { file, order } = await openOrderFile(folder.path)
  const database = new DatabaseSync(file)
  database.exec(`UPDATE facts SET data = '{"broken' WHERE stream = '${order}' AND revision = 1`)
  database.close()
  const store = await openSqliteEventStore(file, { readOnly: true })
  expect((await verifyFacts(store)).firstBroken).toMatchObject({ stream: order, revision: 1 })
  await store.close()

  await rm(join(folder.path, 'readModels.sqlite'))
  await using shop = await givenShop({ folder: folder.path })
  await shop.given.product(enamelMug, 5)
  await shop.caughtUp()
  expect(shop.projector.stoppedProjections()).toMatchObject([
    { projection: 'orderList', stream: order },
    { projection: 'customerList', stream: order },
    { projection: 'inboxList', stream: order },
    { projection: 'salesDays', stream: order },
  ])
  expect((await shop.when.guest.raw('GET', 'products/getProduct/enamel-mug')).status).toBe(200)
})

it('detects a deleted fact, a moved one, and one whose JSON text was rewritten', async () => {
  await using folder = await temporaryFolder()
  const { file, bytes } = await openOrderFile(folder.path)
  const after = (sql: string) => {
    writeFileSync(file, bytes)
    const database = new DatabaseSync(file)
    database.exec(sql)
    database.close()
    return checkFile(file)
  }

  expect(after('SELECT 1')).toEqual([])
  expect(after(`DELETE FROM facts WHERE type = 'OrderConfirmed'`)).toEqual([
    expect.stringContaining('1 facts are missing'),
  ])
  expect(after('UPDATE facts SET position = 4711 WHERE position = 3')).toContainEqual(
    expect.stringContaining('a fact stands at position 4711'),
  )
  expect(after(`UPDATE facts SET data = '{ }' WHERE data = '{}'`)).toEqual([
    expect.stringContaining('not as the shop writes it'),
  ])
})

it.each([
  `UPDATE streams SET name = 'order-of-somebody-else' WHERE name LIKE 'order-%'`,
  `UPDATE facts SET stream_number = 4711 WHERE type = 'OrderPlaced'`,
  `DELETE FROM streams WHERE name LIKE 'order-%'`,
])('detects a fact that would be read as one of another stream: %s', async (sql) => {
  await using folder = await temporaryFolder()
  const { file } = await openOrderFile(folder.path)
  using database = new DatabaseSync(file)
  database.exec(sql)
  expect(checkFile(file)).toEqual([
    expect.stringMatching(/^the fact at position \d+ is not in the stream that it names$/),
  ])
})
