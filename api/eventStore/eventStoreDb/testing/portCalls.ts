import type { EventStore } from '#api/eventStore/eventStore.ts'
import { newFacts } from '#api/eventStore/testing/storeFixtures.ts'

/** A call of every method of the port that returns a promise. */
export const portCalls: [string, (store: EventStore) => Promise<unknown>][] = [
  ['append', (store) => store.append('order-7', 'absent', newFacts('OrderPlaced'))],
  ['append for a command', (store) => store.append('order-8', 'any', newFacts('OrderPlaced'), 'place-8')],
  ['findCommand', (store) => store.findCommand('order-8', 'place-8')],
  ['readStream', (store) => store.readStream('order-7')],
  ['readLast', (store) => store.readLast('order-7')],
  ['head', (store) => store.head()],
  ['ping', (store) => store.ping()],
  ['retain', (store) => store.retain('vault-7', { newest: 1 })],
  ['forget', (store) => store.forget('vault-7')],
]
