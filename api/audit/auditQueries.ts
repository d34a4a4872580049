import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { Noun } from '#domain/audit/auditNouns.ts'
import { factTypesOf } from '#domain/audit/auditSentences.ts'

/** What is looked for; an empty filter finds everything. */
export interface AuditFilter {
  noun?: Noun | undefined
  /** A record of the noun. */
  id?: string | undefined
  type?: string | undefined
  role?: string | undefined
  actor?: string | undefined
  correlationId?: string | undefined
  /** Moments, ISO 8601 in UTC, both included. */
  since?: string | undefined
  until?: string | undefined
}

export interface AuditRow {
  position: number
  stream: string
  revision: number
  id: string
  type: string
  at: string
  role: string
  actor: string
  correlation: string
  causation: string | null
  sentence: string
}

// Clocks of several nodes differ by less than so many facts.
const clockSlack = 1000

/**
 * The audit trail, newest first. Each question is put to one index, type by type, and what comes back is merged: however long the log
 * is, no more rows are read than are asked for.
 */
export const auditQueries = (database: DatabaseSync) => {
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const rows = (sql: string, values: readonly SQLInputValue[]) =>
    prepared.getOrInsertComputed(sql, () => database.prepare(sql)).all(...values) as unknown as AuditRow[]

  const newest = () => Number(database.prepare('SELECT max(position) AS newest FROM audit').get()?.['newest'] ?? 0)
  const momentAt = database.prepare('SELECT at FROM audit WHERE position >= ? ORDER BY position LIMIT 1')
  /** The first position whose fact is not before a moment, as far as clocks agree. */
  const positionOf = (moment: string) => {
    let [low, high] = [0, newest() + 1]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (String(momentAt.get(middle)?.['at'] ?? '~') < moment) low = middle + 1
      else high = middle
    }
    return low
  }

  const boundsOf = ({ since, until }: AuditFilter, before: number) => {
    const from = since === undefined ? 0 : positionOf(since) - clockSlack
    const to = until === undefined ? before : Math.min(before, positionOf(until) + clockSlack)
    return [from, to] as const
  }

  return {
    /** Facts before a position, newest first. */
    page: (filter: AuditFilter, before: number, limit: number) => {
      const wanted = conditionsOf(filter)
      const bounds = boundsOf(filter, before)
      const found = typesOf(filter).map((types) => {
        const conditions = [...wanted.keys(), ...types.map(() => 'type = ?'), 'position >= ?', 'position < ?']
        const values = [...wanted.values(), ...types, ...bounds, limit]
        return rows(`SELECT * FROM audit WHERE ${conditions.join(' AND ')} ORDER BY position DESC LIMIT ?`, values)
      })
      return found.length === 1
        ? (found[0] ?? [])
        : found
            .flat()
            .sort((one, other) => other.position - one.position)
            .slice(0, limit)
    },
    /** What facts of a stream led to on others, oldest first. */
    followed: (stream: string, limit: number) =>
      rows(
        `SELECT others.* FROM audit AS its JOIN audit AS others
           ON others.correlation = its.correlation AND others.causation = its.id AND others.stream <> its.stream
         WHERE its.stream = ? ORDER BY others.position LIMIT ?`,
        [stream, limit],
      ),
  }
}

export type AuditQueries = ReturnType<typeof auditQueries>

const conditionsOf = ({ noun, id, role, actor, correlationId, since, until }: AuditFilter) => {
  const stream = noun && id ? `${noun}-${id}` : undefined
  const asked: [string, string | undefined][] = [
    ['stream = ?', stream],
    ['correlation = ?', correlationId],
    ['actor = ?', actor],
    ['role = ?', role],
    ['at >= ?', since],
    ['at <= ?', until],
  ]
  return new Map(asked.flatMap(([condition, value]) => (value === undefined ? [] : [[condition, value]])))
}

// Without any condition the log itself is in order; else an index is in order for one type at a time.
const typesOf = ({ noun, type, role, actor, correlationId }: AuditFilter): string[][] => {
  if (type) return noun && !factTypesOf(noun).includes(type) ? [] : [[type]]
  const isWhole = !noun && !role && !actor && !correlationId
  return isWhole ? [[]] : factTypesOf(noun).map((each) => [each])
}
