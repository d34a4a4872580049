import { existsSync } from 'node:fs'
import type { Config } from '#api/config.ts'
import { configuredStore } from '#api/configuredStore.ts'
import { factsFile } from '#api/dataFolder.ts'
import { openEncryptedStore } from '#api/eventStore/encryptedStore.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { openLog } from '#api/log.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'
import { UsageError } from './program.ts'

/** Opens the event store for writing, beside no other program. Throws `UsageError` if it holds no facts: it may be the wrong one. */
export const openExistingStore = async (config: Config, log = openLog('warn')) => {
  const file = factsFile(config)
  if (!config.EVENTSTORE_URL && !existsSync(file)) throw new UsageError(`There are no facts at ${file}`)
  const store = await configuredStore(config, log)
  if ((await store.head()) > 0) return store

  await store.close()
  throw new UsageError('The event store holds no facts: is this the right one?')
}

/** Opens the event store read-only beside a running shop: `raw` as stored, `store` decrypted. */
export const openFacts = async (config: Config) => {
  const raw = await configuredStore(config, openLog('warn'), { readOnly: true })
  return { raw, store: openEncryptedStore(raw, openKeyring(openSecretStore(raw)), schemaOf) }
}
