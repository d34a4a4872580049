import { existsSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { type EventStore, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { commitBell } from './commitBell.ts'
import { asked, checkFormat, connection } from './disk.ts'
import { type FactReads, factReads } from './factsTable.ts'
import { sharedPull, subscription } from './subscription.ts'

/** Milliseconds between looks for what another process wrote. */
const usualPause = 200

export interface ReadOnlyStore extends EventStore {
  /** Looks at once for what another one wrote, where that was told. */
  look(): void
}

/** The facts of a shop that may be running, for reading only. Throws `StoreUnavailable` where there are none. */
export const openReadOnlyStore = async (file: string, lookEvery = usualPause): Promise<ReadOnlyStore> => {
  if (!existsSync(file)) throw new StoreUnavailable(`There are no facts at ${file}`)
  const database = connection(file, { readOnly: true, timeout: 5000 })
  const facts = factsIn(database, file)
  const commits = commitBell()
  const looking = setInterval(commits.ring, lookEvery).unref()
  const read = <Answer>(ask: (facts: FactReads) => Answer) => {
    if (!database.isOpen) throw new StoreUnavailable('The event store is closed')
    return asked(() => ask(facts))
  }
  const log = { read, isOpen: () => database.isOpen }
  const pull = sharedPull(log, commits)

  return {
    append: refuse,
    answered: async (stream, command) => read((facts) => facts.answered(stream, command)),
    readStream: async (stream, from = 0) => read((facts) => facts.ofStream(stream, from)),
    readLast: async (stream) => read((facts) => facts.lastOfStream(stream))[0],
    subscribe: (after, signal) => subscription(log, pull, commits, after, signal),
    head: async () => read((facts) => facts.head()),
    consume: refuse,
    retain: refuse,
    forget: refuse,
    look: commits.ring,
    close: async () => {
      clearInterval(looking)
      if (database.isOpen) database.close()
      commits.ring()
    },
  }
}

const factsIn = (database: DatabaseSync, file: string) => {
  try {
    checkFormat(database, file)
    return factReads(database)
  } catch (error) {
    database.close()
    throw error
  }
}

const refuse = async () => {
  throw new StoreUnavailable('The event store was opened for reading only')
}
