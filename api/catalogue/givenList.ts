import { join } from 'node:path'
import { appendFacts } from '#api/appendFacts.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openLog } from '#api/log.ts'
import { openReadDatabase } from '#api/readModels/database.ts'
import { openProjector } from '#api/readModels/projector.ts'
import { rebuild } from '#api/readModels/rebuilding.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { monday } from '#domain/cast.ts'
import type { ProductFact } from '#domain/catalogue/productEvents.ts'
import type { ReviewFact } from '#domain/review/reviewEvents.ts'
import { productList } from './productList.ts'

/** A log of products, and the list that follows it. */
export const givenList = async () => {
  const folder = await temporaryFolder()
  const store = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const file = join(folder.path, 'readModels.sqlite')
  const database = openReadDatabase(file)
  const projector = openProjector(store, database, [productList], openLog('silent'))
  const ending = new AbortController()
  const running = projector.run(ending.signal)

  const toldAt = async (at: string, stream: string, ...facts: (ProductFact | ReviewFact)[]) => {
    await appendFacts(store, stream, facts, at)
    await projector.reached(await store.head(), 5000)
  }

  return {
    database,
    /** Appends facts to a stream, and waits until the list knows them. */
    told: (stream: string, ...facts: (ProductFact | ReviewFact)[]) => toldAt(monday, stream, ...facts),
    toldAt,
    rebuilt: () => rebuild({ database, store, file, signal: ending.signal }, productList),
    stopped: projector.stopped,
    [Symbol.asyncDispose]: async () => {
      ending.abort()
      await running
      await store.close()
      database.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}
