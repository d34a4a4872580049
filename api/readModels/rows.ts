import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { PlainKey as Key, PlainRow, PlainRows, Table } from './table.ts'

interface Held {
  readonly key: Key
  row: PlainRow | undefined
  isChanged: boolean
}

export interface HeldRows extends PlainRows {
  /** How many rows are in memory. */
  held(): number
  /** Writes every changed row once. */
  write(): void
  forget(): void
}

/** The rows of a table, held in memory from their first use until they are forgotten. */
export const openRows = (database: DatabaseSync, name: string, { columns, key: keyColumns }: Table): HeldRows => {
  const names = Object.keys(columns)
  const { load, write, erase } = statements(database, name, names, keyColumns)
  const [only = ''] = keyColumns
  const isSingle = keyColumns.length === 1
  const held = new Map<unknown, Held>()
  let changed: Held[] = []

  const keyOf = (row: PlainRow): Key =>
    isSingle ? (row[only] ?? null) : keyColumns.map((column) => row[column] ?? null)
  const hold = (place: unknown, key: Key, row: PlainRow | undefined) => {
    const entry = { key, row, isChanged: false }
    held.set(place, entry)
    return entry
  }
  const find = (key: Key) => {
    const place = placeOf(key)
    return held.get(place) ?? hold(place, key, load.get(...valuesOf(key)))
  }
  const touch = (entry: Held) => {
    if (entry.isChanged) return
    entry.isChanged = true
    changed.push(entry)
  }

  return {
    get: (key: Key) => find(key).row,
    put: (row: PlainRow) => {
      const key = keyOf(row)
      const place = placeOf(key)
      const entry = held.get(place) ?? hold(place, key, row)
      entry.row = row
      touch(entry)
    },
    change: (key: Key, change: PlainRow | ((row: PlainRow) => PlainRow)) => {
      const entry = find(key)
      if (!entry.row) throw new Error(`There is no row ${String(key)} in ${name}`)
      Object.assign(entry.row, typeof change === 'function' ? change(entry.row) : change)
      touch(entry)
    },
    remove: (key: Key) => {
      const entry = find(key)
      entry.row = undefined
      touch(entry)
    },
    held: () => held.size,
    write: () => {
      for (const { key, row } of changed) {
        if (row) write.run(...names.map((column) => row[column] ?? null))
        else erase.run(...valuesOf(key))
      }
    },
    forget: () => {
      held.clear()
      changed = []
    },
  }
}

const statements = (database: DatabaseSync, name: string, columns: readonly string[], key: readonly string[]) => {
  const isKey = key.map((column) => `${column} = ?`).join(' AND ')
  const others = columns.filter((column) => !key.includes(column)).map((column) => `${column} = excluded.${column}`)
  const otherwise = others.length > 0 ? `UPDATE SET ${others.join(', ')}` : 'NOTHING'
  return {
    load: database.prepare(`SELECT ${columns.join(', ')} FROM ${name} WHERE ${isKey}`),
    write: database.prepare(
      `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
       ON CONFLICT (${key.join(', ')}) DO ${otherwise}`,
    ),
    erase: database.prepare(`DELETE FROM ${name} WHERE ${isKey}`),
  }
}

const placeOf = (key: Key): unknown => (Array.isArray(key) ? JSON.stringify(key) : key)
const valuesOf = (key: Key) => (Array.isArray(key) ? (key as SQLInputValue[]) : [key as SQLInputValue])
