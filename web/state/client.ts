import { createContext, use } from 'react'
import type { DeliveryTerms } from '#domain/order/delivery.ts'
import type { Store } from '#web/state/browser/store.ts'
import type { Cart } from '#web/state/cart/cartState.ts'
import type { QueryCache } from '#web/state/http/queryCache.ts'
import type { ShopClient } from '#web/state/http/shop/shopClient.ts'
import type { TokenSource } from '#web/state/http/shop/tokenSource.ts'
import type { DataSaverParts } from '#web/state/offline/dataSaverParts.tsx'

/** What every page needs of the shop and of this browser. The server opens one client for each page that it renders. */
export interface Client {
  shop: ShopClient
  queryCache: QueryCache
  tokens: TokenSource
  cart: Cart
  store: Store
  /** Cents. */
  terms: DeliveryTerms
  /** The shop's public address, without a slash at its end; empty where it is not configured. */
  publicUrl: string
  /** The visitor saves data: no pictures until they are asked for, no font, no motion. */
  dataSaver?: DataSaverParts | undefined
}

export const ClientContext = createContext<Client | undefined>(undefined)

export const useClient = () => {
  const client = use(ClientContext)
  if (!client) throw new Error('There is no ClientContext above this component')
  return client
}
