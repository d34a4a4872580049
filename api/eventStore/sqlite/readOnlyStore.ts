import { existsSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { type EventStore, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { openNotifier } from '#api/eventStore/notifier.ts'
import { refusingWrites } from '#api/eventStore/refusingWrites.ts'
import { type FactReads, factReads, formatVersion } from './factsTable.ts'
import { readOrUnavailable } from './sqliteErrors.ts'
import { sharedBatchReader, sqliteSubscription } from './sqliteSubscription.ts'
import { checkFormat, openConnection } from './writer.ts'

export interface ReadOnlyOptions {
  /** Milliseconds between two polls for facts of another process. Default: 200. */
  pollInterval?: number
  /** The only types of facts that `subscribe` delivers, and that `head` knows of. Default: all. */
  types?: readonly string[] | undefined
  /** How many facts a subscription delivers at once, at most. Default: 2000. */
  batchSize?: number
}

export interface ReadOnlyStore extends EventStore {
  /** Polls at once for new facts, when the writing thread has announced some. */
  poll(): void
}

/** Opens the facts of a shop that may be running, for reading only. Throws `StoreUnavailable` if the file does not exist. */
export const openReadOnlyStore = async (
  file: string,
  { pollInterval = 200, types, batchSize }: ReadOnlyOptions = {},
): Promise<ReadOnlyStore> => {
  if (!existsSync(file)) throw new StoreUnavailable(`There are no facts at ${file}`)
  const database = openConnection(file, { readOnly: true, timeout: 5000 })
  const facts = openFactReads(database, file, types)
  const commits = openNotifier()
  const pollTimer = setInterval(commits.notify, pollInterval).unref()
  const read = <Answer>(ask: (facts: FactReads) => Answer) => {
    if (!database.isOpen) throw new StoreUnavailable('The event store is closed')
    return readOrUnavailable(() => ask(facts))
  }
  const source = { read, isOpen: () => database.isOpen, batchSize }
  const readBatch = sharedBatchReader(source, commits)

  return {
    ...refusingWrites,
    findCommand: async (stream, command) => read((facts) => facts.findCommand(facts.stream(stream)?.number, command)),
    readStream: async (stream, from = 0) => read((facts) => facts.ofStream(facts.stream(stream)?.number, from)),
    readLast: async (stream) => read((facts) => facts.lastOfStream(facts.stream(stream)?.number)),
    subscribe: (after, signal) => sqliteSubscription(source, readBatch, commits, after, signal),
    head: async () => read((facts) => facts.head()),
    ping: async () => void read((facts) => facts.head()),
    poll: commits.notify,
    close: async () => {
      clearInterval(pollTimer)
      if (database.isOpen) database.close()
      commits.notify()
    },
  }
}

const openFactReads = (database: DatabaseSync, file: string, types: readonly string[] | undefined) => {
  try {
    checkFormat(database, file, [formatVersion])
    return factReads(database, types)
  } catch (error) {
    database.close()
    throw error
  }
}
