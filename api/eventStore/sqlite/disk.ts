import { DatabaseSync, type DatabaseSyncOptions, type StatementSync } from 'node:sqlite'
import { type StoredFact, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { checkpointer } from './checkpointer.ts'
import { type Ends, rememberedEnds } from './ends.ts'
import { type FactReads, type FactWrites, factReads, factWrites, format, schema } from './factsTable.ts'

export type Connect = (file: string, options: DatabaseSyncOptions) => DatabaseSync

export interface DiskOptions {
  /** Opens a connection; for tests that break it. */
  connect?: Connect
  /** Told when the disk refuses a write, and when it is well again. */
  report?: (trouble: Error) => void
}

/** What a transaction is given. */
export interface Writer {
  database: DatabaseSync
  reads: FactReads
  writes: FactWrites
  ends: Ends
  savepoint: StatementSync
  release: StatementSync
  /** How far the write-ahead log has been moved. */
  looking: StatementSync
}

export interface Disk {
  /** The facts as they were committed last. */
  read<Answer>(ask: (facts: FactReads) => Answer): Answer
  /** The newest fact of a stream; it is read once. */
  newest(stream: string): StoredFact | undefined
  /** What a stream ends with, for the next who appends to it. */
  seen(stream: string, revision: number): void
  /** The stream's last revision, where it is known without reading: nobody else writes. */
  knownEnd(stream: string): number | undefined
  /** Runs work in one durable transaction. Throws `StoreUnavailable` where the disk refuses, and until it is well again. */
  transaction<Answer>(work: (writer: Writer) => Answer): Answer
  /** Takes what was removed out of the write-ahead log too; where somebody is reading it, as soon as they have done. */
  truncateLog(): void
  isOpen(): boolean
  close(): Promise<void>
}

// Milliseconds between tries to write again.
const firstPause = 100
const longestPause = 5000
/** Milliseconds until the log is truncated again where somebody was reading it. */
const truncateAgain = 1000
/** Milliseconds. */
const busyTimeout = 5000
/** How many of the newest facts are checked before the disk is trusted again. */
const checkedFacts = 1000

/**
 * The file of facts: one connection that writes, one that only reads. After a failed write, fsync or a full disk nothing is known of
 * what the first one holds in memory: it is closed, reads go on through the second one, and writes are refused until a new
 * connection has proven itself (`mend`).
 */
export const openDisk = (file: string, { connect = connection, report = () => undefined }: DiskOptions = {}): Disk => {
  let writer: Writer | undefined = openWriter(file, connect)
  const standby = connect(file, { readOnly: true, timeout: busyTimeout })
  const standbyReads = factReads(standby)
  const log = checkpointer(file, {
    waiting: () => (writer ? pagesOfLog(writer).waiting : 0),
    finish: (long) => unawaited((writing) => pagesOfLog(writing).all >= long && checkpoint(writing, 'PASSIVE')),
    fail: (error) => isOpen && writer && breakDown(writer, error),
  })
  let acknowledged = writer.reads.lastPosition()
  let owed: NodeJS.Timeout | undefined
  let mending: NodeJS.Timeout | undefined
  let isOpen = true

  const open = () => {
    if (!isOpen) throw new StoreUnavailable('The event store is closed')
  }

  const read = <Answer>(ask: (facts: FactReads) => Answer): Answer => {
    open()
    return asked(() => ask(writer?.reads ?? standbyReads))
  }

  // A reason is told once: the next tries fail for the same one.
  let told = ''
  const tellOnce = (error: unknown) => {
    if (messageOf(error) !== told) report(new StoreUnavailable('The disk cannot be mended yet', { cause: error }))
    told = messageOf(error)
  }

  const breakDown = (broken: Writer, error: unknown) => {
    writer = undefined
    told = messageOf(error)
    report(new StoreUnavailable('The disk refuses to write: only reads are answered', { cause: error }))
    closeQuietly(broken.database)
    mendAfter(firstPause)
  }

  const mendAfter = (pause: number) => {
    mending = setTimeout(() => {
      try {
        writer = mended(file, connect, acknowledged)
        report(new Error('The disk is well again: everything is answered'))
      } catch (error) {
        tellOnce(error)
        mendAfter(Math.min(pause * 2, longestPause))
      }
    }, pause).unref()
  }

  const onWriter = <Answer>(work: (writer: Writer) => Answer): Answer => {
    open()
    if (!writer) throw new StoreUnavailable('The disk refuses to write: only reads are answered')
    const { database } = writer
    try {
      return work(writer)
    } catch (error) {
      writer.ends.forgetAll()
      if (breaksTheDisk(error)) breakDown(writer, error)
      else if (database.isTransaction) database.exec('ROLLBACK')
      throw isOfSqlite(error) ? new StoreUnavailable('The event store could not write', { cause: error }) : error
    }
  }

  const truncate = (writing: Writer) => {
    clearTimeout(owed)
    if (isTruncated(writing)) return
    owed = setTimeout(() => unawaited(truncate), truncateAgain).unref()
  }

  // Where the disk refuses, it is being mended by now.
  const unawaited = (work: (writer: Writer) => unknown) => {
    if (!writer) return
    try {
      onWriter(work)
    } catch {}
  }

  return {
    read,
    newest: (stream) => {
      open()
      const known = writer?.ends.newest(stream)
      if (known) return known.fact
      const [fact] = read((facts) => facts.lastOfStream(stream))
      writer?.ends.read(stream, fact)
      return fact
    },
    seen: (stream, revision) => writer?.ends.seen(stream, revision),
    knownEnd: (stream) => (isOpen ? writer?.ends.known(stream) : undefined),
    transaction: (work) =>
      onWriter((writing) => {
        writing.database.exec('BEGIN IMMEDIATE')
        const answer = work(writing)
        writing.database.exec('COMMIT')
        acknowledged = writing.ends.ofLog()
        log.committed()
        return answer
      }),
    truncateLog: () => {
      if (writer) onWriter(truncate)
    },
    isOpen: () => isOpen,
    close: async () => {
      isOpen = false
      clearTimeout(mending)
      clearTimeout(owed)
      await log.stop()
      closeQuietly(standby)
      if (writer) closeQuietly(writer.database)
    },
  }
}

/** What reading answers. Throws `StoreUnavailable` where the file cannot be read. */
export const asked = <Answer>(ask: () => Answer): Answer => {
  try {
    return ask()
  } catch (error) {
    throw isOfSqlite(error) ? new StoreUnavailable('The event store could not read', { cause: error }) : error
  }
}

/** How connections are opened where no test breaks them. */
export const connection: Connect = (file, options) => new DatabaseSync(file, options)

const openWriter = (file: string, connect: Connect): Writer => {
  const database = connect(file, { timeout: busyTimeout })
  try {
    checkFormat(database, file)
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    // The checkpointer comes first; this is for when it cannot.
    database.exec('PRAGMA wal_autocheckpoint = 64000; PRAGMA cache_size = -16000')
    database.exec(schema)
    const reads = factReads(database)
    checkGaps(reads, file)
    return {
      database,
      reads,
      writes: factWrites(database),
      ends: rememberedEnds(reads),
      savepoint: database.prepare('SAVEPOINT one'),
      release: database.prepare('RELEASE one'),
      looking: database.prepare('PRAGMA wal_checkpoint(NOOP)'),
    }
  } catch (error) {
    closeQuietly(database)
    throw error
  }
}

const checkpoint = ({ database }: Writer, mode: 'PASSIVE' | 'TRUNCATE') => ({
  busy: 0,
  log: 0,
  checkpointed: 0,
  ...database.prepare(`PRAGMA wal_checkpoint(${mode})`).get(),
})

// Nobody waits for a long reader, such as a backup.
const isTruncated = (writer: Writer) => {
  writer.database.exec('PRAGMA busy_timeout = 0')
  const { busy } = checkpoint(writer, 'TRUNCATE')
  writer.database.exec(`PRAGMA busy_timeout = ${busyTimeout}`)
  return busy === 0
}

const pagesOfLog = ({ looking }: Writer) => {
  const { log, checkpointed } = { log: 0, checkpointed: 0, ...looking.get() }
  return { all: log, waiting: log - checkpointed }
}

/** Throws `StoreUnavailable` where the file was written by a shop of another time. */
export const checkFormat = (database: DatabaseSync, file: string) => {
  const found = database.prepare('PRAGMA user_version').get()?.['user_version']
  const isEmpty = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'facts'").get() === undefined
  if (!isEmpty && found !== format) {
    throw new StoreUnavailable(
      `The facts in ${file} have format ${found}, and this shop reads ${format}: give it its own file`,
    )
  }
}

// Every position holds a fact or was counted when its fact was removed.
const checkGaps = (reads: FactReads, file: string) => {
  const { kept, removed } = reads.counts()
  const missing = reads.lastPosition() - kept - removed
  if (missing !== 0) throw new StoreUnavailable(`${missing} facts are missing from ${file}: restore it from a backup`)
}

// A new connection, everything moved out of the old log, a write that reaches the disk, and all that was acknowledged still there.
const mended = (file: string, connect: Connect, acknowledged: number): Writer => {
  const writer = openWriter(file, connect)
  const { database, reads } = writer
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    database.exec('BEGIN IMMEDIATE; UPDATE removals SET facts = facts; COMMIT')
    const newest = reads.newest(checkedFacts)
    const isFound = newest.every(({ stream, revision, id }) => reads.isAt(stream, revision, id))
    if (!isFound || reads.lastPosition() < acknowledged)
      throw new StoreUnavailable('Facts that were acknowledged are gone')
    return writer
  } catch (error) {
    closeQuietly(database)
    throw error
  }
}

/** Inside a transaction: several statements, all or none of them. */
export const inSavepoint = <Answer>({ database, savepoint, release, ends }: Writer, work: () => Answer): Answer => {
  savepoint.run()
  try {
    const answer = work()
    release.run()
    return answer
  } catch (error) {
    // A full disk may have undone the whole transaction, savepoint and all.
    if (database.isTransaction) database.exec('ROLLBACK TO one; RELEASE one')
    ends.forgetAll()
    throw error
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const closeQuietly = (database: DatabaseSync) => {
  try {
    if (database.isOpen) database.close()
  } catch {
    // What cannot be closed is not used again either.
  }
}

// What SQLite says of its file carries a code (https://sqlite.org/rescode.html); anything else is a mistake of ours and stays one.
const codeOf = (error: unknown) =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined

const isOfSqlite = (error: unknown) => codeOf(error) !== undefined

/** Read-only, I/O error, corrupt, full, cannot open, not a database. */
const breaking = [8, 10, 11, 13, 14, 26]

/** Whether the connection can no longer be trusted. */
export const breaksTheDisk = (error: unknown) => breaking.includes(codeOf(error) ?? 0)
