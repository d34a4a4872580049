import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqliteCodeOf } from '#api/eventStore/sqlite/sqliteErrors.ts'

/** The endings of the files that SQLite keeps beside a database. */
export const logEndings = ['-wal', '-shm']

/** Milliseconds that a connection waits for the lock of another one. */
const busyTimeout = 5000
/** Milliseconds between tries to truncate the write-ahead log. */
const truncationRetryDelay = 1000

/** Pages in the write-ahead log from which on they are moved into the file: 16 MB. Indexes change the same pages again and again. */
const walCheckpointPages = 4000

/** The file of read models is damaged or not writable. It holds nothing that cannot be rebuilt from the log. */
export class ReadModelsUnusable extends Error {
  override name = 'ReadModelsUnusable'

  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`The read models at ${file} cannot be used (${reason}): delete them, and the next start builds them again`, {
      cause,
    })
  }
}

/** Page cache of a connection in megabytes: the writer touches index pages all over the file, readers only a few. */
export const cacheMegabytes = { writer: 16, reader: 8 }

/**
 * A node's own read models. The file can be thrown away at any time: the next start builds it again from the log. Throws
 * `ReadModelsUnusable` where it cannot be written.
 */
export const openReadDatabase = (file: string, cache = cacheMegabytes.writer) => {
  mkdirSync(dirname(file), { recursive: true })
  return openUsable(file, () => new DatabaseSync(file, { timeout: busyTimeout }), [
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON',
    `PRAGMA cache_size = -${cache * 1000}`,
    `PRAGMA wal_autocheckpoint = ${walCheckpointPages}`,
    'BEGIN IMMEDIATE; ROLLBACK',
  ])
}

/**
 * A database without a journal on disk, locked for this connection until it is closed. If the process is killed or the power fails, the file is
 * worthless.
 */
export const openUnsyncedDatabase = (file: string) =>
  openUsable(file, () => new DatabaseSync(file), [
    'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF',
    'PRAGMA temp_store = MEMORY; PRAGMA secure_delete = ON',
    `PRAGMA cache_size = -${cacheMegabytes.writer * 1000}`,
  ])

const openUsable = (file: string, open: () => DatabaseSync, pragmas: readonly string[]) => {
  let database: DatabaseSync | undefined
  try {
    database = open()
    for (const sql of pragmas) database.exec(sql)
    return database
  } catch (error) {
    database?.close()
    throw new ReadModelsUnusable(file, error)
  }
}

/** A read transaction over the read models, open until it is closed: it does not see later changes. */
export const openSnapshot = (file: string) =>
  openUsable(file, () => new DatabaseSync(file, { readOnly: true, timeout: busyTimeout }), [
    'BEGIN; SELECT count(*) FROM sqlite_schema',
  ])

/** Removes the log that a database has left. SQLite would write it into another one of this name, unless that is empty. */
export const removeLog = (file: string) => {
  for (const ending of logEndings) rmSync(`${file}${ending}`, { force: true })
}

/** Removes a database and its log, the database first: without its log it may be torn, and its log without it is never read. */
export const removeDatabase = (file: string) => {
  rmSync(file, { force: true })
  removeLog(file)
}

/** A temporary database: deleted on close, written to disk only if it outgrows the page cache. */
export const openScratchDatabase = () => new DatabaseSync('')

/**
 * Call after a commit that erased personal data: truncates the write-ahead log, which still holds the overwritten bytes. While another
 * connection reads the file, it retries until that connection is done.
 */
export const truncateWriteAheadLog = (database: DatabaseSync) => {
  if (!database.isOpen || tryTruncation(database)) return
  setTimeout(truncateWriteAheadLog, truncationRetryDelay, database).unref()
}

// A full disk is retried like a busy reader.
const tryTruncation = (database: DatabaseSync) => {
  try {
    return truncate(database)
  } catch {
    return false
  }
}

/** Runs the work in a write transaction; inside another transaction it joins that one. */
export const inTransaction = <Result>(database: DatabaseSync, work: () => Result): Result => {
  if (database.isTransaction) return work()
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** Inside a transaction: rolls back only this work if it fails, and rethrows. */
export const inDatabaseSavepoint = (database: DatabaseSync, work: () => void) => {
  database.exec('SAVEPOINT part')
  try {
    work()
  } catch (error) {
    // A full disk may have undone the whole transaction, savepoint and all.
    if (database.isTransaction) database.exec('ROLLBACK TO part; RELEASE part')
    throw error
  }
  database.exec('RELEASE part')
}

// Busy timeout 0: waiting for readers would block the projector.
const truncate = (database: DatabaseSync) => {
  if (database.isTransaction) return false
  database.exec('PRAGMA busy_timeout = 0')
  try {
    return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0
  } finally {
    database.exec(`PRAGMA busy_timeout = ${busyTimeout}`)
  }
}

// SQLITE_TOOBIG, SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_RANGE: the values are wrong, not the file.
const valueErrorCodes = [18, 19, 20, 25]

/** Whether the database itself failed (busy, full, corrupt), rather than a value that it refused. */
export const isDatabaseFailure = (error: unknown) => {
  const code = sqliteCodeOf(error)
  return code !== undefined && !valueErrorCodes.includes(code)
}
