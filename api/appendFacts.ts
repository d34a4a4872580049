import { randomUUID } from 'node:crypto'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { monday } from '#domain/cast.ts'
import { keepingOf } from '#domain/facts.ts'
import type { Fact } from '#domain/kernel/decision.ts'

/** Facts that come to a stream past all commands, as a crash or another node leaves them. */
export const appendFacts = async (store: EventStore, stream: string, facts: readonly Fact[], at = monday) => {
  const last = await store.readLast(stream)
  const meta = { by: { role: 'system', id: 'test' } as const, at, correlationId: 'given' }
  const added = facts.map(({ type, data }) => ({
    id: randomUUID(),
    type,
    version: keepingOf(type)?.version ?? 1,
    data,
    meta,
  }))
  return store.append(stream, last ? { revision: last.revision } : 'absent', added)
}
