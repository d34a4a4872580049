import { randomUUID } from 'node:crypto'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { stockReserved } from './clients.ts'

type Row = Record<string, SQLInputValue>

/** The store's own table and index of facts, and a row as the store writes it: for those who write past the store. */
export interface FactTable {
  schema: string
  row: Row
}

/** Asks a new store at `file` for its table, so that whoever writes past the store keeps in step with it. */
export const factTableOf = async (file: string): Promise<FactTable> => {
  const store = await openSqliteEventStore(file)
  const hash = 'B'.repeat(43)
  const { meta, ...fact } = stockReserved()
  await store.append('product-blue-kettle', 'absent', [{ ...fact, meta: { ...meta, hash } }])
  await store.close()
  using database = new DatabaseSync(file)
  const tables = database.prepare("SELECT sql FROM sqlite_schema WHERE tbl_name = 'facts' AND sql IS NOT NULL").all()
  const row = database.prepare('SELECT * FROM facts').get() as Row | undefined
  if (!row) throw new Error(`The store at ${file} did not keep its fact`)
  return { schema: tables.map(({ sql }) => `${sql};`).join('\n'), row }
}

/** Inserts rows of facts past the store, in whatever transaction there is. The table must be there. */
export const factInsertion = (database: DatabaseSync, { row }: FactTable) => {
  const columns = Object.keys(row)
  const marks = columns.map(() => '?').join(', ')
  const statement = database.prepare(`INSERT INTO facts (${columns.join(', ')}) VALUES (${marks})`)
  return (stream: string, revision: number, position: number | null, changed: Row = {}) => {
    const values: Row = { ...row, stream, revision, position, id: randomUUID(), ...changed }
    statement.run(...columns.map((column) => values[column] ?? null))
  }
}
