import { openEncryptedStore } from '#api/eventStore/encryptedStore.ts'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'
import type { SimulatedLog } from './simulatedLog.ts'

/** An encrypted store straight on the log, for code outside of the simulation: no delays, no faults. */
export const openDirectStore = (log: SimulatedLog, now: () => number): EventStore => {
  const raw: EventStore = {
    append: async (...args) => log.append(...args),
    findCommand: async (...args) => log.findCommand(...args),
    readStream: async (...args) => log.readStream(...args),
    readLast: async (stream) => log.readLast(stream),
    subscribe: () => {
      throw new Error('Code outside of the simulation reads the log once it is quiescent')
    },
    head: async () => log.head(),
    ping: async () => undefined,
    consume: () => Promise.reject(new Error('Code outside of the simulation runs no consumer')),
    retain: async (...args) => log.retain(...args),
    forget: async (stream) => log.forget(stream),
    close: async () => undefined,
  }
  return openEncryptedStore(raw, openKeyring(openSecretStore(raw, now), now), schemaOf)
}
