import type { DatabaseSync } from 'node:sqlite'
import type { Logger } from 'pino'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import type { Projection } from './projection.ts'

/** Why a projection stands still: it met a fact it cannot digest. */
interface Stopped {
  projection: string
  position: number
  factType: string
  why: string
}

export interface Projector {
  /** Follows the log until the signal aborts. */
  run(signal: AbortSignal): Promise<void>
  /** Resolves true once all projections have reached a position, false after `patience` milliseconds. */
  reached(position: number, patience: number): Promise<boolean>
  position(): number
  stopped(): readonly Stopped[]
  /** Called after each commit with the facts it held. */
  onApplied(listen: (facts: readonly StoredFact[]) => void): void
}

const schema =
  'CREATE TABLE IF NOT EXISTS checkpoints (projection TEXT PRIMARY KEY, version INTEGER NOT NULL, position INTEGER NOT NULL) STRICT'

export const openProjector = (
  store: EventStore,
  database: DatabaseSync,
  projections: readonly Projection[],
  log: Logger,
): Projector => {
  database.exec(schema)
  const running = projections.map((projection) => prepare(database, projection))
  const listeners: ((facts: readonly StoredFact[]) => void)[] = []
  const waiting = new Set<() => void>()
  // Nothing is reached before it is known whether the read models belong to this log.
  let position = -1

  const apply = (facts: readonly StoredFact[]) => {
    inTransaction(database, () => {
      for (const projection of running) projection.apply(facts, log)
    })
    position = facts.at(-1)?.position ?? position
    for (const listen of listeners) hear(listen, facts, log)
    for (const check of waiting) check()
  }

  return {
    run: async (signal) => {
      const head = await store.head()
      for (const projection of running) projection.startIn(head)
      position = Math.min(...running.map((projection) => projection.position()))
      for (const check of waiting) check()
      for await (const facts of store.subscribe(position, signal)) apply(facts)
    },
    reached: (wanted, patience) =>
      new Promise((resolve) => {
        if (position >= wanted) return resolve(true)
        const settle = (reached: boolean) => {
          clearTimeout(timer)
          waiting.delete(check)
          resolve(reached)
        }
        const check = () => position >= wanted && settle(true)
        const timer = setTimeout(() => settle(false), patience)
        waiting.add(check)
      }),
    position: () => position,
    stopped: () => running.flatMap((projection) => projection.stopped() ?? []),
    onApplied: (listen) => listeners.push(listen),
  }
}

const inTransaction = (database: DatabaseSync, work: () => void) => {
  database.exec('BEGIN')
  try {
    work()
    database.exec('COMMIT')
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}

// A listener that fails is not the log's fault.
const hear = (listen: (facts: readonly StoredFact[]) => void, facts: readonly StoredFact[], log: Logger) => {
  try {
    listen(facts)
  } catch (error) {
    log.error({ err: error }, 'News of facts could not be passed on')
  }
}

const prepare = (database: DatabaseSync, { name, version, tables, schema, when }: Projection) => {
  const saved = database.prepare('SELECT version, position FROM checkpoints WHERE projection = ?').get(name)
  const clear = () => {
    for (const table of tables) database.exec(`DROP TABLE IF EXISTS ${table}`)
    database.exec(schema)
  }
  if (saved && saved['version'] !== version) clear()
  else database.exec(schema)
  const changes = when(database)
  const save = database.prepare('INSERT OR REPLACE INTO checkpoints (projection, version, position) VALUES (?, ?, ?)')
  let position = saved?.['version'] === version ? Number(saved['position']) : 0
  let stopped: Stopped | undefined

  const fold = (fact: StoredFact) => {
    const change = changes[fact.type] as ((data: unknown, fact: StoredFact) => void) | undefined
    change?.(fact.data, fact)
  }

  const stop = (fact: StoredFact, error: unknown, log: Logger) => {
    stopped = { projection: name, position: fact.position, factType: fact.type, why: String(error) }
    log.error({ ...stopped, err: error }, 'A projection stopped at a fact it cannot digest')
  }

  return {
    position: () => position,
    stopped: () => stopped,
    /** A log that ends before the checkpoint is another log: everything is built anew. */
    startIn: (head: number) => {
      if (position <= head) return
      clear()
      position = 0
    },
    // A fact that cannot be digested stops this projection only: what came before it in the batch stays.
    apply: (facts: readonly StoredFact[], log: Logger) => {
      for (const fact of facts) {
        if (stopped) break
        if (fact.position <= position) continue
        database.exec('SAVEPOINT digest')
        try {
          fold(fact)
          position = fact.position
        } catch (error) {
          database.exec('ROLLBACK TO digest')
          stop(fact, error, log)
        }
        database.exec('RELEASE digest')
      }
      save.run(name, version, position)
    },
  }
}
