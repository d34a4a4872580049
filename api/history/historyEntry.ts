import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { FieldChange } from '#domain/kernel/fieldChange.ts'
import type { cachedNamedActor } from './actorNames.ts'

/** One fact on a timeline. */
export interface HistoryEntry {
  revision: number
  position: number
  id: string
  type: string
  at: string
  actor: Awaited<ReturnType<ReturnType<typeof cachedNamedActor>>>
  data: unknown
  correlationId: string
  causationId: string | null
  sentence: string
  /** The machine's leaf state after the fact. */
  state: string
  changes: FieldChange[]
  /** The fact is from another stream about the same record. */
  isBeside?: true
}

/** What a timeline shows of a fact, besides what it changed. */
export const factEntry = async (fact: StoredFact, namedActorOf: ReturnType<typeof cachedNamedActor>) => {
  const { revision, position, id, type, data, meta } = fact
  return {
    revision,
    position,
    id,
    type,
    at: meta.at,
    actor: await namedActorOf(meta.by),
    data,
    correlationId: meta.correlationId,
    causationId: meta.causationId ?? null,
  }
}
