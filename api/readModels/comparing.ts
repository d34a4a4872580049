import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type Stage, tableName } from './builds.ts'
import type { Projection } from './projection.ts'
import type { Table } from './table.ts'

/** The first thing that is not the same; a row that only one of both has differs in all its columns at once. */
interface Difference {
  table: string
  /** The values of the key columns. */
  key: string
  column: string
  live: unknown
  rebuilt: unknown
}

export interface Comparison {
  /** How many keys there are in either. */
  rows: number
  different: number
  first: Difference | undefined
  /** SHA-256 over all rows of the rebuilt tables, in the order of their keys: the same on every node that has folded the same facts. */
  digest: string
}

export interface Side {
  database: DatabaseSync
  stage: Stage
}

/** Compares the tables of a read model row by row, in the order of their keys. Both sides must stand still. */
export const compare = (projection: Projection, live: Side, rebuilt: Side): Comparison => {
  const hash = createHash('sha256')
  const comparison = { rows: 0, different: 0, first: undefined as Difference | undefined }
  for (const [name, table] of Object.entries(projection.tables)) {
    hash.update(`${name}\n`)
    for (const [mine, anew] of pairs(rowsOf(live, name, table), rowsOf(rebuilt, name, table), table)) {
      comparison.rows += 1
      const text = JSON.stringify(anew)
      if (anew) hash.update(`${text}\n`)
      if (text === JSON.stringify(mine)) continue
      comparison.different += 1
      comparison.first ??= differenceOf(name, table, mine, anew)
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

function* rowsOf({ database, stage }: Side, name: string, table: Table): Generator<RowValues> {
  const sql = `SELECT ${columnsOf(table).join(', ')} FROM ${tableName(name, stage)} ORDER BY ${table.key.join(', ')}`
  for (const row of database.prepare(sql).iterate()) yield Object.values(row)
}

function* pairs(
  live: Iterator<RowValues>,
  rebuilt: Iterator<RowValues>,
  { key }: Table,
): Generator<[RowValues | undefined, RowValues | undefined]> {
  let mine = next(live)
  let anew = next(rebuilt)
  while (mine || anew) {
    const order = mine && anew ? compareKeys(mine, anew, key.length) : mine ? -1 : 1
    yield [order <= 0 ? mine : undefined, order >= 0 ? anew : undefined]
    if (order <= 0) mine = next(live)
    if (order >= 0) anew = next(rebuilt)
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

// As SQLite orders: text by its bytes.
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
