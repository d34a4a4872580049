import { createStore } from 'jotai'
import type { DeliveryTerms } from '#domain/order/delivery.ts'
import { onOnline } from '#web/state/browser/onOnline.ts'
import { clearTabItems } from '#web/state/browser/storage.ts'
import { startTheme } from '#web/state/browser/theme.ts'
import { openCart } from '#web/state/cart/cart.ts'
import { deferShop } from '#web/state/http/deferredShop.ts'
import { type CacheEntries, openQueryCache } from '#web/state/http/queryCache.ts'
import type { DataSaverParts } from '#web/state/offline/dataSaverParts.tsx'
import { expireSession, onPersonChange, onPersonLeave } from '#web/state/session/session.ts'
import { startSession } from '#web/state/session/startSession.ts'
import type { Client } from './client.ts'

/** What the server knew when it rendered the page. */
export interface PageState {
  answers: CacheEntries
  terms: DeliveryTerms
  publicUrl?: string
  saveData?: boolean
  /** It was rendered for no address in particular: the worker shows it offline at any. */
  isShell?: boolean
}

export const openBrowserClient = (
  { answers: initial, terms, publicUrl = '' }: PageState,
  dataSaver?: DataSaverParts,
): Client => {
  const store = createStore()
  const { shop, tokens, load } = deferShop(() => expireSession(store))
  // The connection is up now: the page's own scripts have just come.
  load()
  const queryCache = openQueryCache(shop, initial)
  return { shop, queryCache, tokens, store, terms, publicUrl, dataSaver, cart: openCart({ shop, queryCache, store }) }
}

/** Starts all listeners: who is signed in is asked while the page hydrates, with the atoms as the server knew them. Returns a function that stops them. */
export const startClient = (client: Client) => {
  const stops = [
    startTheme(client),
    onPersonChange(client.store, client.queryCache.forgetPrivate),
    onPersonLeave(client.store, clearTabItems),
    client.cart.start(),
    startSession(client),
    // Answers that came while offline may be those that the service worker had kept.
    onOnline(() => client.queryCache.invalidate('GET ')),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
