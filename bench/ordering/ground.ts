import { openLog } from '#api/log.ts'
import { orderList } from '#api/order/orderList.ts'
import { openReadDatabase } from '#api/readModels/database.ts'
import { openProjector } from '#api/readModels/projector.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { rushStores } from '#bench/oversell/rushStores.ts'
import { shopEngine } from '#bench/simulation/engine.ts'
import type { Ground } from './node.ts'

/** A new store on an adapter, for any number of shops after each other. */
export const openGround = async (adapter: string): Promise<Ground & AsyncDisposable> => {
  const folder = await temporaryFolder()
  const raw = await rushStores[adapter]?.(folder.path)
  if (!raw) throw new Error(`There is no adapter ${adapter}`)
  const database = openReadDatabase(':memory:')
  openProjector(raw, database, [orderList], openLog('silent'))
  const close = async () => {
    await raw.close()
    database.close()
    await folder[Symbol.asyncDispose]()
  }
  return { raw, database, engine: shopEngine, [Symbol.asyncDispose]: close }
}
