import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { lockFile } from '#api/eventStore/sqlite/fileLock.ts'
import { isBusy } from '#api/eventStore/sqlite/sqliteErrors.ts'
import { removeLog } from '#api/readModels/readModelDatabase.ts'

/** Fills a database in a file at `path`, or in one beside it whose name begins with its name, and closes it. Returns the path of the full one. */
type FillFile = (path: string) => Promise<string>

/** In a temporary name, between the name of the file and an id of this size. */
const fillingInfix = '-filling-'
const idSize = 8

/** A locked database whose process is living; it ends with the process. */
const lockEnding = '-lock'

/**
 * Creates a database file that nobody sees before it is full: it is filled under another name, synced once, and then gets its name. If the process is
 * killed on the way, there is no file. Rejects as `fill` does. A file that another process has created meanwhile is left alone.
 */
export const createFilledFile = async (file: string, fill: FillFile) => {
  mkdirSync(dirname(file), { recursive: true })
  const path = `${file}${fillingInfix}${randomUUID().slice(0, idSize)}`
  const lock = lockFile(`${path}${lockEnding}`)
  try {
    const full = await fill(path)
    sync(full)
    if (!existsSync(file)) place(full, file)
  } finally {
    lock.release()
    removeAll(path)
  }
}

/** Removes what killed processes have left of `createFilledFile`: it may hold personal data. What a living one fills is locked, and stays. */
export const removeAbandonedFiles = (file: string) => {
  const fills = namesBeside(`${file}${fillingInfix}`).map((name) =>
    join(dirname(file), name.slice(0, basename(file).length + fillingInfix.length + idSize)),
  )
  for (const path of new Set(fills)) if (!isLocked(`${path}${lockEnding}`)) removeAll(path)
}

const sync = (path: string) => {
  const descriptor = openSync(path, 'r+')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

const place = (path: string, file: string) => {
  // A deleted file may have left one.
  removeLog(file)
  try {
    linkSync(path, file)
  } catch {
    // Another process was faster, or the file system has no links.
    if (!existsSync(file)) renameSync(path, file)
  }
}

/** Removes all files whose paths begin so. Where the folder cannot be written, opening the read models says so. */
const removeAll = (path: string) => {
  for (const name of namesBeside(path)) {
    try {
      rmSync(join(dirname(path), name), { force: true })
    } catch {}
  }
}

const namesBeside = (path: string) => {
  const folder = dirname(path)
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(basename(path))) : []
}

const isLocked = (path: string) => {
  if (!existsSync(path)) return false
  try {
    lockFile(path).release()
    return false
  } catch (error) {
    return isBusy(error)
  }
}
