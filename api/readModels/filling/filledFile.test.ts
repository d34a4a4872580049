import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { openUnsyncedDatabase } from '#api/readModels/readModelDatabase.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { createFilledFile, removeAbandonedFiles } from './filledFile.ts'

const givenFolder = async () => {
  const folder = await temporaryFolder()
  return {
    file: join(folder.path, 'teas.sqlite'),
    names: () => readdirSync(folder.path).toSorted(),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  }
}

const addTea = (file: string, tea: string) => {
  using database = openUnsyncedDatabase(file)
  database.exec('CREATE TABLE teas (name TEXT)')
  database.prepare('INSERT INTO teas VALUES (?)').run(tea)
  return file
}

const teasIn = (file: string) => {
  using database = new DatabaseSync(file)
  return database
    .prepare('SELECT name FROM teas')
    .all()
    .map(({ name }) => name)
}

it('a file is seen when it is full, and not before', async () => {
  await using given = await givenFolder()

  await createFilledFile(given.file, async (path) => {
    addTea(path, 'rooibos')
    expect(existsSync(given.file)).toBe(false)
    return path
  })

  expect(teasIn(given.file)).toEqual(['rooibos'])
  expect(given.names()).toEqual(['teas.sqlite'])
})

it('the full file may be another one beside it', async () => {
  await using given = await givenFolder()

  await createFilledFile(given.file, async (path) => {
    addTea(path, 'rooibos')
    return addTea(`${path}-larger`, 'honeybush')
  })

  expect(teasIn(given.file)).toEqual(['honeybush'])
  expect(given.names()).toEqual(['teas.sqlite'])
})

it('a file that cannot be filled does not exist', async () => {
  await using given = await givenFolder()

  const creating = createFilledFile(given.file, async (path) => {
    addTea(path, 'rooibos')
    throw new Error('The kettle is empty')
  })

  await expect(creating).rejects.toThrow('The kettle is empty')
  expect(given.names()).toEqual([])
})

it('a file that another process has created meanwhile is left alone', async () => {
  await using given = await givenFolder()

  await createFilledFile(given.file, async (path) => {
    addTea(given.file, 'honeybush')
    return addTea(path, 'rooibos')
  })

  expect(teasIn(given.file)).toEqual(['honeybush'])
  expect(given.names()).toEqual(['teas.sqlite'])
})

it('bytes of rows that were deleted while it was filled are not in the file', async () => {
  await using given = await givenFolder()

  await createFilledFile(given.file, async (path) => {
    addTea(path, 'a tea of Amina Daniels')
    using database = openUnsyncedDatabase(path)
    database.exec('DELETE FROM teas')
    return path
  })

  expect(readFileSync(given.file).includes('Amina Daniels')).toBe(false)
})

it('the log that a deleted file has left is not written into the new one', async () => {
  await using given = await givenFolder()
  const log = `${given.file}-wal`
  const deleted = new DatabaseSync(given.file)
  deleted.exec(
    "PRAGMA journal_mode = WAL; CREATE TABLE teas (name TEXT); INSERT INTO teas VALUES ('a tea of Amina Daniels')",
  )
  copyFileSync(log, `${given.file}-kept`)
  deleted.close()
  rmSync(given.file)
  renameSync(`${given.file}-kept`, log)

  await createFilledFile(given.file, async (path) => addTea(path, 'rooibos'))

  expect(teasIn(given.file)).toEqual(['rooibos'])
})

it('what killed processes have left is removed, with or without the file', async () => {
  await using given = await givenFolder()
  for (const name of ['0a1b2c3d', '0a1b2c3d-audit', '4e5f6a7b-audit'])
    writeFileSync(`${given.file}-filling-${name}`, 'half a file')
  writeFileSync(given.file, 'a file')

  removeAbandonedFiles(given.file)

  expect(given.names()).toEqual(['teas.sqlite'])
})

it('what another process is filling is not removed, also where it has no file open at the moment', async () => {
  await using given = await givenFolder()

  await createFilledFile(given.file, async (path) => {
    addTea(path, 'rooibos')
    addTea(`${path}-audit`, 'honeybush')
    removeAbandonedFiles(given.file)
    expect(given.names()).toEqual(['', '-audit', '-lock'].map((ending) => `${basename(path)}${ending}`))
    return path
  })

  expect(given.names()).toEqual(['teas.sqlite'])
})
