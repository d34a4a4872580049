import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Fact } from '#domain/kernel/decision.ts'
import type { PlainRows, RowsOf, Tables } from './table.ts'

/** What a fact changes in a projection's tables. The fact's stream tells whose it is. */
export type Changes<F extends Fact> = {
  [Type in F['type']]?: (data: Extract<F, { type: Type }>['data'], fact: StoredFact) => void
}

/** SQL beside the tables, such as a search index that triggers keep up to date. */
interface Extra {
  /** Tables that it makes. */
  tables: readonly string[]
  /** `named` tells how a table is called in this build; names of triggers and indexes must end with `build`. */
  sql(named: (table: string) => string, build: string): string
}

interface Definition<T extends Tables> {
  name: string
  /** A higher version is built anew from the log: raise it with every change to what facts do, and to indexes. */
  version: number
  tables: T
  extra?: Extra
  when(rows: RowsOf<T>): object
  /** Told of every fact, whatever its type; data that it does not look at are not read. */
  every?(rows: RowsOf<T>): (fact: StoredFact) => void
}

/** A read model: its tables and, fact by fact, what changes in their rows. */
export interface Projection extends Omit<Definition<Tables>, 'when' | 'every'> {
  when(rows: Readonly<Record<string, PlainRows>>): Readonly<Record<string, Change>>
  every?(rows: Readonly<Record<string, PlainRows>>): (fact: StoredFact) => void
}

/** The fact's data are what its type says. */
type Change = (data: unknown, fact: StoredFact) => void

/** Declares a read model: `when: ({ orders }): Changes<OrderFact> => ({ OrderPlaced: ({ total }, fact) => orders.put({ … }) })`. */
export const projection = <T extends Tables>(definition: Definition<T>) => definition as Projection

/** The part of a stream's name behind its noun: `order-7` -> `7`. */
export const idOf = ({ stream }: Pick<StoredFact, 'stream'>) => stream.slice(stream.indexOf('-') + 1)
