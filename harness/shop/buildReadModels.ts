import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openLog } from '#api/log.ts'
import type { Projection } from '#api/readModels/projection.ts'
import { openProjector } from '#api/readModels/projector.ts'
import { openReadDatabase } from '#api/readModels/readModelDatabase.ts'
import { type ShopLocation, shopFiles } from './shopLocation.ts'

const timeout = 600_000

/** Builds read models of a shop from every fact of its store. Throws if they do not reach the last one. */
export const buildReadModels = async (
  store: EventStore,
  location: ShopLocation,
  projections: readonly Projection[],
) => {
  const database = openReadDatabase(shopFiles(location).readModels)
  const projector = openProjector(store, database, projections, openLog('silent'))
  const ending = new AbortController()
  const running = projector.run(ending.signal)
  const isReached = await projector.waitForPosition(await store.head(), timeout)
  ending.abort()
  await running
  database.close()
  const [stopped] = projector.stoppedProjections()
  if (stopped || !isReached)
    throw new Error(`The read models did not reach the last fact: ${stopped?.why ?? 'no time'}`)
}
