import { seedDemo } from '#api/demo/seed.ts'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { createBuyers } from '#harness/shop/createBuyers.ts'
import { addProducts } from '#harness/shop/fillShop.ts'
import { shopFiles } from '#harness/shop/shopLocation.ts'

/** Stock of each product: more than all visitors can buy. */
const unlimitedStock = 1_000_000

/** Writes the demo's facts, so many more products and so many buyers into the data folder of a shop that is not running. */
export const fillDemoShop = async (folder: string, products: number, buyers: number) => {
  const raw = await openSqliteEventStore(shopFiles({ folder }).events)
  const store = encryptStore(raw)
  await seedDemo({ secretStore: openSecretStore(raw) }, store)
  await addProducts(store, products, { stock: unlimitedStock })
  await raw.close()
  await createBuyers({ folder }, buyers)
}
