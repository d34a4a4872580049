import type { DatabaseSync } from 'node:sqlite'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { factsBetween } from '#api/eventStore/factsBetween.ts'
import type { CatchUpContext } from './catchUpProjections.ts'

const schema =
  'CREATE TABLE IF NOT EXISTS log (only INTEGER PRIMARY KEY CHECK (only = 1), first TEXT NOT NULL, newest INTEGER NOT NULL) STRICT'

export type LogIdentity = ReturnType<typeof openLogIdentity>

/** Identifies a log by its first fact and newest position, to detect read models of another shop or of a later state than a restored backup. */
export const openLogIdentity = (database: DatabaseSync) => {
  database.exec(schema)
  const find = database.prepare('SELECT first, newest FROM log')
  const add = database.prepare(
    'INSERT INTO log VALUES (1, ?, ?) ON CONFLICT DO UPDATE SET newest = max(newest, excluded.newest)',
  )
  const remove = database.prepare('DELETE FROM log')
  let observed: { first: string; newest: number } | undefined

  const observe = (facts: readonly StoredFact[]) => {
    const newest = facts.findLast(isPermanent)
    const first = observed?.first ?? facts.find(isPermanent)?.id
    if (newest && first !== undefined) observed = { first, newest: newest.position }
  }

  return {
    /** Whether nothing is known yet of the log that the read models are built from. */
    isUnknown: () => find.get() === undefined,
    /** Whether the read models were built from another log, or from facts that this log no longer has. */
    isDifferentLog: async (context: Omit<CatchUpContext, 'database'>, head: number) => {
      const known = find.get()
      const first = await firstFact(context)
      const isKnown = known?.['first'] === first?.id && Number(known?.['newest'] ?? 0) <= head
      if (first) observe([first])
      return known !== undefined && !isKnown
    },
    /** Records facts of this log that were folded. */
    observe,
    save: () => {
      if (observed) add.run(observed.first, observed.newest)
    },
    reset: () => {
      remove.run()
    },
  }
}

const firstFact = async (context: Omit<CatchUpContext, 'database'>) => {
  for await (const facts of factsBetween(context, 0, Number.POSITIVE_INFINITY)) {
    const first = facts.find(isPermanent)
    if (first) return first
  }
  return undefined
}

// Presence streams are deleted again, also at both ends of the log: they identify nothing.
const isPermanent = ({ stream }: StoredFact) => !stream.startsWith('presence-')
