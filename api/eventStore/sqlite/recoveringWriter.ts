import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { breaksConnection, isSqliteError } from './sqliteErrors.ts'
import { type Connect, closeQuietly, openWriter, type Writer } from './writer.ts'

// Milliseconds between tries to write again.
const firstRetryDelay = 100
const maxRetryDelay = 5000
/** Number of newest facts that are verified before writes are allowed again. */
const recoveryCheckCount = 1000

export type RecoveringWriter = ReturnType<typeof openRecoveringWriter>

/** The writing connection. After a failure it is closed, writes are refused, and a new connection is tried until one has been verified. */
export const openRecoveringWriter = (file: string, connect: Connect, report: (error: Error) => void) => {
  let writer: Writer | undefined = openWriter(file, connect, report)
  let acknowledged = writer.reads.lastPosition()
  let isOpen = true
  const recovery = openRecovery(report)

  const assertOpen = () => {
    if (!isOpen) throw new StoreUnavailable('The event store is closed')
  }

  const startRecovery = (broken: Writer, error: unknown) => {
    writer = undefined
    recovery.start(broken, error, () => {
      writer = recoverWriter(file, connect, acknowledged, report)
    })
  }

  const run = <Answer>(work: (writer: Writer) => Answer): Answer => {
    assertOpen()
    if (!writer) throw new StoreUnavailable('The disk refuses to write: only reads are answered')
    const { database } = writer
    try {
      return work(writer)
    } catch (error) {
      writer.heads.clear()
      if (breaksConnection(error)) startRecovery(writer, error)
      else if (database.isTransaction) database.exec('ROLLBACK')
      throw isSqliteError(error) ? new StoreUnavailable('The event store could not write', { cause: error }) : error
    }
  }

  return {
    /** The connection, unless it is being recovered. */
    current: () => writer,
    /** Runs work with the connection. Throws `StoreUnavailable` if the disk refuses, and until it has recovered. */
    run,
    /** For work on the write-ahead log that no caller waits for. When the disk refuses, `run` has reported it and started the recovery. */
    tryRun: (work: (writer: Writer) => unknown) => {
      if (!writer) return
      try {
        run(work)
      } catch (error) {
        if (writer)
          report(new Error('The write-ahead log could not be written into the database file', { cause: error }))
      }
    },
    fail: (error: unknown) => isOpen && writer && startRecovery(writer, error),
    /** Facts up to this position must be there after a recovery. */
    acknowledge: (position: number) => {
      acknowledged = position
    },
    assertOpen,
    isOpen: () => isOpen,
    /** Refuses all further work; `close` then closes the connection. */
    stop: () => {
      isOpen = false
      recovery.stop()
    },
    close: () => {
      if (writer) closeQuietly(writer.database)
    },
  }
}

/** Gives up a broken connection, and tries to replace it until that succeeds. Each reason is reported once: later tries fail for the same one. */
const openRecovery = (report: (error: Error) => void) => {
  let timer: NodeJS.Timeout | undefined
  let lastReported = ''

  const reportOnce = (error: unknown) => {
    if (messageOf(error) !== lastReported)
      report(new StoreUnavailable('The disk has not recovered yet', { cause: error }))
    lastReported = messageOf(error)
  }

  const tryAfter = (pause: number, replace: () => void) => {
    timer = setTimeout(() => {
      try {
        replace()
        report(new Error('The disk has recovered: reads and writes are answered'))
      } catch (error) {
        reportOnce(error)
        tryAfter(Math.min(pause * 2, maxRetryDelay), replace)
      }
    }, pause).unref()
  }

  return {
    start: (broken: Writer, error: unknown, replace: () => void) => {
      lastReported = messageOf(error)
      report(new StoreUnavailable('The disk refuses to write: only reads are answered', { cause: error }))
      closeQuietly(broken.database)
      tryAfter(firstRetryDelay, replace)
    },
    stop: () => clearTimeout(timer),
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

// Opens a new connection, checkpoints the old log, tries a durable write, and verifies that all acknowledged facts are still there.
const recoverWriter = (file: string, connect: Connect, acknowledged: number, report: (news: Error) => void): Writer => {
  const writer = openWriter(file, connect, report)
  const { database, reads } = writer
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    database.exec('BEGIN IMMEDIATE; UPDATE removals SET facts = facts; COMMIT')
    const newest = reads.newest(recoveryCheckCount)
    const isFound = newest.every(({ stream, revision, id }) => reads.findAt(reads.stream(stream)?.number, revision, id))
    if (!isFound || reads.lastPosition() < acknowledged)
      throw new StoreUnavailable('Facts that were acknowledged are gone')
    return writer
  } catch (error) {
    closeQuietly(database)
    throw error
  }
}
