import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Deed } from '#api/eventStore/handle.ts'
import type { Fact } from '#domain/kernel/decision.ts'

/** What is done about a fact. Idempotent by construction: after a crash the same fact comes again. */
export type Reaction<Data> = (data: Data, fact: StoredFact, deed: Deed) => Promise<unknown>

/** What is done some time after a fact, also where the shop was closed meanwhile. */
export interface Later<Data> {
  /** Whole seconds, at most half an hour. Another number is another timer, which begins with the first fact of the log. */
  seconds: number
  react: Reaction<Data>
}

/** Reactions to facts, at once and later: durable, at least once, in order, one runner in a cluster. */
export interface Policy {
  name: string
  when: Readonly<Record<string, Reaction<never>>>
  after: Readonly<Record<string, Later<never>>>
}

type DataOf<F extends Fact, Type> = Extract<F, { type: Type }>['data']

export const policy = <F extends Fact>(definition: {
  name: string
  when?: { [Type in F['type']]?: Reaction<DataOf<F, Type>> }
  after?: { [Type in F['type']]?: Later<DataOf<F, Type>> }
}) => ({ when: {}, after: {}, ...definition }) as Policy
