import type { Log } from '#api/log.ts'
import type { CurrentProduct } from './currentProduct.ts'
import type { LiveRoom } from './liveRoom.ts'
import { throttled } from './throttled.ts'

/** Milliseconds. */
const sendInterval = 500

/**
 * Sends `productChanged` to connections that view or follow a product when its price or availability changes, at most twice a second.
 * The first fact of a followed product is always sent, later ones only if something changed for a customer. Call the returned function with the
 * id of each product that a fact is about.
 */
export const openProductNotifier = (room: LiveRoom, currentProduct: CurrentProduct, log: Log) => {
  /** The last frame sent, by product id, for followed products. */
  const lastSent = new Map<string, string>()
  const changed = new Set<string>()

  const send = (productId: string) => {
    const current = currentProduct(productId)
    if (!current) return
    const { version, ...shown } = current
    const serialized = JSON.stringify(shown)
    if (lastSent.get(productId) === serialized) return
    lastSent.set(productId, serialized)
    room.sendToFollowers(productId, { event: 'productChanged', data: current })
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
