import type { Log } from '#api/log.ts'
import { openProjectorThread } from '#api/readModels/thread/projectorThread.ts'
import type { FactsLocation } from '#api/readModels/thread/workerProtocol.ts'
import { startProjectorThread } from './startProjectorThread.ts'

/** The projector of the shop's read models in a thread of its own. Rejects with the error of the thread that failed to open them. */
export const openShopProjectorThread = (
  facts: FactsLocation,
  readModelsFile: string,
  log: Log,
  thread = startProjectorThread(),
) => openProjectorThread(thread, { facts, readModels: readModelsFile }, log)
