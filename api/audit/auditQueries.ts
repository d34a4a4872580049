import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { factTypesOf } from '#domain/audit/auditSentences.ts'
import type { RecordKind } from '#domain/audit/recordKinds.ts'
import { utcTimestamp } from '#domain/localDate.ts'

/** Filter of the audit; an empty filter matches every fact. */
export interface AuditFilter {
  noun?: RecordKind | undefined
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

// Maximum clock skew between nodes, in milliseconds.
const maxClockSkew = 60_000

/**
 * The audit trail, newest first. A filter becomes one query per fact type, each on one index, and the results are merged: however long
 * the log is, few more rows are read than returned.
 */
export const auditQueries = (database: DatabaseSync) => {
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const rows = (sql: string, values: readonly SQLInputValue[]) =>
    prepared.getOrInsertComputed(sql, () => database.prepare(sql)).all(...values) as unknown as AuditRow[]

  const firstPositionFrom = positionFinder(database)
  const boundsOf = ({ since, until }: AuditFilter, before: number) => {
    const from = since === undefined ? 0 : firstPositionFrom(shifted(since, -maxClockSkew))
    const to = until === undefined ? before : Math.min(before, firstPositionFrom(shifted(until, maxClockSkew)))
    return [from, to] as const
  }

  return {
    /** Facts before a position, newest first. */
    page: (filter: AuditFilter, before: number, limit: number) => {
      const bounds = boundsOf(filter, before)
      const found = indexQueriesOf(filter).map(({ where, values }) =>
        rows(`SELECT * FROM audit WHERE ${where} ORDER BY position DESC LIMIT ?`, [...values, ...bounds, limit]),
      )
      return found.length === 1 ? found.flat() : newestOf(found.flat(), limit)
    },
    /** Facts on other streams that facts of this stream caused, oldest first. */
    followed: (stream: string, limit: number) =>
      rows(
        `SELECT others.* FROM audit AS its JOIN audit AS others
           ON others.correlation = its.correlation AND others.causation = its.id AND others.stream <> its.stream
         WHERE its.stream = ? ORDER BY others.position LIMIT ?`,
        [stream, limit],
      ),
  }
}

/** Finds the first position whose fact is not before a time, within the clock skew, by binary search. */
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

const shifted = (moment: string, by: number) => utcTimestamp(Date.parse(moment) + by)

const newestOf = (rows: readonly AuditRow[], limit: number) =>
  rows.toSorted((one, other) => other.position - one.position).slice(0, limit)

/** A query on one index whose leading columns are fixed, so that its rows come in the order of positions. */
interface IndexQuery {
  where: string
  values: readonly string[]
}

/** Indexes of the audit. Two columns are joined into one text: with a range of positions, SQLite would otherwise choose the index on one of them alone. */
export const auditIndexes = ['type', "role || ' ' || type", "actor || ' ' || type", 'stream, type', 'correlation']

const indexQueriesOf = (filter: AuditFilter): IndexQuery[] => {
  const { noun, id, role, actor, correlationId } = filter
  const remaining = remainingConditionsOf(filter)
  const types = typesOf(filter)
  const indexQuery = (where: string, ...values: string[]): IndexQuery => ({
    where: [where, ...remaining.keys(), inRange].join(' AND '),
    values: [...values, ...remaining.values()],
  })
  if (types?.length === 0) return []
  const oneOf = types?.map(() => '?').join()

  if (correlationId)
    return [
      indexQuery(
        oneOf ? `correlation = ? AND +type IN (${oneOf})` : 'correlation = ?',
        correlationId,
        ...(types ?? []),
      ),
    ]
  if (noun && id)
    return (types ?? []).map((type) =>
      withoutPositionIndex(indexQuery('stream = ? AND type = ?', `${noun}-${id}`, type)),
    )
  if (actor) return (types ?? factTypesOf()).map((type) => indexQuery("actor || ' ' || type = ?", `${actor} ${type}`))
  if (role) return (types ?? factTypesOf()).map((type) => indexQuery("role || ' ' || type = ?", `${role} ${type}`))
  return types ? types.map((type) => indexQuery('type = ?', type)) : [indexQuery('TRUE')]
}

const inRange = 'position >= ? AND position < ?'

// One record has few facts: filtering them by position is cheaper than the position index.
const withoutPositionIndex = ({ where, values }: IndexQuery): IndexQuery => ({
  where: where.replaceAll('position', '+position'),
  values,
})

const remainingConditionsOf = ({ noun, id, role, actor, since, until }: AuditFilter) => {
  const conditions: [string, string | undefined][] = [
    ['+stream = ?', noun && id ? `${noun}-${id}` : undefined],
    ['+actor = ?', actor],
    ['+role = ?', role],
    ['at >= ?', since],
    ['at <= ?', until],
  ]
  return new Map(conditions.flatMap(([condition, value]) => (value === undefined ? [] : [[condition, value]])))
}

const typesOf = ({ noun, type }: AuditFilter): readonly string[] | undefined => {
  if (!type) return noun && factTypesOf(noun)
  return noun && !factTypesOf(noun).includes(type) ? [] : [type]
}
