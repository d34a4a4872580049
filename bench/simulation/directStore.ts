import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSealedStore } from '#api/eventStore/sealedStore.ts'
import { openVault } from '#api/eventStore/vault.ts'
import { keepingOf } from '#domain/facts.ts'
import type { SimulatedLog } from './simulatedLog.ts'

/** The log itself, for those who stand outside of the simulation: at once, without trouble, and readable. */
export const openDirectStore = (log: SimulatedLog, now: () => number): EventStore => {
  const raw: EventStore = {
    append: async (...asked) => log.append(...asked),
    answered: async (...asked) => log.answered(...asked),
    readStream: async (...asked) => log.readStream(...asked),
    readLast: async (stream) => log.readLast(stream),
    subscribe: () => {
      throw new Error('Who stands outside reads the log when it is at rest')
    },
    head: async () => log.head(),
    consume: () => Promise.reject(new Error('Who stands outside does not take part')),
    retain: async (...asked) => log.retain(...asked),
    forget: async (stream) => log.forget(stream),
    close: async () => undefined,
  }
  return openSealedStore(raw, openKeyring(openVault(raw, now), now), keepingOf)
}
