import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type BuildStage, tableName } from './builds.ts'
import type { Projection } from './projection.ts'
import type { Table } from './table.ts'

/** The first difference found. A row that exists on one side only is reported as a whole. */
interface Difference {
  table: string
  /** The values of the key columns. */
  key: string
  column: string
  live: unknown
  rebuilt: unknown
}

export interface ReadModelComparison {
  /** Number of keys in either set of tables. */
  rows: number
  different: number
  first: Difference | undefined
  /** SHA-256 over all rows of the rebuilt tables, in the order of their keys: the same on every node that has folded the same facts. */
  digest: string
}

export interface ComparedTables {
  database: DatabaseSync
  stage: BuildStage
}

/** Compares two sets of tables of a read model row by row, in key order. Neither may be written to during the comparison. */
export const compareTables = (
  projection: Projection,
  live: ComparedTables,
  rebuilt: ComparedTables,
): ReadModelComparison => {
  const hash = createHash('sha256')
  const comparison = { rows: 0, different: 0, first: undefined as Difference | undefined }
  for (const [name, table] of Object.entries(projection.tables)) {
    hash.update(`${name}\n`)
    for (const [liveRow, rebuiltRow] of pairs(rowsOf(live, name, table), rowsOf(rebuilt, name, table), table)) {
      comparison.rows += 1
      const text = JSON.stringify(rebuiltRow)
      if (rebuiltRow) hash.update(`${text}\n`)
      if (text === JSON.stringify(liveRow)) continue
      comparison.different += 1
      comparison.first ??= differenceOf(name, table, liveRow, rebuiltRow)
    }
  }
  return { ...comparison, digest: hash.digest('hex') }
}

type RowValues = readonly unknown[]

// The columns of the key come first.
const columnsOf = ({ columns, key }: Table) => [
  ...key,
  ...Object.keys(columns).filter((column) => !key.includes(column)),
]

function* rowsOf({ database, stage }: ComparedTables, name: string, table: Table): Generator<RowValues> {
  const sql = `SELECT ${columnsOf(table).join(', ')} FROM ${tableName(name, stage)} ORDER BY ${table.key.join(', ')}`
  for (const row of database.prepare(sql).iterate()) yield Object.values(row)
}

function* pairs(
  live: Iterator<RowValues>,
  rebuilt: Iterator<RowValues>,
  { key }: Table,
): Generator<[RowValues | undefined, RowValues | undefined]> {
  let liveRow = next(live)
  let rebuiltRow = next(rebuilt)
  while (liveRow || rebuiltRow) {
    const order = liveRow && rebuiltRow ? compareKeys(liveRow, rebuiltRow, key.length) : liveRow ? -1 : 1
    yield [order <= 0 ? liveRow : undefined, order >= 0 ? rebuiltRow : undefined]
    if (order <= 0) liveRow = next(live)
    if (order >= 0) rebuiltRow = next(rebuilt)
  }
}

const next = (rows: Iterator<RowValues>) => {
  const { done, value } = rows.next()
  return done ? undefined : value
}

const compareKeys = (one: RowValues, other: RowValues, length: number) => {
  for (let at = 0; at < length; at += 1) {
    const order = compareValues(one[at], other[at])
    if (order !== 0) return order
  }
  return 0
}

// The order of SQLite: text is compared by its bytes.
const compareValues = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string'
    ? Buffer.compare(Buffer.from(one), Buffer.from(other))
    : Number(one) - Number(other)

const differenceOf = (name: string, table: Table, live: RowValues | undefined, rebuilt: RowValues | undefined) => {
  const columns = columnsOf(table)
  const at = columns.findIndex((_, place) => live?.[place] !== rebuilt?.[place])
  const key = (live ?? rebuilt ?? []).slice(0, table.key.length).join(', ')
  return live && rebuilt
    ? { table: name, key, column: columns[at] ?? '', live: live[at], rebuilt: rebuilt[at] }
    : { table: name, key, column: 'the whole row', live: live && 'there', rebuilt: rebuilt && 'there' }
}
