import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Appended,
  type Conflict,
  type EventStore,
  type Expectation,
  type NewFact,
  type Retention,
  type StoredFact,
  StoreUnavailable,
} from './eventStore.ts'
import { factsTable } from './sqliteFactsTable.ts'

const batchSize = 500
const longestRetryDelay = 30_000

/** The embedded store: one file, one writer. Creates the file and its folder. Throws `StoreUnavailable` where it cannot be opened. */
export const openSqliteEventStore = async (file: string): Promise<EventStore> => {
  mkdirSync(dirname(file), { recursive: true })
  const lock = takeLock(file)
  const database = openDatabase(file)
  const facts = factsTable(database)
  const commits = commitBell()

  const open = () => {
    if (!database.isOpen) throw new StoreUnavailable('The event store is closed')
    return facts
  }

  const append = (stream: string, expected: Expectation, added: readonly NewFact[]): Appended | Conflict => {
    const last = facts.lastRevision(stream)
    const held = holds(expected, last)
    const isCertain = held && expected !== 'any' && expected !== 'present'
    const before = isCertain ? undefined : facts.alreadyAppended(stream, added)
    if (before) return before

    return held ? facts.insert(stream, last, added) : { conflict: true, actual: last }
  }

  const store: EventStore = {
    append: async (stream, expected, added) => {
      open()
      const outcome = inTransaction(database, () => append(stream, expected, added))
      commits.ring()
      return outcome
    },
    readStream: async (stream, from = 0) => open().ofStream(stream, from),
    readLast: async (stream) => open().lastOfStream(stream),
    subscribe: (after, signal) => subscription(database, facts.after, commits, after, signal),
    head: async () => open().head(),
    consume: async (name, take, signal) => {
      for await (const batch of store.subscribe(open().checkpoint(name), signal)) {
        for (const fact of batch) {
          await untilTaken(take, fact, signal)
          if (signal.aborted) return
          open().setCheckpoint(name, fact.position)
        }
      }
    },
    retain: async (stream, retention: Retention) => open().retain(stream, retention),
    forget: async (stream) => open().forget(stream),
    close: async () => {
      if (database.isOpen) database.close()
      if (lock.isOpen) lock.close()
      commits.ring()
    },
  }
  return store
}

const openDatabase = (file: string) => {
  try {
    const database = new DatabaseSync(file, { timeout: 5000 })
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    return database
  } catch (error) {
    throw new StoreUnavailable(`The event store at ${file} cannot be opened`, { cause: error })
  }
}

// One writer a file: a second shop would neither hear of the first one's facts nor share its read models. The lock ends with its process.
const takeLock = (file: string) => {
  const lock = new DatabaseSync(`${file}-lock`)
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    throw new StoreUnavailable(`Another shop is using ${file}: stop it, or set DATA_DIR to another folder`, {
      cause: error,
    })
  }
}

const holds = (expected: Expectation, last: number) => {
  if (expected === 'any') return true
  if (expected === 'absent') return last === -1
  return expected === 'present' ? last >= 0 : last === expected.revision
}

const inTransaction = <Result>(database: DatabaseSync, work: () => Result): Result => {
  try {
    database.exec('BEGIN IMMEDIATE')
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isOpen && database.isTransaction) database.exec('ROLLBACK')
    throw isSqlites(error) ? new StoreUnavailable('The event store could not write', { cause: error }) : error
  }
}

// What SQLite says of its file carries a code; anything else is a mistake of ours and stays one.
const isSqlites = (error: unknown) => error instanceof Error && 'errcode' in error

const commitBell = () => {
  let waiting: (() => void)[] = []
  return {
    ring: () => {
      const woken = waiting
      waiting = []
      for (const wake of woken) wake()
    },
    next: () => new Promise<void>((resolve) => waiting.push(resolve)),
  }
}

async function* subscription(
  database: DatabaseSync,
  factsAfter: (position: number, most: number) => StoredFact[],
  commits: ReturnType<typeof commitBell>,
  after: number,
  signal: AbortSignal,
) {
  let position = after
  signal.addEventListener('abort', commits.ring, { once: true })
  while (!signal.aborted && database.isOpen) {
    const batch = factsAfter(position, batchSize)
    position = batch.at(-1)?.position ?? position
    const delivered = batch.filter((fact) => !fact.stream.startsWith('vault-'))
    if (delivered.length > 0) yield delivered
    else if (batch.length === 0) await commits.next()
  }
}

const untilTaken = async (take: (fact: StoredFact) => Promise<void>, fact: StoredFact, signal: AbortSignal) => {
  for (let delay = 100; !signal.aborted; delay = Math.min(delay * 2, longestRetryDelay)) {
    try {
      return await take(fact)
    } catch {
      await pause(delay, undefined, { signal }).catch(() => undefined)
    }
  }
}
