import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Milliseconds that a connection waits for another one. */
const patience = 5000
/** Milliseconds between tries to truncate the write-ahead log. */
const truncationPause = 1000

/** Pages in the write-ahead log from which on they are moved into the file: 16 MB. Indexes change the same pages again and again. */
const enough = 4000

/** The file of read models is damaged, or not ours to write. Nothing is lost with it. */
export class ReadModelsUnusable extends Error {
  override name = 'ReadModelsUnusable'

  constructor(file: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause)
    super(`The read models at ${file} cannot be used (${why}): delete them, and the next start builds them again`, {
      cause,
    })
  }
}

/**
 * A node's own read models. The file can be thrown away at any time: the next start builds it again from the log. Throws
 * `ReadModelsUnusable` where it cannot be written.
 */
export const openReadDatabase = (file: string) => {
  mkdirSync(dirname(file), { recursive: true })
  return usable(file, () => new DatabaseSync(file, { timeout: patience }), [
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON; PRAGMA cache_size = -32000',
    `PRAGMA wal_autocheckpoint = ${enough}`,
    'BEGIN IMMEDIATE; ROLLBACK',
  ])
}

const usable = (file: string, open: () => DatabaseSync, first: readonly string[]) => {
  let database: DatabaseSync | undefined
  try {
    database = open()
    for (const sql of first) database.exec(sql)
    return database
  } catch (error) {
    database?.close()
    throw new ReadModelsUnusable(file, error)
  }
}

/** A view of the read models as they are at one moment, until it is closed. Changes made meanwhile are not seen. */
export const openSnapshot = (file: string) =>
  usable(file, () => new DatabaseSync(file, { readOnly: true, timeout: patience }), [
    'BEGIN; SELECT count(*) FROM sqlite_schema',
  ])

/** An empty database that vanishes when it is closed, and takes to the disk only what memory cannot hold. */
export const openScratch = () => new DatabaseSync('')

/**
 * Call after a commit that erased something: what was overwritten does not stay behind in the write-ahead log. Where somebody else is
 * reading the file at this moment, it is done as soon as they have ended.
 */
export const truncateLog = (database: DatabaseSync) => {
  if (!database.isOpen || isTruncatedNow(database)) return
  setTimeout(truncateLog, truncationPause, database).unref()
}

// A disk that is full at this moment is tried again like a reader in the way.
const isTruncatedNow = (database: DatabaseSync) => {
  try {
    return isTruncated(database)
  } catch {
    return false
  }
}

/** All or nothing, with the right to write from the beginning; inside another transaction, a part of it. */
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

/** Inside a transaction: undoes the work alone where it fails, and throws on. */
export const inSavepoint = (database: DatabaseSync, work: () => void) => {
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

// Waiting for readers would hold up the whole shop.
const isTruncated = (database: DatabaseSync) => {
  if (database.isTransaction) return false
  database.exec('PRAGMA busy_timeout = 0')
  try {
    return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0
  } finally {
    database.exec(`PRAGMA busy_timeout = ${patience}`)
  }
}

// SQLITE_TOOBIG, SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_RANGE: the values are wrong, not the file.
const wrongValues = [18, 19, 20, 25]

/** Whether the database itself is in trouble (busy, full, torn), rather than what was to be written. */
export const isTrouble = (error: unknown) =>
  error instanceof Error && 'errcode' in error && !wrongValues.includes(Number(error.errcode) & 0xff)
