import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import type { Fact } from '#domain/kernel/decision.ts'

/** Reaction to a fact. It must be idempotent: after a crash the same fact is delivered again. */
export type Reaction<Data> = (data: Data, fact: StoredFact, context: CommandContext) => Promise<unknown>

/** A timer: a reaction some time after a fact, also if the shop was down in between. */
export interface DelayedReaction<Data> {
  /** Whole seconds. Part of the stored consumer name: a new value is a new timer that starts at the first fact of the log. */
  seconds: number
  react: Reaction<Data>
}

/** Reactions to facts, at once and later: durable, at least once, in order, one runner in a cluster. */
export interface Policy {
  name: string
  when: Readonly<Record<string, Reaction<never>>>
  after: Readonly<Record<string, DelayedReaction<never>>>
  /** To how many facts of different streams it reacts at once; default 1. It starts in order, but for those of `lowPriority`, and may end in another one. */
  concurrency?: number | undefined
  /** Types of facts whose reactions get no data (`undefined`), so that it need not be decrypted. */
  withoutData?: readonly string[] | undefined
  /** Types of facts whose reactions nobody waits for: others overtake them, and in a rush of callers they begin up to five seconds later. */
  lowPriority?: readonly string[] | undefined
}

type DataOf<F extends Fact, Type> = Extract<F, { type: Type }>['data']

export const policy = <F extends Fact>(definition: {
  name: string
  when?: { [Type in F['type']]?: Reaction<DataOf<F, Type>> }
  after?: { [Type in F['type']]?: DelayedReaction<DataOf<F, Type>> }
  concurrency?: number
  withoutData?: readonly F['type'][]
  lowPriority?: readonly F['type'][]
}) => ({ when: {}, after: {}, ...definition }) as Policy
