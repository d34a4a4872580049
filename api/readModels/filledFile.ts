import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { openUnsyncedDatabase } from './readModelDatabase.ts'

/** Fills an empty database in a file at `path`. Other files that it needs meanwhile are beside it, and their names begin with its name. */
type FillDatabase = (database: DatabaseSync, path: string) => Promise<void>

/** Followed by the id of the process. */
const infix = '-filling-'

/**
 * Creates a database file that nobody sees before it is full: it is filled under another name, without a journal on disk, synced once, and renamed. If the
 * process is killed on the way, there is no file. If `fill` rejects, so does this. A file that another process has created meanwhile is left alone.
 */
export const createFilledFile = async (file: string, fill: FillDatabase) => {
  mkdirSync(dirname(file), { recursive: true })
  const path = `${file}${infix}${process.pid}`
  try {
    await fillAndClose(path, fill)
    sync(path)
    if (!existsSync(file)) renameSync(path, file)
  } finally {
    rmSync(path, { force: true })
  }
}

/** Removes what killed processes have left of `createFilledFile`: it may hold personal data. */
export const removeAbandonedFiles = (file: string) => {
  const folder = dirname(file)
  const prefix = basename(file) + infix
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name.startsWith(prefix) && !isAlive(Number.parseInt(name.slice(prefix.length), 10))) rmSync(join(folder, name))
}

const fillAndClose = async (path: string, fill: FillDatabase) => {
  using database = openUnsyncedDatabase(path)
  await fill(database, path)
}

const sync = (path: string) => {
  const descriptor = openSync(path, 'r+')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

// In a container the killed process had the same id.
const isAlive = (pid: number) => {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
