import { setTimeout as pause } from 'node:timers/promises'
import type { CurrentProducts } from './currentProducts.ts'
import type { LiveConnection, LiveRoom } from './liveRoom.ts'

/** As in `followProducts`. */
interface FollowedProducts {
  productIds: readonly string[]
  shownPrices?: readonly (number | null)[] | undefined
}

/** Milliseconds. However often a connection changes its list, its products are compared at most once in this time. */
const compareInterval = 500

/**
 * Subscribes a connection to products. Those that are no longer as its page shows them are reported: they changed after the page's answers were
 * made, and before the server knew that the page follows them.
 */
export const openProductFollowing = (room: LiveRoom, connection: LiveConnection, currentProduct: CurrentProducts) => {
  /** The prices on the page, by product id. */
  const uncompared = new Map<string, number | null>()
  let isDue = false

  const compare = () => {
    for (const [productId, shownPrice] of uncompared) {
      const current = currentProduct(productId)
      const price = current?.inStock ? current.discountedPrice : null
      if (current && price !== shownPrice) connection.send({ event: 'productChanged', data: current })
    }
    uncompared.clear()
  }

  return async ({ productIds, shownPrices = [] }: FollowedProducts) => {
    const before = new Set(connection.followedProducts)
    room.follow(connection, [...new Set(productIds)])
    for (const [place, shownPrice] of shownPrices.entries()) {
      const productId = productIds[place]
      if (productId !== undefined && !before.has(productId)) uncompared.set(productId, shownPrice)
    }
    if (isDue || uncompared.size === 0) return
    isDue = true
    await pause(compareInterval, undefined, { ref: false })
    isDue = false
    compare()
  }
}
