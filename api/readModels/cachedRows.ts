import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { UntypedKey as Key, Table, UntypedRow, UntypedRows } from './table.ts'
import { openWrittenKeys } from './writtenKeys.ts'

interface CachedRow {
  readonly key: Key
  row: UntypedRow | undefined
  isChanged: boolean
}

export interface CachedRows extends UntypedRows {
  /** How many rows have come into memory since the last `write`. */
  newRowCount(): number
  /** Writes every changed row once, and drops the rows in memory; with `keepsRows` not those of a table that may keep so many. */
  write(keepsRows: boolean): void
  /** Drops the rows in memory: they are invalid, or another process may have written the table. */
  reset(): void
}

interface CachedTable extends Table {
  /** Whether the table has no rows yet. */
  isEmpty: boolean
}

/** The rows of a table, cached in memory from their first use until they are written. */
export const openCachedRows = (
  database: DatabaseSync,
  name: string,
  { columns, key: keyColumns, keptRows: maxKeptRows, isEmpty }: CachedTable,
): CachedRows => {
  const names = Object.keys(columns)
  const { load, write, remove } = statements(database, name, names, keyColumns)
  const keyOf = keyReader(keyColumns)
  const cache = new Map<unknown, CachedRow>()
  let changed: CachedRow[] = []
  let keptRows = 0
  let writtenKeys = isEmpty ? openWrittenKeys() : undefined

  const loadRow = (key: Key) => (writtenKeys?.mayContain(key) === false ? undefined : load.get(...valuesOf(key)))
  const cacheRow = (cacheKey: unknown, key: Key, row: UntypedRow | undefined) => {
    const entry = { key, row, isChanged: false }
    cache.set(cacheKey, entry)
    return entry
  }
  const find = (key: Key) => {
    const cacheKey = cacheKeyOf(key)
    return cache.get(cacheKey) ?? cacheRow(cacheKey, key, loadRow(key))
  }
  const markChanged = (entry: CachedRow) => {
    if (entry.isChanged) return
    entry.isChanged = true
    changed.push(entry)
  }

  return {
    get: (key: Key) => find(key).row,
    put: (row: UntypedRow) => {
      const key = keyOf(row)
      const cacheKey = cacheKeyOf(key)
      const entry = cache.get(cacheKey) ?? cacheRow(cacheKey, key, row)
      entry.row = row
      markChanged(entry)
    },
    change: (key: Key, change: UntypedRow | ((row: UntypedRow) => UntypedRow)) => {
      const entry = find(key)
      if (!entry.row) throw new Error(`There is no row ${String(key)} in ${name}`)
      Object.assign(entry.row, typeof change === 'function' ? change(entry.row) : change)
      markChanged(entry)
    },
    remove: (key: Key) => {
      const entry = find(key)
      entry.row = undefined
      markChanged(entry)
    },
    newRowCount: () => cache.size - keptRows,
    write: (keepsRows) => {
      for (const entry of changed) {
        const { key, row } = entry
        entry.isChanged = false
        writtenKeys?.add(key)
        if (row) write.run(...names.map((column) => row[column] ?? null))
        else remove.run(...valuesOf(key))
      }
      changed = []
      if (!keepsRows || cache.size > maxKeptRows) cache.clear()
      keptRows = cache.size
    },
    reset: () => {
      writtenKeys = undefined
      cache.clear()
      changed = []
      keptRows = 0
    },
  }
}

const keyReader = (keyColumns: readonly string[]) => {
  const [keyColumn = ''] = keyColumns
  const isSingle = keyColumns.length === 1
  return (row: UntypedRow): Key =>
    isSingle ? (row[keyColumn] ?? null) : keyColumns.map((column) => row[column] ?? null)
}

const statements = (database: DatabaseSync, name: string, columns: readonly string[], key: readonly string[]) => {
  const isKey = key.map((column) => `${column} = ?`).join(' AND ')
  const others = columns.filter((column) => !key.includes(column)).map((column) => `${column} = excluded.${column}`)
  const onConflict = others.length > 0 ? `UPDATE SET ${others.join(', ')}` : 'NOTHING'
  return {
    load: database.prepare(`SELECT ${columns.join(', ')} FROM ${name} WHERE ${isKey}`),
    write: database.prepare(
      `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
       ON CONFLICT (${key.join(', ')}) DO ${onConflict}`,
    ),
    remove: database.prepare(`DELETE FROM ${name} WHERE ${isKey}`),
  }
}

const cacheKeyOf = (key: Key): unknown => (Array.isArray(key) ? JSON.stringify(key) : key)
const valuesOf = (key: Key) => (Array.isArray(key) ? (key as SQLInputValue[]) : [key as SQLInputValue])
