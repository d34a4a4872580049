import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Policy, Reaction } from '#api/policies/policy.ts'
import { demand } from './violation.ts'

export type Reactions = ReturnType<typeof openReactions>

/** Sees which policy has reacted to which fact, on whatever node. */
export const openReactions = () => {
  const seen = new Map<string, { types: Set<string>; positions: Set<number> }>()

  const noting = (name: string, type: string, react: Reaction<never>): Reaction<never> => {
    const { types, positions } = seen.getOrInsertComputed(name, () => ({ types: new Set(), positions: new Set() }))
    types.add(type)
    return async (data, fact, deed) => {
      await react(data, fact, deed)
      positions.add(fact.position)
    }
  }

  return {
    /** The policy itself, seen at work. */
    seen: ({ name, when, after }: Policy): Policy => ({
      name,
      when: mapped(when, (react, type) => noting(name, type, react)),
      after: mapped(after, ({ seconds, react }, type) => ({
        seconds,
        react: noting(`${name} after ${seconds} s`, type, react),
      })),
    }),
    /** Demands that every policy has reacted to every fact of its kind. */
    demandAll: (facts: readonly StoredFact[]) => {
      for (const [name, { types, positions }] of seen)
        for (const { type, position } of facts)
          demand(
            !types.has(type) || positions.has(position),
            'every policy reacts to every fact',
            () => `${name} never reacted to ${type} at ${position}`,
          )
    },
  }
}

const mapped = <Value>(values: Readonly<Record<string, Value>>, change: (value: Value, name: string) => Value) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]))
