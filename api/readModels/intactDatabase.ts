import { existsSync, renameSync, rmSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { sqliteCodeOf } from '#api/eventStore/sqlite/sqliteErrors.ts'
import type { Log } from '#api/log.ts'
import { removeAbandonedFiles } from './filling/filledFile.ts'
import { findDamage } from './findDamage.ts'
import { removeMark } from './intactMark.ts'
import { logEndings, openReadDatabase, ReadModelsUnusable } from './readModelDatabase.ts'

interface IntactDatabase {
  database: DatabaseSync
  /** False where the file is as a shop left it that knew it to be intact: it was not read. True where it is new. */
  isChecked: boolean
}

interface OpenOptions {
  /** Page cache in megabytes. */
  cache?: number
  /** Called where there is no file, before an empty one is opened; it may create one that is full. */
  create?: () => Promise<void>
}

/**
 * Opens a node's read models. A damaged file is renamed to `….damaged`, replacing an earlier one. What the file does not hold yet, the projector fills
 * from the log. Rejects with `ReadModelsUnusable` if the file is not writable.
 */
export const openIntactDatabase = async (
  file: string,
  log: Log,
  { cache, create }: OpenOptions = {},
): Promise<IntactDatabase> => {
  removeAbandonedFiles(file)
  const isMarked = removeMark(file)
  try {
    if (existsSync(file))
      return { database: isMarked ? openReadDatabase(file, cache) : openIfIntact(file, cache), isChecked: !isMarked }
  } catch (error) {
    if (!(error instanceof ReadModelsUnusable) || !isDamage(error.cause)) throw error
    const aside = `${file}.damaged`
    log.error({ err: error.cause, file, aside }, 'The read models are damaged: they are set aside and built anew')
    moveAside(file, aside)
  }
  await create?.()
  return { database: openReadDatabase(file, cache), isChecked: true }
}

const openIfIntact = (file: string, cache: number | undefined) => {
  const database = openReadDatabase(file, cache)
  try {
    // Damage found later would stop a serving shop.
    const damage = findDamage(database)
    if (damage !== undefined) throw new DatabaseDamage(damage)
    return database
  } catch (error) {
    close(database)
    throw new ReadModelsUnusable(file, error)
  }
}

const close = (database: DatabaseSync) => {
  try {
    database.close()
  } catch {
    // The file is damaged, so pending writes do not matter.
  }
}

class DatabaseDamage extends Error {
  override name = 'DatabaseDamage'
}

// SQLITE_CORRUPT, SQLITE_NOTADB
const damageErrorCodes = [11, 26]

const isDamage = (cause: unknown) =>
  cause instanceof DatabaseDamage || damageErrorCodes.includes(sqliteCodeOf(cause) ?? 0)

const moveAside = (file: string, aside: string) => {
  for (const ending of ['', ...logEndings]) {
    rmSync(aside + ending, { force: true })
    if (existsSync(file + ending)) renameSync(file + ending, aside + ending)
  }
}
