import { openEventStoreDb } from '#api/eventStore/eventStoreDb.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import type { Config } from './config.ts'
import { factsFile } from './dataFolder.ts'
import type { Log } from './log.ts'

interface Opening {
  /** Opens the embedded store beside a shop that is running. */
  readOnly?: boolean
}

/** The event store that the configuration names, raw. Throws `StoreUnavailable` where it cannot be opened. */
export const configuredStore = (config: Config, log: Log, { readOnly = false }: Opening = {}) =>
  config.EVENTSTORE_URL
    ? openEventStoreDb(config.EVENTSTORE_URL, {
        report: (trouble) => log.warn({ err: trouble }, 'EventStoreDB is in trouble; trying again'),
      })
    : openSqliteEventStore(factsFile(config), {
        readOnly,
        report: (trouble) => log.warn({ err: trouble }, trouble.message),
      })
