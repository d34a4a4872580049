import type { SQLInputValue } from 'node:sqlite'

/** The type of a column: SQLite's types, with a question mark if it is nullable. */
type ColumnType = keyof ColumnValues
type Columns = Readonly<Record<string, ColumnType>>

interface ColumnValues {
  text: string
  integer: number
  real: number
  'text?': string | null
  'integer?': number | null
  'real?': number | null
}

export interface Table<C extends Columns = Columns, K extends readonly string[] = readonly string[]> {
  readonly columns: C
  readonly key: K
  readonly indexes: readonly string[]
  readonly keptRows: number
}

interface TableOptions {
  /** How many rows may stay in memory from one batch of a catch-up to the next. Default: 0. For rows that are changed again and again. */
  keptRows?: number
}

/** A table of a read model. Each index is a column list in SQL: `brand COLLATE NOCASE, price DESC`. */
export const table = <const C extends Columns, const K extends readonly [keyof C & string, ...(keyof C & string)[]]>(
  columns: C,
  key: K,
  indexes: readonly string[] = [],
  { keptRows = 0 }: TableOptions = {},
): Table<C, K> => ({ columns, key, indexes, keptRows })

type Row<C extends Columns> = { [Name in keyof C]: ColumnValues[C[Name]] }

/** The value of a single key column, or the values of all key columns in order. */
type Key<C extends Columns, K extends readonly string[]> = K extends readonly [infer Only extends string]
  ? ColumnValues[C[Only]]
  : { readonly [Place in keyof K]: ColumnValues[C[K[Place]]] }

type Change<C extends Columns, K extends readonly string[]> = Partial<Omit<Row<C>, K[number]>>

/** The rows of a table as a projection reads and changes them. */
interface Rows<C extends Columns, K extends readonly string[]> {
  get(key: Key<C, K>): Readonly<Row<C>> | undefined
  /** Inserts or replaces a row. The caller must not change the object afterwards. */
  put(row: Row<C>): void
  /** Throws where there is no such row. */
  change(key: Key<C, K>, change: Change<C, K> | ((row: Readonly<Row<C>>) => Change<C, K>)): void
  /** Nothing happens where there is no such row. */
  remove(key: Key<C, K>): void
}

export type Tables = Readonly<Record<string, Table>>

export type RowsOf<T extends Tables> = {
  readonly [Name in keyof T]: T[Name] extends Table<infer C, infer K> ? Rows<C, K> : never
}

/** A row without column types, as `node:sqlite` reads and writes it. */
export type UntypedRow = Record<string, SQLInputValue>
export type UntypedKey = SQLInputValue | readonly SQLInputValue[]

/** `Rows` without column types. */
export interface UntypedRows {
  get(key: UntypedKey): UntypedRow | undefined
  put(row: UntypedRow): void
  change(key: UntypedKey, change: UntypedRow | ((row: UntypedRow) => UntypedRow)): void
  remove(key: UntypedKey): void
}
