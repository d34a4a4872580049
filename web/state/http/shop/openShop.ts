import { openShopClient } from './shopClient.ts'
import { openTokenSource } from './tokenSource.ts'

/** The shop's client and the session's tokens that it sends. `onExpired` is called once the session has ended. */
export const openShop = (onExpired: () => void) => {
  const tokens = openTokenSource(onExpired)
  return { tokens, shop: openShopClient(tokens) }
}
