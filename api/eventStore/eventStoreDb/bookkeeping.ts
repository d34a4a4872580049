import { randomUUID } from 'node:crypto'
import type { EventStore, NewFact } from '#api/eventStore/eventStore.ts'

/** What the streams of checkpoints and of the lease are kept with. */
export type StreamStore = Pick<EventStore, 'append' | 'readLast' | 'retain'>

/** Creates a fact about consumers, such as a checkpoint or a lease. Its streams begin with `vault-`, so it is never delivered. */
export const bookkeepingFact = (type: string, node: string, data: object = {}): NewFact => ({
  id: randomUUID(),
  type,
  version: 1,
  data,
  meta: { by: { role: 'system', id: node }, at: new Date().toISOString(), correlationId: 'consumers' },
})
