import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { productList } from '#api/catalogue/productList.ts'
import type { EventStore, NewFact } from '#api/eventStore/eventStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openLog } from '#api/log.ts'
import { openReadDatabase } from '#api/readModels/database.ts'
import { openProjector } from '#api/readModels/projector.ts'
import { openEngine } from '#bench/engine.ts'
import { monday } from '#domain/cast.ts'
import { productStream } from '#domain/catalogue/productMachine.ts'
import { type BelievableProduct, believableProduct } from './believable.ts'

const atOnce = 500
const forMinutes = 600_000

/** The files of a shop in a folder. */
export const filesIn = (folder: string) => ({
  events: join(folder, 'events.sqlite'),
  readModels: join(folder, 'readModels.sqlite'),
  outbox: join(folder, 'outbox.sqlite'),
})

/** Fills a shop's event store with so many products, and its read models from there. `stock` is how many there are of each; a few of most where nobody says. */
export const fillShop = async (folder: string, products: number, stock?: number) => {
  const { events, readModels } = filesIn(folder)
  const store = openEngine(await openSqliteEventStore(events))
  for (let from = 0; from < products; from += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, products - from) }, (_, at) => from + at)
    await Promise.all(numbers.map((number) => addProduct(store, stocked(number, stock))))
  }

  const database = openReadDatabase(readModels)
  const projector = openProjector(store, database, [productList], openLog('silent'))
  const ending = new AbortController()
  const running = projector.run(ending.signal)
  const isReached = await projector.reached(await store.head(), forMinutes)
  ending.abort()
  await running
  database.close()
  await store.close()
  const [stopped] = projector.stopped()
  if (stopped || !isReached) throw new Error(`The products did not reach the list: ${stopped?.why ?? 'no time'}`)
}

const stocked = (number: number, stock: number | undefined) => {
  const product = believableProduct(number)
  return stock === undefined ? product : { ...product, quantity: stock }
}

const addProduct = (store: EventStore, product: BelievableProduct) =>
  store.append(productStream(product.slug), 'absent', [added(product)])

const added = (data: unknown): NewFact => ({
  id: randomUUID(),
  type: 'ProductAdded',
  version: 1,
  data,
  meta: { by: { role: 'system', id: 'bench' }, at: monday, correlationId: 'bench' },
})
