import type { DatabaseSync } from 'node:sqlite'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { factsBetween } from '#api/eventStore/factsBetween.ts'
import type { Road } from './catchingUp.ts'

const schema =
  'CREATE TABLE IF NOT EXISTS log (only INTEGER PRIMARY KEY CHECK (only = 1), first TEXT NOT NULL, newest INTEGER NOT NULL) STRICT'

/** A log is known by its first fact: another one may be that of another shop, or a backup of this one. */
export const openLogIdentity = (database: DatabaseSync) => {
  database.exec(schema)
  const find = database.prepare('SELECT first, newest FROM log')
  const add = database.prepare(
    'INSERT INTO log VALUES (1, ?, ?) ON CONFLICT DO UPDATE SET newest = max(newest, excluded.newest)',
  )
  const forget = database.prepare('DELETE FROM log')
  let seen: { first: string; newest: number } | undefined

  const see = (facts: readonly StoredFact[]) => {
    const newest = facts.findLast(isLasting)
    const first = seen?.first ?? facts.find(isLasting)?.id
    if (newest && first !== undefined) seen = { first, newest: newest.position }
  }

  return {
    /** Whether the read models were made of other facts than this log's, or also of some that it has lost. */
    isAnother: async (road: Omit<Road, 'database'>) => {
      const known = find.get()
      const first = await firstFact(road)
      const isKnown = known?.['first'] === first?.id && Number(known?.['newest'] ?? 0) <= (await road.store.head())
      if (first) see([first])
      return known !== undefined && !isKnown
    },
    /** Facts of this log that were folded. */
    see,
    save: () => {
      if (seen) add.run(seen.first, seen.newest)
    },
    forget: () => {
      forget.run()
    },
  }
}

const firstFact = async (road: Omit<Road, 'database'>) => {
  for await (const facts of factsBetween(road, 0, Number.POSITIVE_INFINITY)) {
    const first = facts.find(isLasting)
    if (first) return first
  }
  return undefined
}

// Presence comes and goes, also at both ends of the log.
const isLasting = ({ stream }: StoredFact) => !stream.startsWith('presence-')
