import { mkdir } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { seedTradeFacts } from '#bench/audit/seedTradeFacts.ts'
import { fillDemoShop } from '#bench/soak/fillDemoShop.ts'
import { startWholeShop } from '#bench/soak/startWholeShop.ts'
import { openShopStore, shopFiles } from '#harness/shop/shopLocation.ts'

/** A shop of the measured size, in a folder. */
export interface ScaleShop {
  /** `100,000 products` */
  name: string
  size: number
  folder: string
  /** How many generated products it has. */
  products: number
}

/** The products of a shop whose orders are counted. */
const usualProducts = 1000

/** Writes the facts of the demo and of so many products. */
export const fillProducts = async (folder: string, size: number): Promise<ScaleShop> => {
  await fillAndStart(folder, size)
  return { name: `${size.toLocaleString('en')} products`, size, folder, products: size }
}

/** Writes the facts of the demo, of a thousand products, and so many of orders. */
export const fillOrderFacts = async (folder: string, size: number): Promise<ScaleShop> => {
  await fillAndStart(folder, usualProducts)
  const store = await openShopStore({ folder })
  const head = await store.head()
  await store.close()
  const { events } = shopFiles({ folder })
  await seedTradeFacts(folder, events, head + size)
  finishPolicies(events)
  return { name: `${size.toLocaleString('en')} order facts`, size, folder, products: usualProducts }
}

/** A first start, which is not measured: it may build the pages, and the policies handle the facts that are there. */
const fillAndStart = async (folder: string, products: number) => {
  await mkdir(folder, { recursive: true })
  await fillDemoShop(folder, products, 0)
  await using _shop = await startWholeShop(folder)
}

/** The policies of a shop in trade have handled its orders long ago: without this they would send the mails of a million facts again. */
const finishPolicies = (file: string) => {
  using database = new DatabaseSync(file)
  database.exec('UPDATE consumers SET position = (SELECT max(position) FROM facts)')
}
