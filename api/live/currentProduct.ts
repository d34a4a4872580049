import type { DatabaseSync } from 'node:sqlite'
import { toRand } from '#domain/kernel/money.ts'
import type { ProductChange } from '#domain/live/liveFrames.ts'

/** Reads what followers may know of a product; undefined for drafts, which are no one's business, and for unknown products. */
export type CurrentProduct = (productId: string) => ProductChange | undefined

export const openCurrentProduct = (database: DatabaseSync): CurrentProduct => {
  const find = database.prepare('SELECT state, edits, list_price, discount, price, quantity FROM products WHERE id = ?')

  return (productId) => {
    const row = find.get(productId)
    if (!row || row['state'] === 'draft') return undefined
    const version = Number(row['edits'])
    if (row['state'] !== 'listed') return { productId, inStock: false, version }
    return {
      productId,
      price: toRand(Number(row['list_price'])),
      discount: Number(row['discount']),
      discountedPrice: toRand(Number(row['price'])),
      inStock: Number(row['quantity']) > 0,
      version,
    }
  }
}
