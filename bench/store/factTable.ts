import { randomUUID } from 'node:crypto'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { stockReservedFact } from './appendConcurrently.ts'

type Row = Record<string, SQLInputValue>

/** The SQL of the store's fact table with its indexes, and a row as the store writes it, for code that bypasses the store. */
export interface FactTable {
  schema: string
  row: Row
}

/** Reads the table from a new store at `file`, so that code that bypasses the store follows its schema. */
export const readFactTable = async (file: string): Promise<FactTable> => {
  const store = await openSqliteEventStore(file)
  const hash = 'B'.repeat(43)
  const { meta, ...fact } = stockReservedFact()
  await store.append('product-blue-kettle', 'absent', [{ ...fact, meta: { ...meta, hash } }])
  await store.close()
  using database = new DatabaseSync(file)
  const tables = database
    .prepare("SELECT sql FROM sqlite_schema WHERE tbl_name IN ('facts', 'streams') AND sql IS NOT NULL")
    .all()
  const row = database.prepare('SELECT * FROM facts').get() as Row | undefined
  if (!row) throw new Error(`The store at ${file} did not keep its fact`)
  return { schema: tables.map(({ sql }) => `${sql};`).join('\n'), row }
}

/** Prepares an insert of fact rows that bypasses the store and its transactions. The table must exist. */
export const prepareFactInsert = (database: DatabaseSync, { row }: FactTable) => {
  const columns = Object.keys(row)
  const placeholders = columns.map(() => '?').join(', ')
  const statement = database.prepare(`INSERT INTO facts (${columns.join(', ')}) VALUES (${placeholders})`)
  const find = database.prepare('SELECT number FROM streams WHERE name = ?')
  const add = database.prepare('INSERT INTO streams (name) VALUES (?)')
  const numbers = new Map<string, number>()
  const numberOf = (stream: string) => Number(find.get(stream)?.['number'] ?? add.run(stream).lastInsertRowid)
  return (stream: string, revision: number, position: number | null, overrides: Row = {}) => {
    const number = numbers.getOrInsertComputed(stream, numberOf)
    const values: Row = { ...row, stream, stream_number: number, revision, position, id: randomUUID(), ...overrides }
    statement.run(...columns.map((column) => values[column] ?? null))
  }
}
