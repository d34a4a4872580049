import { facts } from '#api/eventStore/contract/cast.ts'
import type { EventStore } from '#api/eventStore/eventStore.ts'

/** Every method of the port that gives one answer. */
export const questions: [string, (store: EventStore) => Promise<unknown>][] = [
  ['append', (store) => store.append('order-7', 'absent', facts('OrderPlaced'))],
  ['append for a command', (store) => store.append('order-8', 'any', facts('OrderPlaced'), 'place-8')],
  ['answered', (store) => store.answered('order-8', 'place-8')],
  ['readStream', (store) => store.readStream('order-7')],
  ['readLast', (store) => store.readLast('order-7')],
  ['head', (store) => store.head()],
  ['retain', (store) => store.retain('vault-7', { newest: 1 })],
  ['forget', (store) => store.forget('vault-7')],
]
