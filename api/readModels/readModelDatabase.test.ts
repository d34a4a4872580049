import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { openReadDatabase, openSnapshot, truncateWriteAheadLog } from './readModelDatabase.ts'

const name = 'Gogo Rhulani Daniels'

const givenNames = async () => {
  const folder = await temporaryFolder()
  const file = join(folder.path, 'readModels.sqlite')
  const database = openReadDatabase(file)
  database.exec('CREATE TABLE names (id INTEGER PRIMARY KEY, name TEXT NOT NULL)')
  database.prepare('INSERT INTO names VALUES (1, ?)').run(name)
  const erase = () => {
    database.exec(`UPDATE names SET name = ''`)
    truncateWriteAheadLog(database)
  }
  const isInBytes = () => ['', '-wal'].some((end) => readFileSync(`${file}${end}`).includes(name))
  const close = async () => {
    database.close()
    await folder[Symbol.asyncDispose]()
  }
  return { file, erase, isInBytes, [Symbol.asyncDispose]: close }
}

it('erased text is in no byte of the database files', async () => {
  await using given = await givenNames()
  expect(given.isInBytes()).toBe(true)
  given.erase()
  expect(given.isInBytes()).toBe(false)
})

it('while a snapshot is open, erased text leaves the files soon after it closes', async () => {
  await using given = await givenNames()
  const snapshot = openSnapshot(given.file)
  const began = performance.now()
  given.erase()
  // To wait for the snapshot would take the busy timeout of five seconds.
  expect(performance.now() - began).toBeLessThan(4500)
  expect(given.isInBytes()).toBe(true)
  snapshot.close()
  await expect.poll(given.isInBytes, { timeout: 4000 }).toBe(false)
})
