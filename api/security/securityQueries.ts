import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { SecurityEventName } from '#domain/security/securityEvents.ts'

/** The filter of the security events; an empty one matches every event. */
export interface SecurityFilter {
  event?: SecurityEventName | undefined
  customerId?: string | undefined
  network?: string | undefined
  /** Moments, ISO 8601 in UTC, both included. */
  since?: string | undefined
  until?: string | undefined
}

interface SecurityRow {
  position: number
  place: number
  at: string
  event: SecurityEventName
  count: number
  emails: number
  customer_id: string
  admin_id: string
  network: string
  device: string
  reason: string
}

interface NetworkRow {
  network: string
  attempts: number
  accounts: number
  emails: number
}

const maxNetworks = 5

/** Queries of the security events, on the tables of `securityEventList`. */
export const securityQueries = (database: DatabaseSync) => {
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const rows = <Row>(sql: string, values: readonly SQLInputValue[]) =>
    prepared.getOrInsertComputed(sql, () => database.prepare(sql)).all(...values) as unknown as Row[]

  return {
    /** Newest first; pages are counted from 1. */
    page: (filter: SecurityFilter, pageNumber: number, limit: number) => {
      const { where, values } = whereClause(filter)
      const [counted] = rows<{ total: number }>(`SELECT count(*) AS total FROM security_events WHERE ${where}`, values)
      const found = rows<SecurityRow>(
        `SELECT * FROM security_events WHERE ${where} ORDER BY at DESC, position DESC, place LIMIT ? OFFSET ?`,
        [...values, limit, (pageNumber - 1) * limit],
      )
      return { rows: found, total: counted?.total ?? 0 }
    },
    /** The networks with the most failed logins, and how many accounts these were aimed at. */
    networks: (filter: SecurityFilter) => {
      const { where, values } = whereClause(filter)
      return rows<NetworkRow>(
        `SELECT network, sum(count) AS attempts, count(DISTINCT nullif(customer_id, '')) AS accounts, sum(emails) AS emails
         FROM security_events WHERE ${where} AND event IN ('LoginFailed', 'LoginDelayed') AND network <> ''
         GROUP BY network ORDER BY attempts DESC, network LIMIT ${maxNetworks}`,
        values,
      )
    },
  }
}

const whereClause = ({ event, customerId, network, since, until }: SecurityFilter) => {
  const conditions: [string, string | undefined][] = [
    ['event = ?', event],
    ['customer_id = ?', customerId],
    ['network = ?', network],
    ['at >= ?', since],
    ['at <= ?', until],
  ]
  const applied = conditions.flatMap(([condition, value]) => (value ? [[condition, value] as const] : []))
  return {
    where: ['TRUE', ...applied.map(([condition]) => condition)].join(' AND '),
    values: applied.map(([, value]) => value),
  }
}
