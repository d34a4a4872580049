import { join } from 'node:path'
import type { Figures } from '#api/programs/figures.ts'
import { fillShop } from '#harness/shop/fillShop.ts'
import type { ShopLocation } from '#harness/shop/shopLocation.ts'
import { measureLoad } from './measureLoad.ts'
import { measureLogins } from './measureLogins.ts'
import { measureOrders } from './measureOrders.ts'
import { measureSearches } from './measureSearches.ts'

export interface HttpOptions {
  /** The number of products of the large shop. */
  products: number
  /** Seconds of each load, for each number of callers. */
  seconds: number
  /** Rounds of orders, in turns with the bare store. */
  rounds: number
  /** What to measure; by default everything. */
  flow?: 'catalogue' | 'orders' | undefined
}

const usualSize = 1000

/** Measures the catalogue with concurrent logins, then orders, or one of the two. Only orders run at the server of the location. */
export const measureHttp = async (figures: Figures, { folder, server }: ShopLocation, options: HttpOptions) => {
  const orderOptions = { ...options, products: Math.min(usualSize, options.products) }
  if (options.flow !== 'orders') await measureCatalogue(figures, folder, options)
  if (options.flow !== 'catalogue')
    await measureOrders(figures, { folder: join(folder, 'ordering'), server }, orderOptions)
}

/** Measures a shop of the usual size in process and over HTTP, and a large one in process. The bars are for the large one. */
const measureCatalogue = async (figures: Figures, folder: string, { products, seconds }: HttpOptions) => {
  const small = Math.min(usualSize, products)
  const usualShop = await fillAndTime(figures, join(folder, 'usual'), small)
  await measureSearches(figures, usualShop, { products: small, isLarge: false })
  const largeShop = await fillAndTime(figures, join(folder, 'large'), products)
  await measureSearches(figures, largeShop, { products, isLarge: true })
  await measureLoad(figures, usualShop, { products: small, seconds })
  await measureLogins(figures, usualShop, { products: small, seconds })
}

const fillAndTime = async ({ note }: Figures, folder: string, products: number) => {
  const start = performance.now()
  await fillShop({ folder }, products)
  note(
    `${products.toLocaleString('en')} products: in the shop after ${((performance.now() - start) / 1000).toFixed(1)} s`,
  )
  return folder
}
