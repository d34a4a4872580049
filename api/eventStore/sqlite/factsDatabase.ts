import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { type FactReads, factReads, type StreamNumber } from './factsTable.ts'
import { openRecoveringWriter, type RecoveringWriter } from './recoveringWriter.ts'
import { readOrUnavailable } from './sqliteErrors.ts'
import { walCheckpointer } from './walCheckpointer.ts'
import { busyTimeout, type Connect, closeQuietly, openConnection, type Writer } from './writer.ts'

export interface FactsDatabaseOptions {
  /** Opens a connection; tests replace it to inject failures. */
  connect?: Connect
  /** Called when the disk refuses a write, when it has recovered, and before a file of an older format is converted. */
  report?: (error: Error) => void
}

export interface FactsDatabase {
  /** Reads committed facts. */
  read<Answer>(ask: (facts: FactReads) => Answer): Answer
  /** Reads committed facts of one stream. */
  readStream<Answer>(stream: string, ask: (facts: FactReads, stream: StreamNumber) => Answer): Answer
  /** The newest fact of a stream, from the cache if possible. */
  readLast(stream: string): StoredFact | undefined
  /** Remembers the last revision of a stream, for its next append. */
  rememberLastRevision(stream: string, revision: number): void
  /** The stream's last revision if it is cached. The cache is exact, because no other process writes. */
  cachedRevision(stream: string): number | undefined
  /** Runs work in one durable transaction. Throws `StoreUnavailable` if the disk refuses, and until it has recovered. */
  transaction<Answer>(work: (writer: Writer) => Answer): Answer
  /** Truncates the write-ahead log, so that deleted bytes are gone from it too. Retries later if a reader is still using it. */
  truncateLog(): void
  isOpen(): boolean
  close(): Promise<void>
}

/** Milliseconds until the next try to truncate the log if a reader was using it. */
const truncateRetryDelay = 1000

/**
 * The database file of facts: one connection that writes, and one that only reads. After a failed write or fsync, or on a full disk, the
 * memory of the writing connection cannot be trusted: it is closed, reads continue on the other one, and writes are refused until a new
 * connection has been verified (`openRecoveringWriter`).
 */
export const openFactsDatabase = (
  file: string,
  { connect = openConnection, report = () => undefined }: FactsDatabaseOptions = {},
): FactsDatabase => {
  const writing = openRecoveringWriter(file, connect, report)
  const standby = connect(file, { readOnly: true, timeout: busyTimeout })
  const standbyReads = factReads(standby)
  const truncation = openTruncation(writing)
  const wal = walCheckpointer(file, {
    pendingPages: () => {
      const writer = writing.current()
      return writer ? walPages(writer).pending : 0
    },
    finish: (minPages) => writing.tryRun((writer) => walPages(writer).all >= minPages && checkpoint(writer, 'PASSIVE')),
    fail: writing.fail,
  })

  const read = <Answer>(ask: (facts: FactReads) => Answer): Answer => {
    writing.assertOpen()
    return readOrUnavailable(() => ask(writing.current()?.reads ?? standbyReads))
  }

  const readStream: FactsDatabase['readStream'] = (stream, ask) => {
    const heads = writing.current()?.heads
    return read((facts) => ask(facts, heads ? heads.numberOf(stream) : facts.stream(stream)?.number))
  }

  return {
    read,
    readStream,
    readLast: (stream) =>
      readStream(stream, (facts, number) => {
        const heads = writing.current()?.heads
        const known = heads?.cachedLast(stream)
        if (known) return known.fact
        const fact = facts.lastOfStream(number)
        heads?.rememberLast(stream, fact)
        return fact
      }),
    rememberLastRevision: (stream, revision) => writing.current()?.heads.rememberRevision(stream, revision),
    cachedRevision: (stream) => (writing.isOpen() ? writing.current()?.heads.cachedRevision(stream) : undefined),
    transaction: (work) =>
      writing.run((writer) => {
        writer.database.exec('BEGIN IMMEDIATE')
        writer.writes.startCounting()
        const answer = work(writer)
        writer.writes.countRemoved()
        writer.database.exec('COMMIT')
        writing.acknowledge(writer.heads.lastPosition())
        wal.onCommit()
        return answer
      }),
    truncateLog: () => {
      if (writing.current()) writing.run(truncation.truncate)
    },
    isOpen: writing.isOpen,
    close: async () => {
      writing.stop()
      truncation.stop()
      await wal.stop()
      closeQuietly(standby)
      writing.close()
    },
  }
}

/** Truncates the write-ahead log at once, or later if a reader is using it. */
const openTruncation = (writing: RecoveringWriter) => {
  let timer: NodeJS.Timeout | undefined
  const truncate = (writer: Writer) => {
    clearTimeout(timer)
    if (tryTruncate(writer)) return
    timer = setTimeout(() => writing.tryRun(truncate), truncateRetryDelay).unref()
  }
  return { truncate, stop: () => clearTimeout(timer) }
}

const checkpoint = ({ database }: Writer, mode: 'PASSIVE' | 'TRUNCATE') => ({
  busy: 0,
  log: 0,
  checkpointed: 0,
  ...database.prepare(`PRAGMA wal_checkpoint(${mode})`).get(),
})

// Without a busy timeout: no caller waits for a long reader, such as a backup.
const tryTruncate = (writer: Writer) => {
  writer.database.exec('PRAGMA busy_timeout = 0')
  const { busy } = checkpoint(writer, 'TRUNCATE')
  writer.database.exec(`PRAGMA busy_timeout = ${busyTimeout}`)
  return busy === 0
}

const walPages = ({ walStatus }: Writer) => {
  const { log, checkpointed } = { log: 0, checkpointed: 0, ...walStatus.get() }
  return { all: log, pending: log - checkpointed }
}
