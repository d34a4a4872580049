import type { DatabaseSync } from 'node:sqlite'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Log } from '#api/log.ts'
import { openProjector, type ProjectorOptions } from '#api/readModels/projector.ts'
import { truncateWriteAheadLog } from '#api/readModels/readModelDatabase.ts'
import { shopReadModels } from './shopReadModels.ts'

/** Runs the projector of every read model in this thread, and removes erased personal data from the file's write-ahead log. */
export const openShopProjector = (store: EventStore, database: DatabaseSync, log: Log, options?: ProjectorOptions) => {
  const projector = openProjector(store, database, shopReadModels, log, options)
  // Listeners get no facts from before `run`: an erasure while the projector was down is handled here.
  let isStarting = true
  projector.onProgress(() => {
    if (isStarting) truncateWriteAheadLog(database)
    isStarting = false
  })
  projector.onApplied((facts) => facts.some(({ type }) => type === 'AccountErased') && truncateWriteAheadLog(database))
  return projector
}
