import type { Keeping } from '#domain/kernel/personal.ts'
import { retold, type StoredFact } from './eventStore.ts'

/** How facts of a type are kept; `undefined` for a type that this code does not know. */
export type KeepingOfType = (type: string) => Keeping | undefined

/** A fact that newer code wrote, or one whose way to today's version is missing. */
export class UnreadableVersion extends Error {
  override name = 'UnreadableVersion'
}

/** A fact as today's code knows it; one of today's version, or of an unknown type, is answered as it is. */
export const upcast = (fact: StoredFact, keepingOf: KeepingOfType): StoredFact => {
  const keeping = keepingOf(fact.type)
  return keeping === undefined || keeping.version === fact.version ? fact : brought(fact, keeping)
}

const brought = (fact: StoredFact, { version, upcasts = {} }: Keeping): StoredFact => {
  if (fact.version > version) throw new UnreadableVersion(tooNew(fact, version))
  let data = fact.data as Record<string, unknown>
  for (let from = fact.version; from < version; from += 1) {
    const next = upcasts[from]
    if (!next) throw new UnreadableVersion(`${placeOf(fact)}: nothing leads from version ${from} to ${from + 1}`)
    data = next(data)
  }
  return retold(fact, { version, data })
}

const tooNew = (fact: StoredFact, known: number) =>
  `${placeOf(fact)} has version ${fact.version}, but this node knows ${fact.type} up to version ${known}: update this node to the newest release`

const placeOf = ({ type, stream, revision }: StoredFact) => `${type} at ${stream}, revision ${revision}`
