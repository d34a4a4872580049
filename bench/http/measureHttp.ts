import { join, resolve } from 'node:path'
import type { Figures } from '#api/programs/figures.ts'
import { fillShop } from '#harness/shop/fillShop.ts'
import type { ShopLocation } from '#harness/shop/shopLocation.ts'
import { compareCheckouts } from './compareCheckouts.ts'
import type { HttpFlow } from './httpFlows.ts'
import { measureDirectory } from './measureDirectory.ts'
import { measureLoad } from './measureLoad.ts'
import { measureLogins } from './measureLogins.ts'
import { measureOrders } from './measureOrders.ts'
import { measureSearches } from './measureSearches.ts'

export interface HttpOptions {
  /** The number of products of the large shop. */
  products: number
  /** Seconds of each load, for each number of callers; of orders, in each round. */
  seconds: number
  /** The number of service providers of the large directory. */
  providers: number
  /** Rounds of each load in turns with the bare server, of orders in turns with the bare store, and of the directories with each other. */
  rounds: number
  /** How many customers log in at once. */
  logins: number
  /** What to measure; by default everything. */
  flow?: HttpFlow | undefined
  /** The folder of another checkout to compare this one with, instead of everything else. */
  beside?: string | undefined
}

const usualSize = 1000
const usualProviders = 120

/**
 * Measures the catalogue with concurrent logins, the directory and orders, or one of them; or compares the shops of two checkouts. Only orders
 * run at the server of the location.
 */
export const measureHttp = async (figures: Figures, { folder, server }: ShopLocation, options: HttpOptions) => {
  const { flow, providers, beside } = options
  const isMeasured = (name: HttpFlow) => flow === undefined || flow === name
  const orderOptions = { ...options, products: Math.min(usualSize, options.products) }
  if (beside) return compareCheckouts(figures, folder, { ...orderOptions, beside: resolve(beside) })

  if (isMeasured('catalogue')) await measureCatalogue(figures, folder, options)
  if (isMeasured('directory'))
    await measureDirectory(figures, folder, { ...options, sizes: [Math.min(usualProviders, providers), providers] })
  if (isMeasured('orders')) await measureOrders(figures, { folder: join(folder, 'ordering'), server }, orderOptions)
}

/** Measures a shop of the usual size in process and over HTTP, and a large one in process. The bars are for the large one. */
const measureCatalogue = async (
  figures: Figures,
  folder: string,
  { products, seconds, rounds, logins }: HttpOptions,
) => {
  const small = Math.min(usualSize, products)
  const usualShop = await fillAndTime(figures, join(folder, 'usual'), small)
  await measureSearches(figures, usualShop, { products: small, isLarge: false })
  const largeShop = await fillAndTime(figures, join(folder, 'large'), products)
  await measureSearches(figures, largeShop, { products, isLarge: true })
  await measureLoad(figures, usualShop, { products: small, seconds, rounds })
  await measureLogins(figures, usualShop, { products: small, seconds, logins })
}

const fillAndTime = async ({ note }: Figures, folder: string, products: number) => {
  const start = performance.now()
  await fillShop({ folder }, products)
  note(
    `${products.toLocaleString('en')} products: in the shop after ${((performance.now() - start) / 1000).toFixed(1)} s`,
  )
  return folder
}
