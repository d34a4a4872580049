import { createStore } from 'jotai'
import type { DeliveryTerms } from '#domain/order/placeOrder.ts'
import { type Entries, openAnswers } from './answers.ts'
import { openCart } from './cartKeeper.ts'
import type { Client } from './client.ts'
import { openKeyring } from './keyring.ts'
import { startLastViewed } from './lastViewed.ts'
import { expire, whenPersonChanges } from './session.ts'
import { openShopClient } from './shopClient.ts'
import { startSession } from './signing.ts'
import { startTheme } from './theme.ts'
import { whenIdle } from './whenIdle.ts'
import { whenOnline } from './whenOnline.ts'

/** What the server knew when it rendered the page. */
export interface Known {
  answers: Entries
  terms: DeliveryTerms
  publicUrl?: string
}

export const openBrowserClient = ({ answers: known, terms, publicUrl = '' }: Known): Client => {
  const store = createStore()
  const keyring = openKeyring(() => expire(store))
  const shop = openShopClient(keyring)
  const answers = openAnswers(shop.get, known)
  return { shop, answers, keyring, store, terms, publicUrl, cart: openCart({ shop, answers, store }) }
}

/** Everything that listens: after hydration, since the server knew nothing of this browser. Answers the way to stop. */
export const startClient = (client: Client) => {
  const stops = [
    startTheme(client),
    startLastViewed(client),
    whenPersonChanges(client.store, client.answers.forgetPrivate),
    client.cart.start(),
    startSession(client),
    whenIdle(async () => (await import('./liveSocket.ts')).startLive(client)),
    whenIdle(fetchCart),
    whenOnline(client.answers.retryOffline),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

// Browsers do not ask again for a script that they could not have: it has to be here before the line may go.
const fetchCart = async () => {
  await Promise.allSettled([import('./cartDesk.ts'), import('#web/cart/CartRoute.tsx')])
  return () => {}
}
