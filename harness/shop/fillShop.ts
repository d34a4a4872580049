import { randomUUID } from 'node:crypto'
import { productList } from '#api/catalogue/productList.ts'
import type { EventStore, NewFact } from '#api/eventStore/eventStore.ts'
import { openLog } from '#api/log.ts'
import { openProjector } from '#api/readModels/projector.ts'
import { openReadDatabase } from '#api/readModels/readModelDatabase.ts'
import { productStream } from '#domain/catalogue/productMachine.ts'
import { monday } from '#domain/testing/fixtures.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { type GeneratedProduct, generateProduct } from './generateProduct.ts'
import { openShopStore, type ShopLocation, shopFiles } from './shopLocation.ts'

// Appends at the same time: the embedded store commits them as a group, a server must answer each before its deadline.
const [fileConcurrency, serverConcurrency] = [500, 50]
const timeout = 600_000

/** Adds so many products to a shop's event store and builds its product list. `stock`: of each product; by default the generated one. */
export const fillShop = async (location: ShopLocation, products: number, stock?: number) => {
  const store = encryptStore(await openShopStore(location))
  await addProducts(store, products, { stock, concurrency: location.server ? serverConcurrency : fileConcurrency })

  const database = openReadDatabase(shopFiles(location).readModels)
  const projector = openProjector(store, database, [productList], openLog('silent'))
  const ending = new AbortController()
  const running = projector.run(ending.signal)
  const isReached = await projector.waitForPosition(await store.head(), timeout)
  ending.abort()
  await running
  database.close()
  await store.close()
  const [stopped] = projector.stoppedProjections()
  if (stopped || !isReached) throw new Error(`The products did not reach the list: ${stopped?.why ?? 'no time'}`)
}

interface FillOptions {
  stock?: number | undefined
  concurrency?: number
}

/** Adds generated products to a store, `concurrency` of them at the same time. `stock` as in `fillShop`. */
export const addProducts = async (
  store: EventStore,
  products: number,
  { stock, concurrency = fileConcurrency }: FillOptions = {},
) => {
  for (let from = 0; from < products; from += concurrency) {
    const numbers = Array.from({ length: Math.min(concurrency, products - from) }, (_, at) => from + at)
    await Promise.all(numbers.map((number) => addProduct(store, productWithStock(number, stock))))
  }
}

const productWithStock = (number: number, stock: number | undefined) => {
  const product = generateProduct(number)
  return stock === undefined ? product : { ...product, quantity: stock }
}

const addProduct = (store: EventStore, product: GeneratedProduct) =>
  store.append(productStream(product.slug), 'absent', [productAdded(product)])

const productAdded = (data: unknown): NewFact => ({
  id: randomUUID(),
  type: 'ProductAdded',
  version: 1,
  data,
  meta: { by: { role: 'system', id: 'bench' }, at: monday, correlationId: 'bench' },
})
