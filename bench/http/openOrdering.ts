import { createBuyers } from '#harness/shop/createBuyers.ts'
import { openFactCounter } from '#harness/shop/factCounter.ts'
import { fillShop } from '#harness/shop/fillShop.ts'
import { generateOrders } from '#harness/shop/generateOrders.ts'
import { startShopNode } from '#harness/shop/serverProcess.ts'
import type { ShopLocation } from '#harness/shop/shopLocation.ts'

const orderCount = 500
/** Stock of each product: more than all buyers can order. */
const unlimitedStock = 1_000_000

interface OrderingOptions {
  products: number
  /** The number of buyers with an account and an address. */
  buyers: number
  /** The checkout whose shop it is; default: this one. */
  checkout?: string
}

/** Fills a shop with unlimited stock, and runs it for buyers until its scope ends. */
export const openOrdering = async (location: ShopLocation, { products, buyers, checkout }: OrderingOptions) => {
  await fillShop(location, products, unlimitedStock)
  const tokens = await createBuyers(location, buyers)
  await using opening = new AsyncDisposableStack()
  const shop = opening.use(await startShopNode({ ...location, ...(checkout !== undefined && { checkout }) }))
  const factCounter = opening.use(await openFactCounter(location))
  const opened = opening.move()
  return {
    shop,
    factCounter,
    orderSource: { url: shop.url, tokens, generatedOrders: generateOrders(products, orderCount) },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}
