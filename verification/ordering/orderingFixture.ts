import { bookingList } from '#api/booking/bookingList.ts'
import { openLog } from '#api/log.ts'
import { orderList } from '#api/order/orderList.ts'
import { openProjector } from '#api/readModels/projector.ts'
import { openReadDatabase } from '#api/readModels/readModelDatabase.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { realShopParts } from '#verification/mutants/shopParts.ts'
import { openServerStores, storeAdapters } from '#verification/nodeStores.ts'
import type { OrderingFixture } from './orderingNode.ts'

/** Opens a new store of an adapter, or the store of a server. Many plans can run on it, one after the other. */
export const openOrderingFixture = async (
  adapter: string,
  server?: string,
): Promise<OrderingFixture & AsyncDisposable> => {
  const folder = await temporaryFolder()
  const log = await (server ? openServerStores(server) : storeAdapters[adapter]?.(folder.path))
  if (!log) throw new Error(`There is no adapter ${adapter}`)
  const { stores } = log
  const database = openReadDatabase(':memory:')
  openProjector(stores[0], database, [orderList, bookingList], openLog('silent'))
  const close = async () => {
    await log[Symbol.asyncDispose]()
    database.close()
    await folder[Symbol.asyncDispose]()
  }
  return { stores, database, shopParts: realShopParts, [Symbol.asyncDispose]: close }
}
