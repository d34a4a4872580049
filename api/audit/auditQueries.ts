import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { Noun } from '#domain/audit/auditNouns.ts'
import { factTypesOf } from '#domain/audit/auditSentences.ts'
import { utcMoment } from '#domain/shopDay.ts'

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

// Clocks of several nodes differ by less than this, in milliseconds.
const clockSlack = 60_000

/**
 * The audit trail, newest first. Each question is put to one index, type by type, and what comes back is merged: however long the log
 * is, few more rows are read than are asked for.
 */
export const auditQueries = (database: DatabaseSync) => {
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const rows = (sql: string, values: readonly SQLInputValue[]) =>
    prepared.getOrInsertComputed(sql, () => database.prepare(sql)).all(...values) as unknown as AuditRow[]

  const firstFrom = positionFinder(database)
  const boundsOf = ({ since, until }: AuditFilter, before: number) => {
    const from = since === undefined ? 0 : firstFrom(shifted(since, -clockSlack))
    const to = until === undefined ? before : Math.min(before, firstFrom(shifted(until, clockSlack)))
    return [from, to] as const
  }

  return {
    /** Facts before a position, newest first. */
    page: (filter: AuditFilter, before: number, limit: number) => {
      const bounds = boundsOf(filter, before)
      const found = lanesOf(filter).map(({ where, values }) =>
        rows(`SELECT * FROM audit WHERE ${where} ORDER BY position DESC LIMIT ?`, [...values, ...bounds, limit]),
      )
      return found.length === 1 ? found.flat() : newestOf(found.flat(), limit)
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

/** Finds the first position whose fact is not before a moment, as far as clocks agree. */
const positionFinder = (database: DatabaseSync) => {
  const at = database.prepare('SELECT at FROM audit WHERE position >= ? ORDER BY position LIMIT 1')
  const newest = database.prepare('SELECT max(position) AS newest FROM audit')
  return (moment: string) => {
    let [low, high] = [0, Number(newest.get()?.['newest'] ?? 0) + 1]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (String(at.get(middle)?.['at'] ?? '~') < moment) low = middle + 1
      else high = middle
    }
    return low
  }
}

const shifted = (moment: string, by: number) => utcMoment(Date.parse(moment) + by)

const newestOf = (rows: readonly AuditRow[], limit: number) =>
  rows.toSorted((one, other) => other.position - one.position).slice(0, limit)

/** One question to one index, which is in the order of positions as long as all that stands before them is known. */
interface Lane {
  where: string
  values: readonly string[]
}

/** Indexes of the audit. Two columns as one text: beside a range of positions SQLite would choose the plainer index of one of them. */
export const auditIndexes = ['type', "role || ' ' || type", "actor || ' ' || type", 'stream, type', 'correlation']

const lanesOf = (filter: AuditFilter): Lane[] => {
  const { noun, id, role, actor, correlationId } = filter
  const rest = restOf(filter)
  const types = typesOf(filter)
  const lane = (where: string, ...values: string[]): Lane => ({
    where: [where, ...rest.keys(), inRange].join(' AND '),
    values: [...values, ...rest.values()],
  })
  if (types?.length === 0) return []
  const oneOf = types?.map(() => '?').join()

  if (correlationId)
    return [
      lane(oneOf ? `correlation = ? AND +type IN (${oneOf})` : 'correlation = ?', correlationId, ...(types ?? [])),
    ]
  if (noun && id) return (types ?? []).map((type) => narrow(lane('stream = ? AND type = ?', `${noun}-${id}`, type)))
  if (actor) return (types ?? factTypesOf()).map((type) => lane("actor || ' ' || type = ?", `${actor} ${type}`))
  if (role) return (types ?? factTypesOf()).map((type) => lane("role || ' ' || type = ?", `${role} ${type}`))
  return types ? types.map((type) => lane('type = ?', type)) : [lane('TRUE')]
}

const inRange = 'position >= ? AND position < ?'

// The facts of one record are few enough to pass over those behind the cursor.
const narrow = ({ where, values }: Lane): Lane => ({ where: where.replaceAll('position', '+position'), values })

const restOf = ({ noun, id, role, actor, since, until }: AuditFilter) => {
  const asked: [string, string | undefined][] = [
    ['+stream = ?', noun && id ? `${noun}-${id}` : undefined],
    ['+actor = ?', actor],
    ['+role = ?', role],
    ['at >= ?', since],
    ['at <= ?', until],
  ]
  return new Map(asked.flatMap(([condition, value]) => (value === undefined ? [] : [[condition, value]])))
}

const typesOf = ({ noun, type }: AuditFilter): readonly string[] | undefined => {
  if (!type) return noun && factTypesOf(noun)
  return noun && !factTypesOf(noun).includes(type) ? [] : [type]
}
