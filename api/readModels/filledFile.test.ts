import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
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

const addTea = (database: DatabaseSync, tea: string) => {
  database.exec('CREATE TABLE teas (name TEXT)')
  database.prepare('INSERT INTO teas VALUES (?)').run(tea)
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

  await createFilledFile(given.file, async (database) => {
    addTea(database, 'rooibos')
    expect(existsSync(given.file)).toBe(false)
  })

  expect(teasIn(given.file)).toEqual(['rooibos'])
  expect(given.names()).toEqual(['teas.sqlite'])
})

it('a file that cannot be filled does not exist', async () => {
  await using given = await givenFolder()

  const creating = createFilledFile(given.file, async (database) => {
    addTea(database, 'rooibos')
    throw new Error('The kettle is empty')
  })

  await expect(creating).rejects.toThrow('The kettle is empty')
  expect(given.names()).toEqual([])
})

it('a file that another process has created meanwhile is left alone', async () => {
  await using given = await givenFolder()

  await createFilledFile(given.file, async (database) => {
    addTea(database, 'rooibos')
    using another = new DatabaseSync(given.file)
    addTea(another, 'honeybush')
  })

  expect(teasIn(given.file)).toEqual(['honeybush'])
  expect(given.names()).toEqual(['teas.sqlite'])
})

it('bytes of rows that were deleted while it was filled are not in the file', async () => {
  await using given = await givenFolder()

  await createFilledFile(given.file, async (database) => {
    addTea(database, 'a tea of Amina Daniels')
    database.exec('DELETE FROM teas')
  })

  expect(readFileSync(given.file).includes('Amina Daniels')).toBe(false)
})

it('what killed processes have left is removed, what others are filling is not', async () => {
  await using given = await givenFolder()
  const killed = spawn(process.execPath, ['--eval', ''])
  await once(killed, 'exit')
  const endings = {
    ofKilled: killed.pid,
    ofKilledApart: `${killed.pid}-audit`,
    own: process.pid,
    ofAnother: process.ppid,
  }
  for (const ending of Object.values(endings)) writeFileSync(`${given.file}-filling-${ending}`, 'half a file')
  writeFileSync(given.file, 'a file')

  removeAbandonedFiles(given.file)

  expect(given.names()).toEqual(['teas.sqlite', `teas.sqlite-filling-${process.ppid}`])
})
