import type { DatabaseSync } from 'node:sqlite'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Log } from '#api/log.ts'
import { truncateLog } from './database.ts'
import { type Gathering, openProjector } from './projector.ts'
import { shopReadModels } from './shopReadModels.ts'

/** Keeps every read model of the shop, in this thread. Of somebody who was erased nothing stays behind in their file. */
export const openShopProjector = (store: EventStore, database: DatabaseSync, log: Log, gathering?: Gathering) => {
  const projector = openProjector(store, database, shopReadModels, log, gathering)
  // What was erased while nobody followed the log is no news.
  let isStarting = true
  projector.onReached(() => {
    if (isStarting) truncateLog(database)
    isStarting = false
  })
  projector.onApplied((facts) => facts.some(({ type }) => type === 'AccountErased') && truncateLog(database))
  return projector
}
