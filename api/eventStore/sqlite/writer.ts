import { DatabaseSync, type DatabaseSyncOptions, type StatementSync } from 'node:sqlite'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { convertFormat2 } from './convertFormat2.ts'
import { type FactReads, type FactWrites, factReads, factWrites, formatVersion, schema } from './factsTable.ts'
import { type StreamHeads, streamHeads } from './streamHeads.ts'

export type Connect = (file: string, options: DatabaseSyncOptions) => DatabaseSync

/** Milliseconds. */
export const busyTimeout = 5000
/** The writing connection with its statements, as transactions receive it. */
export interface Writer {
  database: DatabaseSync
  reads: FactReads
  writes: FactWrites
  heads: StreamHeads
  /** Reads how many pages the write-ahead log has, and how many are checkpointed. */
  walStatus: StatementSync
}

/** Opens a connection; the default of `connect`. */
export const openConnection: Connect = (file, options) => new DatabaseSync(file, options)

const conversionTime = 'a million of them take about ten seconds'

/** Opens the connection that writes. Reports a conversion. Throws `StoreUnavailable` if the file is of another version or facts are missing. */
export const openWriter = (file: string, connect: Connect, report: (news: Error) => void): Writer => {
  const database = connect(file, { timeout: busyTimeout })
  try {
    const format = checkFormat(database, file, [2, formatVersion])
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    // The checkpoint thread acts before this limit, which applies only if that thread fails.
    database.exec('PRAGMA wal_autocheckpoint = 64000; PRAGMA cache_size = -8000')
    if (format === 2) {
      report(new Error(`The facts have format 2, and are converted to format ${formatVersion} now: ${conversionTime}`))
      convertFormat2(database)
    }
    // Together, so that a process that is killed here leaves no file with half of its tables.
    database.exec(`BEGIN IMMEDIATE; ${schema} COMMIT`)
    const reads = factReads(database)
    checkGaps(reads, file)
    return {
      database,
      reads,
      writes: factWrites(database),
      heads: streamHeads(reads),
      walStatus: database.prepare('PRAGMA wal_checkpoint(NOOP)'),
    }
  } catch (error) {
    closeQuietly(database)
    throw error
  }
}

/** The format of the file; that of this shop if it has no facts yet. Throws `StoreUnavailable` unless it is one of those that are `known`. */
export const checkFormat = (database: DatabaseSync, file: string, known: readonly number[]) => {
  const isEmpty = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'facts'").get() === undefined
  if (isEmpty) return formatVersion
  const found = Number(database.prepare('PRAGMA user_version').get()?.['user_version'])
  if (known.includes(found)) return found
  const advice = found === 2 ? 'start a shop with it, which converts it' : 'give it its own file'
  throw new StoreUnavailable(
    `The facts in ${file} have format ${found}, and this shop reads ${formatVersion}: ${advice}`,
  )
}

// Every position has a fact, or was counted when its fact was removed.
const checkGaps = (reads: FactReads, file: string) => {
  const { kept, removed } = reads.counts()
  const missing = reads.lastPosition() - kept - removed
  if (missing !== 0) throw new StoreUnavailable(`${missing} facts are missing from ${file}: restore it from a backup`)
}

export const closeQuietly = (database: DatabaseSync) => {
  try {
    if (database.isOpen) database.close()
  } catch {
    // A connection that cannot be closed is never used again.
  }
}
