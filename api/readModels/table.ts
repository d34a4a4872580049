import type { SQLInputValue } from 'node:sqlite'

/** What a column holds: SQLite's types, with a question mark where it may be nothing. */
type Column = keyof Values
type Columns = Readonly<Record<string, Column>>

interface Values {
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
}

/** A table of a read model. Each index is its list of columns as SQL says it: `brand COLLATE NOCASE, price DESC`. */
export const table = <const C extends Columns, const K extends readonly [keyof C & string, ...(keyof C & string)[]]>(
  columns: C,
  key: K,
  indexes: readonly string[] = [],
): Table<C, K> => ({ columns, key, indexes })

type Row<C extends Columns> = { [Name in keyof C]: Values[C[Name]] }

/** The value of the one key column, or the values of all in the key's order. */
type Key<C extends Columns, K extends readonly string[]> = K extends readonly [infer Only extends string]
  ? Values[C[Only]]
  : { readonly [Place in keyof K]: Values[C[K[Place]]] }

type Change<C extends Columns, K extends readonly string[]> = Partial<Omit<Row<C>, K[number]>>

/** The rows of a table as facts change them. */
interface Rows<C extends Columns, K extends readonly string[]> {
  get(key: Key<C, K>): Readonly<Row<C>> | undefined
  /** Adds a row or replaces it. The row belongs to the table from here on. */
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

/** A row whose columns nobody knows: as the database gives and takes it. */
export type PlainRow = Record<string, SQLInputValue>
export type PlainKey = SQLInputValue | readonly SQLInputValue[]

/** `Rows` whose columns nobody knows. */
export interface PlainRows {
  get(key: PlainKey): PlainRow | undefined
  put(row: PlainRow): void
  change(key: PlainKey, change: PlainRow | ((row: PlainRow) => PlainRow)): void
  remove(key: PlainKey): void
}
