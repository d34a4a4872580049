import { DatabaseSync } from 'node:sqlite'

export interface FactRow {
  position: number
  stream: string
  revision: number
  id: string
  batch: string
}

/** Reads the rows of a file of facts directly, without the event store. */
export const readRows = (file: string) => {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  const columns = 'position, stream, revision, id, correlation AS batch'
  const rows = database.prepare(`SELECT ${columns} FROM facts ORDER BY position`).all().map(rowOf)
  return { rows, removed: numberIn(database, 'SELECT facts AS number FROM removals'), last: lastIn(database) }
}

/** The newest position that the file has ever given to a fact; 0 where it has no table yet. */
export const lastPosition = (file: string) => {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  const hasTable = numberIn(database, "SELECT count(*) AS number FROM sqlite_schema WHERE name = 'facts'") > 0
  return hasTable ? lastIn(database) : 0
}

/** Whether the row is never removed. The secret store removes its old entries, no other stream does. */
export const isPermanent = ({ stream }: FactRow) => !stream.startsWith('vault-')

const rowOf = (row: Record<string, unknown>): FactRow => ({
  position: Number(row['position']),
  stream: String(row['stream']),
  revision: Number(row['revision']),
  id: String(row['id']),
  batch: String(row['batch']),
})

const lastIn = (database: DatabaseSync) =>
  numberIn(database, "SELECT seq AS number FROM sqlite_sequence WHERE name = 'facts'")

const numberIn = (database: DatabaseSync, sql: string) => Number(database.prepare(sql).get()?.['number'] ?? 0)
