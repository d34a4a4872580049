import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Fact } from '#domain/kernel/decision.ts'
import type { RowsOf, Tables, UntypedRows } from './table.ts'

/** Handlers by fact type: each changes rows of the projection's tables. The fact's stream identifies the record. */
export type Changes<F extends Fact> = {
  [Type in F['type']]?: (data: Extract<F, { type: Type }>['data'], fact: StoredFact) => void
}

/** SQL beside the tables, such as a search index that triggers keep up to date. */
interface ExtraSql {
  /** Names of the tables that the SQL creates. */
  tables: readonly string[]
  /** `named` maps a table to its name in this build; names of triggers and indexes must end with `build`. */
  sql(named: NamedTable, build: string): string
  /** What `fill` and `triggers` create comes after the first catch-up: one statement for all rows costs less than a trigger for each. */
  afterCatchUp?: {
    /** Adds the rows that are in the projection's tables to the extra ones. */
    fill(named: NamedTable): string
    triggers(named: NamedTable, build: string): string
  }
}

type NamedTable = (table: string) => string

interface ProjectionDefinition<T extends Tables> {
  name: string
  /** Raise it with every change to the handlers or indexes: the projector then rebuilds the tables from the log. */
  version: number
  tables: T
  /** It is much work: where a file of read models is created from a long log, its tables are filled in a thread and a file of their own. */
  isFilledApart?: boolean
  extra?: ExtraSql
  /** Returns the handlers. Must not touch a row itself. */
  when(rows: RowsOf<T>): object
  /** Called with every fact, whatever its type. Data that it does not access are not decoded. */
  every?(rows: RowsOf<T>): (fact: StoredFact) => void
}

/** A read model: its tables and, fact by fact, what changes in their rows. */
export interface Projection extends Omit<ProjectionDefinition<Tables>, 'when' | 'every'> {
  when(rows: Readonly<Record<string, UntypedRows>>): Readonly<Record<string, ChangeRows>>
  every?(rows: Readonly<Record<string, UntypedRows>>): (fact: StoredFact) => void
}

/** The types of facts that a projection folds; `undefined` where it folds every fact. */
export const typesOf = ({ when, every }: Projection) => (every ? undefined : Object.keys(when({})))

/** The fact's data are what its type says. */
type ChangeRows = (data: unknown, fact: StoredFact) => void

/** Declares a read model: `when: ({ orders }): Changes<OrderFact> => ({ OrderPlaced: ({ total }, fact) => orders.put({ … }) })`. */
export const projection = <T extends Tables>(definition: ProjectionDefinition<T>) => definition as Projection
