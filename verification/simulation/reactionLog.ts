import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Policy, Reaction } from '#api/policies/policy.ts'
import { assertInvariant } from '#verification/invariants/violation.ts'

export type ReactionLog = ReturnType<typeof openReactionLog>

/** Logs which policy has reacted to which fact, on all nodes. */
export const openReactionLog = () => {
  const reactions = new Map<string, { types: Set<string>; positions: Set<number> }>()

  const recorded = (name: string, type: string, react: Reaction<never>): Reaction<never> => {
    const { types, positions } = reactions.getOrInsertComputed(name, () => ({ types: new Set(), positions: new Set() }))
    types.add(type)
    return async (data, fact, context) => {
      await react(data, fact, context)
      positions.add(fact.position)
    }
  }

  return {
    /** Wraps a policy so that its reactions are logged. */
    observe: ({ name, when, after }: Policy): Policy => ({
      name,
      when: mapValues(when, (react, type) => recorded(name, type, react)),
      after: mapValues(after, ({ seconds, react }, type) => ({
        seconds,
        react: recorded(`${name} after ${seconds} s`, type, react),
      })),
    }),
    /** Asserts that every policy has reacted to every fact of its types. */
    assertComplete: (facts: readonly StoredFact[]) => {
      for (const [name, { types, positions }] of reactions)
        for (const { type, position } of facts)
          assertInvariant(
            !types.has(type) || positions.has(position),
            'every policy reacts to every fact',
            () => `${name} never reacted to ${type} at ${position}`,
          )
    },
  }
}

const mapValues = <Value>(values: Readonly<Record<string, Value>>, change: (value: Value, name: string) => Value) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]))
