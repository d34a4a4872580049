import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import type { Config } from './config.ts'
import { factsFile } from './dataFolder.ts'
import type { Log } from './log.ts'

interface StoreOptions {
  /** Opens the embedded store for reading only, beside a running shop. */
  readOnly?: boolean
}

/** Opens the raw event store that the configuration names, without encryption around it. Throws `StoreUnavailable` if it cannot be opened. */
export const configuredStore = (config: Config, log: Log, { readOnly = false }: StoreOptions = {}) =>
  config.EVENTSTORE_URL
    ? openEventStoreServer(config.EVENTSTORE_URL, log)
    : openSqliteEventStore(factsFile(config), {
        readOnly,
        report: (trouble) => log.warn({ err: trouble }, trouble.message),
      })

// Its client takes 12 MB of memory: it is loaded only if such a server is configured.
const openEventStoreServer = async (url: string, log: Log) => {
  const { openEventStoreDb } = await import('#api/eventStore/eventStoreDb.ts')
  return openEventStoreDb(url, {
    report: (trouble) => log.warn({ err: trouble }, 'EventStoreDB failed; trying again'),
  })
}
