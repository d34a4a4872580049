import { randomUUID } from 'node:crypto'
import { productList } from '#api/catalogue/productList.ts'
import { productTexts } from '#api/catalogue/productTexts.ts'
import type { EventStore, NewFact } from '#api/eventStore/eventStore.ts'
import { productStream } from '#domain/catalogue/productMachine.ts'
import { monday } from '#domain/testing/fixtures.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { buildReadModels } from './buildReadModels.ts'
import { type GeneratedProduct, generateProduct } from './generateProduct.ts'
import { openShopStore, type ShopLocation } from './shopLocation.ts'

// Appends at the same time: the embedded store commits them as a group, a server must answer each before its deadline.
const [fileConcurrency, serverConcurrency] = [500, 50]

/** Adds so many products to a shop's event store and builds its product list. `stock`: of each product; by default the generated one. */
export const fillShop = async (location: ShopLocation, products: number, stock?: number) => {
  const store = encryptStore(await openShopStore(location))
  await addProducts(store, products, { stock, concurrency: location.server ? serverConcurrency : fileConcurrency })

  await buildReadModels(store, location, [productList, productTexts])
  await store.close()
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
