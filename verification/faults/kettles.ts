import { blueKettle } from '#domain/testing/fixtures.ts'
import type { HeadlessShop } from '#verification/headlessShop.ts'

/** The products of the shop that is killed. */
export const productIds = Array.from({ length: 40 }, (_, index) => `kettle-${index + 1}`)
/** Pieces of each product. */
export const initialStock = 50

export const stockKettles = (shop: HeadlessShop) =>
  Promise.all(productIds.map((slug) => shop.stock({ ...blueKettle, slug, name: `Kettle ${slug}` }, initialStock)))
