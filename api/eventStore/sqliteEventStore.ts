import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { type EventStore, StoreUnavailable } from './eventStore.ts'
import { append, written } from './sqlite/appending.ts'
import { commitBell } from './sqlite/commitBell.ts'
import { consumers } from './sqlite/consumers.ts'
import { type DiskOptions, inSavepoint, openDisk } from './sqlite/disk.ts'
import { groupCommit } from './sqlite/groupCommit.ts'
import { takeLock } from './sqlite/lock.ts'
import { newestFacts } from './sqlite/newestFacts.ts'
import { openReadOnlyStore } from './sqlite/readOnlyStore.ts'
import { sharedPull, subscription } from './sqlite/subscription.ts'

export interface SqliteOptions extends DiskOptions {
  /** Milliseconds since the epoch. */
  now?: () => number
  /** Opens the facts of a shop that may be running: writes are refused, others' facts arrive a little later. */
  readOnly?: boolean
}

// Milliseconds.
const commandLifetime = 48 * 60 * 60 * 1000
const sweepEvery = 10 * 60 * 1000

/** The embedded store: one file, one writer. Creates the file and its folder. Throws `StoreUnavailable` where it cannot be opened. */
export const openSqliteEventStore = async (file: string, options: SqliteOptions = {}): Promise<EventStore> => {
  const { now = Date.now, readOnly = false } = options
  if (readOnly) return openOr(file, () => openReadOnlyStore(file))

  mkdirSync(dirname(file), { recursive: true })
  const lock = await openOr(file, async () => takeLock(file))
  const disk = await openOr(file, async () => openDisk(file, options)).catch((error) => {
    lock.release()
    throw error
  })
  const commits = commitBell()
  const newest = newestFacts(disk)
  const log = { read: disk.read, isOpen: disk.isOpen, newestAfter: newest.after }
  const pull = sharedPull(log, commits)
  const progress = consumers({
    subscribe: (after, signal) => store.subscribe(after, signal),
    checkpoint: (name) => disk.read((facts) => facts.checkpoint(name)),
    commit: () => group.run(() => undefined),
  })
  const group = groupCommit(disk, {
    write: ({ writes, ends }) => {
      newest.begins(ends.ofLog())
      progress.write(writes)
    },
    durable: () => {
      newest.isDurable()
      progress.written()
    },
    over: () => {
      newest.isOver()
      commits.ring()
    },
  })
  const sweep = async () => {
    await group.run((writer) => {
      inSavepoint(writer, () => writer.writes.sweep(now(), now() - commandLifetime))
      writer.ends.forgetAll()
      newest.forget()
    })
    disk.truncateLog()
  }
  // What could not be swept now is swept the next time.
  const sweepQuietly = () => sweep().catch(() => undefined)
  const sweeping = setInterval(sweepQuietly, sweepEvery).unref()

  const store: EventStore = {
    append: async (stream, expected, facts, command) => {
      const request = { stream, expected, facts: facts.map(written), command }
      return group.run((writer) => append(writer, request, now(), newest.appended))
    },
    answered: async (stream, command) => disk.read((facts) => facts.answered(stream, command)),
    readStream: async (stream, from = 0) => {
      if ((disk.knownEnd(stream) ?? from) < from) return []
      const facts = disk.read((reads) => reads.ofStream(stream, from))
      const last = facts.at(-1)
      if (last || from === 0) disk.seen(stream, last?.revision ?? -1)
      return facts
    },
    readLast: async (stream) => disk.newest(stream),
    subscribe: (after, signal) => subscription(log, pull, commits, after, signal),
    head: async () => disk.read((facts) => facts.head()),
    consume: progress.consume,
    retain: (stream, retention) =>
      group.run(({ writes, ends }) => {
        writes.retain(stream, retention)
        ends.forgetStream(stream)
      }),
    forget: async (stream) => {
      await group.run((writer) => {
        inSavepoint(writer, () => writer.writes.forget(stream))
        writer.ends.forgetStream(stream)
        newest.forget()
      })
      disk.truncateLog()
    },
    close: async () => {
      clearInterval(sweeping)
      group.flush()
      await disk.close()
      lock.release()
      commits.ring()
    },
  }
  await sweepQuietly()
  return store
}

const openOr = async <Opened>(file: string, open: () => Promise<Opened>): Promise<Opened> => {
  try {
    return await open()
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error
    throw new StoreUnavailable(`The event store at ${file} cannot be opened`, { cause: error })
  }
}
