import { DatabaseSync } from 'node:sqlite'
import { type FactTable, prepareFactInsert } from './factTable.ts'

/** The baseline of the store: one insert per transaction into the same table, in plain SQL (WAL, `synchronous=FULL`). */
export const openRawLoop = (file: string, table: FactTable) => {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  database.exec(table.schema)
  const insert = prepareFactInsert(database, table)
  let revision = -1
  return {
    /** Inserts for `duration` milliseconds. Returns how many rows are durable. */
    insertFor: (duration: number) => {
      const end = performance.now() + duration
      const first = revision
      while (performance.now() < end) {
        revision += 1
        database.exec('BEGIN IMMEDIATE')
        insert('product-copper-pot', revision, null)
        database.exec('COMMIT')
      }
      return revision - first
    },
    close: () => database.close(),
  }
}
