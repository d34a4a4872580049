import { randomUUID } from 'node:crypto'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Fact } from '#domain/kernel/decision.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'
import { monday } from '#domain/testing/fixtures.ts'

/** Appends facts to a stream without a command, as a crash or another node may have left them. */
export const appendFacts = async (store: EventStore, stream: string, facts: readonly Fact[], at = monday) => {
  const last = await store.readLast(stream)
  const meta = { by: { role: 'system', id: 'test' } as const, at, correlationId: 'given' }
  const newFacts = facts.map(({ type, data }) => ({
    id: randomUUID(),
    type,
    version: schemaOf(type)?.version ?? 1,
    data,
    meta,
  }))
  return store.append(stream, last ? { revision: last.revision } : 'absent', newFacts)
}
