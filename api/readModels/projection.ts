import type { DatabaseSync } from 'node:sqlite'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Fact } from '#domain/kernel/decision.ts'

/** What a fact changes in a projection's tables. The fact's stream tells whose it is. */
export type Changes<F extends Fact> = {
  [Type in F['type']]?: (data: Extract<F, { type: Type }>['data'], fact: StoredFact) => void
}

/** A read model: its tables and, fact by fact, what changes in them. A higher version is built anew from the log. */
export interface Projection {
  name: string
  version: number
  /** Names of its tables, dropped when a new version is built. */
  tables: readonly string[]
  schema: string
  when(database: DatabaseSync): Record<string, (data: never, fact: StoredFact) => void>
}

export const projection = <F extends Fact>(
  definition: Omit<Projection, 'when'> & { when(database: DatabaseSync): Changes<F> },
): Projection => definition as Projection

/** The part of a stream's name behind its noun: `order-7` -> `7`. */
export const idOf = ({ stream }: StoredFact) => stream.slice(stream.indexOf('-') + 1)
