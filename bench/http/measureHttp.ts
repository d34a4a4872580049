import { join } from 'node:path'
import type { Figures } from '#api/programs/figures.ts'
import { fillShop } from './catalogueOfSize.ts'
import { measureLoad } from './loadFigures.ts'
import { measureLogins } from './loginFigures.ts'
import { measureOrders } from './orderFigures.ts'
import { measureSearches } from './searchFigures.ts'
import type { Wishes } from './wishes.ts'

const usual = 1000

/** The catalogue with people logging in beside it, and orders; or one of the two. */
export const measureHttp = async (figures: Figures, folder: string, wishes: Wishes) => {
  const asked = { products: Math.min(usual, wishes.products), seconds: wishes.seconds }
  if (wishes.flow !== 'orders') await measureCatalogue(figures, folder, wishes)
  if (wishes.flow !== 'catalogue') await measureOrders(figures, join(folder, 'ordering'), asked)
}

/** A shop of the usual size in process and over HTTP, and a large one in process: the bars are for that one. */
const measureCatalogue = async (figures: Figures, folder: string, { products, seconds }: Wishes) => {
  const small = Math.min(usual, products)
  const usualShop = await filled(figures, join(folder, 'usual'), small)
  await measureSearches(figures, usualShop, { products: small, isLarge: false })
  const largeShop = await filled(figures, join(folder, 'large'), products)
  await measureSearches(figures, largeShop, { products, isLarge: true })
  await measureLoad(figures, usualShop, { products: small, seconds })
  await measureLogins(figures, usualShop, { products: small, seconds })
}

const filled = async ({ note }: Figures, folder: string, products: number) => {
  const start = performance.now()
  await fillShop(folder, products)
  note(
    `${products.toLocaleString('en')} products: in the shop after ${((performance.now() - start) / 1000).toFixed(1)} s`,
  )
  return folder
}
