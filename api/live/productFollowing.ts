import type { Log } from '#api/log.ts'
import type { IncomingFrame } from '#domain/live/liveFrames.ts'
import type { CurrentProduct } from './currentProduct.ts'
import type { LiveConnection, LiveRoom } from './liveRoom.ts'
import { throttled } from './throttled.ts'

/** Milliseconds. However often a connection changes its list, its products are compared at most once in this time. */
const compareInterval = 500

type FollowedProducts = Extract<IncomingFrame, { event: 'followProducts' }>['data']

interface FollowingDependencies {
  currentProduct: CurrentProduct
  log: Log
}

/**
 * Subscribes a connection to products. Those that no longer cost what its page shows are reported: they changed after the page's answers were
 * made, and before the server knew that the page follows them. A node whose read models are behind may report an older price than the page
 * has; the newer one follows with its fact.
 */
export const openProductFollowing = (
  room: LiveRoom,
  connection: LiveConnection,
  { currentProduct, log }: FollowingDependencies,
) => {
  /** The prices on the page, by product id. */
  const uncompared = new Map<string, number | null>()

  const report = (productId: string, shownPrice: number | null) => {
    const current = currentProduct(productId)
    const price = current?.inStock ? current.discountedPrice : null
    if (current && price !== shownPrice) connection.send({ event: 'productChanged', data: current })
  }
  const compareSoon = throttled(compareInterval, () => {
    const followed = new Set(connection.followedProducts)
    const due = [...uncompared].filter(([productId]) => followed.has(productId))
    uncompared.clear()
    try {
      for (const [productId, shownPrice] of due) report(productId, shownPrice)
    } catch (error) {
      log.error({ err: error }, 'Products could not be compared with what a page shows')
    }
  })

  return ({ productIds, shownPrices = [] }: FollowedProducts) => {
    const before = new Set(connection.followedProducts)
    room.follow(connection, [...new Set(productIds)])
    for (const [place, shownPrice] of shownPrices.entries()) {
      const productId = productIds[place]
      if (productId !== undefined && !before.has(productId)) uncompared.set(productId, shownPrice)
    }
    if (uncompared.size > 0) compareSoon()
  }
}
