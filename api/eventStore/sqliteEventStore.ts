import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { type EventStore, StoreUnavailable } from './eventStore.ts'
import { openNotifier } from './notifier.ts'
import { appendAllToLog, appendToLog, forgetStream, serializeFact, setRetention } from './sqlite/appendToLog.ts'
import { type FactsDatabase, type FactsDatabaseOptions, openFactsDatabase } from './sqlite/factsDatabase.ts'
import { lockFile } from './sqlite/fileLock.ts'
import { groupCommit } from './sqlite/groupCommit.ts'
import { openReadOnlyStore } from './sqlite/readOnlyStore.ts'
import { sqliteConsumers } from './sqlite/sqliteConsumers.ts'
import { isBusy } from './sqlite/sqliteErrors.ts'
import { sharedBatchReader, sqliteSubscription } from './sqlite/sqliteSubscription.ts'
import { tailCache } from './sqlite/tailCache.ts'
import type { Writer } from './sqlite/writer.ts'

export interface SqliteOptions extends FactsDatabaseOptions {
  /** Milliseconds since the epoch. */
  now?: () => number
  /** Opens the file of a shop that may be running: writes are refused, and new facts arrive with a short delay. */
  readOnly?: boolean
}

// Milliseconds.
const commandLifetime = 48 * 60 * 60 * 1000
const sweepInterval = 10 * 60 * 1000

/** Opens the embedded store: one file, one writer. Creates the file and its folder. Throws `StoreUnavailable` if it cannot be opened. */
export const openSqliteEventStore = async (file: string, options: SqliteOptions = {}): Promise<EventStore> => {
  const { now = Date.now, readOnly = false } = options
  if (readOnly) return openOrUnavailable(file, () => openReadOnlyStore(file))

  mkdirSync(dirname(file), { recursive: true })
  const { lock, database } = await openLocked(file, options)
  const commits = openNotifier()
  const tail = tailCache(database)
  const source = { read: database.read, isOpen: database.isOpen, cachedAfter: tail.after }
  const readBatch = sharedBatchReader(source, commits)
  const consumers = sqliteConsumers({
    subscribe: (after, signal) => store.subscribe(after, signal),
    checkpoint: (name) => database.read((facts) => facts.checkpoint(name)),
    commit: () => group.run(() => undefined),
  })
  const group = groupCommit(database, {
    beforeWork: ({ writes, heads }, isShared) => {
      tail.begin(heads.lastPosition())
      consumers.writeCheckpoints(writes, isShared)
    },
    onCommitted: () => {
      tail.commit()
      consumers.onCommitted()
    },
    onSettled: () => {
      tail.end()
      commits.notify()
    },
  })
  const remove = async (work: (writer: Writer) => void) => {
    await group.run((writer) => {
      work(writer)
      tail.clear()
    })
    // The removed bytes must not stay in the write-ahead log.
    database.truncateLog()
  }
  const sweeps = startSweeps(remove, now)

  const store: EventStore = {
    ...readsOf(database),
    appendOrder: 'log',
    append: async (stream, expected, facts, command) => {
      const request = { stream, expected, facts: facts.map(serializeFact), command }
      return group.run((writer) => appendToLog(writer, request, now(), tail.append))
    },
    appendTogether: async (appends) => {
      const requests = appends.map((append) => ({ ...append, facts: append.facts.map(serializeFact) }))
      return group.run((writer) => appendAllToLog(writer, requests, now(), tail.append))
    },
    subscribe: (after, signal) => sqliteSubscription(source, readBatch, commits, after, signal),
    consume: consumers.consume,
    retain: (stream, retention) => group.run((writer) => setRetention(writer, stream, retention)),
    forget: (stream) =>
      remove((writer) => {
        forgetStream(writer, stream)
      }),
    close: async () => {
      sweeps.stop()
      group.flush()
      await database.close()
      lock.release()
      commits.notify()
    },
  }
  await sweeps.run()
  return store
}

/** Removes expired facts and old command keys at every interval. */
const startSweeps = (remove: (work: (writer: Writer) => void) => Promise<void>, now: () => number) => {
  const sweep = (writer: Writer) => {
    writer.writes.sweep(now(), now() - commandLifetime)
    writer.heads.clear()
  }
  // A failed sweep is repeated at the next interval.
  const trySweep = () => remove(sweep).catch(() => undefined)
  const timer = setInterval(trySweep, sweepInterval).unref()
  return { run: trySweep, stop: () => clearInterval(timer) }
}

const readsOf = (
  database: FactsDatabase,
): Pick<EventStore, 'findCommand' | 'readStream' | 'knownRevision' | 'readLast' | 'head' | 'ping'> => ({
  findCommand: async (stream, command) =>
    database.readStream(stream, (facts, number) => facts.findCommand(number, command)),
  readStream: async (stream, from = 0) => {
    if ((database.cachedRevision(stream) ?? from) < from) return []
    const facts = database.readStream(stream, (reads, number) => reads.ofStream(number, from))
    const last = facts.at(-1)
    if (last || from === 0) database.rememberLastRevision(stream, last?.revision ?? -1)
    return facts
  },
  knownRevision: database.cachedRevision,
  readLast: async (stream) => database.readLast(stream),
  head: async () => database.read((facts) => facts.head()),
  ping: async () => void database.read((facts) => facts.head()),
})

/** Opens the file for this writer only. */
const openLocked = async (file: string, options: SqliteOptions) => {
  const lock = await openOrUnavailable(file, async () => acquireLock(file))
  const database = await openOrUnavailable(file, async () => openFactsDatabase(file, options)).catch((error) => {
    lock.release()
    throw error
  })
  return { lock, database }
}

const openOrUnavailable = async <Opened>(file: string, open: () => Promise<Opened>): Promise<Opened> => {
  try {
    return await open()
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error
    throw new StoreUnavailable(`The event store at ${file} cannot be opened`, { cause: error })
  }
}

/** Locks the file for one writer: a second shop would not see the first one's facts. The lock ends with its process. */
const acquireLock = (file: string) => {
  try {
    return lockFile(`${file}-lock`)
  } catch (error) {
    if (!isBusy(error)) throw error
    throw new StoreUnavailable(`Another shop is using ${file}: stop it, or set DATA_DIR to another folder`, {
      cause: error,
    })
  }
}
