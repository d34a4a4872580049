import type { Logger } from 'pino'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import type { Deed } from '#api/eventStore/handle.ts'
import type { Fact } from '#domain/kernel/decision.ts'

/** Reactions to facts: durable, at least once, one runner in a cluster. Each must be idempotent by construction. */
export interface Policy {
  name: string
  when: Readonly<Record<string, (data: never, fact: StoredFact, deed: Deed) => Promise<unknown>>>
}

export const policy = <F extends Fact>(definition: {
  name: string
  when: {
    [Type in F['type']]?: (data: Extract<F, { type: Type }>['data'], fact: StoredFact, deed: Deed) => Promise<unknown>
  }
}): Policy => definition as Policy

export const runPolicies = (store: EventStore, policies: readonly Policy[], signal: AbortSignal, log: Logger) =>
  Promise.all(policies.map((each) => store.consume(each.name, (fact) => react(each, fact, log), signal)))

const react = async ({ name, when }: Policy, fact: StoredFact, log: Logger) => {
  const reaction = when[fact.type] as ((data: unknown, fact: StoredFact, deed: Deed) => Promise<unknown>) | undefined
  try {
    await reaction?.(fact.data, fact, deedOf(name, fact))
  } catch (error) {
    log.error({ policy: name, fact: fact.type, stream: fact.stream, err: error }, 'A policy failed and will try again')
    throw error
  }
}

const deedOf = (name: string, fact: StoredFact): Deed => ({
  by: { role: 'system', id: name },
  correlationId: fact.meta.correlationId,
  causationId: fact.id,
})
