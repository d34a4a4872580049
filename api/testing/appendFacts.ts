import { randomUUID } from 'node:crypto'
import { type EventStore, isConflict } from '#api/eventStore/eventStore.ts'
import type { Fact } from '#domain/kernel/decision.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'
import { monday } from '#domain/testing/fixtures.ts'

/** Appends facts to a stream without a command, as a crash or another node may have left them. Policies may write to the stream meanwhile. */
export const appendFacts = async (store: EventStore, stream: string, facts: readonly Fact[], at = monday) => {
  const meta = { by: { role: 'system', id: 'test' } as const, at, correlationId: 'given' }
  const newFacts = facts.map(({ type, data }) => ({
    id: randomUUID(),
    type,
    version: schemaOf(type)?.version ?? 1,
    data,
    meta,
  }))
  for (;;) {
    const last = await store.readLast(stream)
    const outcome = await store.append(stream, last ? { revision: last.revision } : 'absent', newFacts)
    if (!isConflict(outcome)) return outcome
  }
}
