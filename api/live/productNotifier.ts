import type { DatabaseSync } from 'node:sqlite'
import type { Log } from '#api/log.ts'
import { toRand } from '#domain/kernel/money.ts'
import type { ProductChange } from '#domain/live/liveFrames.ts'
import type { LiveRoom } from './liveRoom.ts'
import { throttled } from './throttled.ts'

/** Milliseconds. */
const sendInterval = 500

/**
 * Sends `productChanged` to connections that view or follow a product when its price or availability changes, at most twice a second.
 * Drafts are no one's business, and neither is the price of a withdrawn product. The first fact of a followed product is always sent, later ones only if something changed for a customer. Call the returned function with
 * the id of each product that a fact is about.
 */
export const openProductNotifier = (room: LiveRoom, database: DatabaseSync, log: Log) => {
  const find = database.prepare('SELECT state, edits, list_price, discount, price, quantity FROM products WHERE id = ?')
  /** The last frame sent, by product id, for followed products. */
  const lastSent = new Map<string, string>()
  const changed = new Set<string>()

  const send = (productId: string) => {
    const row = find.get(productId)
    if (!row || row['state'] === 'draft') return
    const { version, ...change } = changeOf(productId, row)
    const serialized = JSON.stringify(change)
    if (lastSent.get(productId) === serialized) return
    lastSent.set(productId, serialized)
    room.sendToFollowers(productId, { event: 'productChanged', data: { ...change, version } })
  }
  const sendSoon = throttled(sendInterval, () => {
    const due = [...changed]
    changed.clear()
    try {
      for (const productId of due) if (room.isFollowed(productId)) send(productId)
    } catch (error) {
      log.error({ err: error }, 'Changes of products could not be passed on')
    }
  })

  return (productId: string) => {
    // Without followers: drop the last frame, so that the next follower gets the current one.
    if (!room.isFollowed(productId)) return void lastSent.delete(productId)
    changed.add(productId)
    sendSoon()
  }
}

const changeOf = (productId: string, row: Record<string, unknown>): ProductChange => {
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
