import { openEncryptedStore } from '#api/eventStore/encryptedStore.ts'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'

/** Wraps a raw store as the shop does: encrypts personal fields and chains facts by hash. */
export const encryptStore = (raw: EventStore): EventStore =>
  openEncryptedStore(raw, openKeyring(openSecretStore(raw)), schemaOf)
