import type { createStore } from 'jotai'
import { createContext, use } from 'react'
import type { DeliveryTerms } from '#domain/order/placeOrder.ts'
import type { Answers } from './answers.ts'
import type { CartKeeper } from './cartKeeper.ts'
import type { Keyring } from './keyring.ts'
import type { ShopClient } from './shopClient.ts'

/** What every page needs of the shop and of this browser. On the server there is one for each page that is rendered. */
export interface Client {
  shop: ShopClient
  answers: Answers
  keyring: Keyring
  cart: CartKeeper
  /** Holds the atoms: session, cart, toasts and the rest. */
  store: ReturnType<typeof createStore>
  /** Cents. */
  terms: DeliveryTerms
  /** Where the shop is reached, without a slash at its end; empty where nobody has told. */
  publicUrl: string
}

export const ClientContext = createContext<Client | undefined>(undefined)

export const useClient = () => {
  const client = use(ClientContext)
  if (!client) throw new Error('There is no ClientContext above this component')
  return client
}
