import { atom } from 'jotai'
import type { Store } from '#web/state/browser/store.ts'
import type { CallFailed } from '#web/state/http/callFailed.ts'
import type { QueryCache } from '#web/state/http/queryCache.ts'
import type { ShopClient } from '#web/state/http/shop/shopClient.ts'
import type { CartAction } from './cartActions.ts'
import type { CartLine } from './cartLines.ts'

export interface CartState {
  status: 'loading' | 'ready' | 'failed'
  lines: readonly CartLine[]
  /** Some actions have not reached the server, which cannot be reached for now. */
  isWaiting?: boolean
  /** Why it has failed; without it the network is the reason. */
  error?: CallFailed | undefined
  /** Of a customer's cart, as the server last sent it. */
  version?: number | undefined
}

/** What the server renders, which knows no cart. */
export const unknownCart: CartState = { status: 'loading', lines: [] }

export const cartAtom = atom<CartState>(unknownCart)

export interface CartDependencies {
  shop: ShopClient
  queryCache: QueryCache
  store: Store
}

/** The cart of whoever is here: a guest's lives in this browser, a customer's on the server. */
export interface Cart {
  /** Shows the change at once, then sends it to the server. Resolves to the number of pieces that were added. */
  apply(action: CartAction): Promise<number>
  /** Reads the cart again, with today's prices and stock. */
  reload(): Promise<unknown>
  /** The server says that the customer's cart has this version now. */
  onServerVersion(version: number): void
  /** Resolves once the server has every action, or cannot be reached for now. */
  flush(): Promise<unknown>
  /** An order that was requested at this moment, in milliseconds since the epoch, has taken what was in the cart by then. */
  removeOrdered(at: number): void
  /** Follows the session and the other tabs. Returns the way to stop. */
  start(): () => void
}
