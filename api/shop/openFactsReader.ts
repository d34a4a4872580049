import { openEncryptedStore } from '#api/eventStore/encryptedStore.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { openReadOnlyStore, type ReadOnlyOptions } from '#api/eventStore/sqlite/readOnlyStore.ts'
import type { FactsLocation } from '#api/readModels/thread/workerProtocol.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'

/** Milliseconds between polls for new facts while no caller waits for a position. */
const pollInterval = 50

/** Of a file; EventStoreDB sends facts of all types, and as many at once as it likes. */
type FactsReaderOptions = Pick<ReadOnlyOptions, 'types' | 'batchSize'>

/** Opens the facts for a thread that only reads them. It has its own keys, like another node of a cluster. */
export const openFactsReader = async (location: FactsLocation, options: FactsReaderOptions = {}) => {
  const raw = await openRaw(location, options)
  const keyring = openKeyring(openSecretStore(raw))
  return { store: openEncryptedStore(raw, keyring, schemaOf), keyring, poll: raw.poll, close: raw.close }
}

const openRaw = async (location: FactsLocation, options: FactsReaderOptions) => {
  if ('file' in location) return openReadOnlyStore(location.file, { pollInterval, ...options })
  const { openEventStoreDbReader } = await import('#api/eventStore/eventStoreDb/eventStoreDbReader.ts')
  return { ...openEventStoreDbReader(location.url), poll: () => undefined }
}
