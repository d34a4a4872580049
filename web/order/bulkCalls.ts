import type { BulkMove, BulkMoved } from '#ui-kit/shop/order/bulkMove.ts'
import { asCallFailed } from '#web/client/callFailed.ts'
import { openSavingKeys } from '#web/client/savingKey.ts'
import type { ShopClient } from '#web/client/shopClient.ts'

interface Wish {
  ids: string[]
  move: BulkMove
  reason?: string | undefined
  dryRun: boolean
}

/** Moves of many orders. Where the line broke nobody knows whether it was done: the same again is the same deed. */
export const openBulkCalls = () => {
  const keys = openSavingKeys()

  return async (shop: ShopClient, wish: Wish) => {
    try {
      const { results } = await shop.send('POST order/bulk', { querydata: wish }, wish.dryRun ? {} : keys.onceFor(wish))
      keys.answered()
      return results.map(bulkMoved)
    } catch (thrown) {
      const failure = asCallFailed(thrown)
      if (!failure.isOffline) keys.answered()
      throw failure
    }
  }
}

interface Answered {
  id: string
  orderNumber: string
  outcome: 'moved' | 'refused'
  orderStatus?: BulkMoved['status']
  message?: string | undefined
}

const bulkMoved = ({ id, orderNumber, outcome, orderStatus, message }: Answered): BulkMoved => ({
  id,
  orderNumber,
  outcome,
  status: orderStatus,
  message,
})
