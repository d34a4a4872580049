import type { Client } from '#web/state/client.ts'
import { connectionBarAtom, pagePromptsAtom } from '#web/state/offline/pagePrompts.ts'
import { forgetPages } from '#web/state/offline/seenPages.ts'
import { startWaitingOrders } from '#web/state/offline/waitingOrder.ts'
import { onPersonChange, onPersonLeave } from '#web/state/session/session.ts'
import { ConnectionBar } from './ConnectionBar.tsx'
import { followInstallPrompt } from './followInstallPrompt.ts'
import { forgetOwnAnswers } from './forgetOwnAnswers.ts'
import { keepAnswers } from './keepAnswers.ts'
import { PagePrompts } from './PagePrompts.tsx'
import { recordPages } from './recordPages.ts'
import { followServiceWorker, tell } from './serviceWorker.ts'
import { waitingWorkerAtom } from './waitingWorker.ts'

/** Starts what makes the shop work without a connection. Loaded when the page is idle. Returns a function that stops it. */
export const startOffline = (client: Client) => {
  const { store, shop, queryCache, cart, dataSaver } = client
  const stops = [
    forgetOwnAnswers(client),
    followInstallPrompt(client),
    recordPages(),
    startWaitingOrders(client),
    onPersonLeave(store, forgetPages),
  ]
  // What a customer needs to order passes through the worker, which keeps it.
  const prepareOrders = (worker: ServiceWorker, customerId: string, isNew: boolean) => {
    tell(worker, { type: 'keepOrderScripts' })
    queryCache.fetchQuery('GET customer/addresses/:customerId', { params: { customerId } })
    if (!isNew) return
    shop.get('GET customer/profile', {}).catch(() => undefined)
    cart.reload()
  }
  const onReady = (worker: ServiceWorker, isNew: boolean) => {
    if (isNew) keepAnswers(client).catch(() => undefined)
    if (dataSaver) return
    stops.push(onPersonChange(store, ({ person }) => person && prepareOrders(worker, person.customerId, isNew)))
  }
  stops.push(followServiceWorker({ onReady, onUpdate: (waiting) => store.set(waitingWorkerAtom, waiting) }))

  store.set(pagePromptsAtom, () => PagePrompts)
  store.set(connectionBarAtom, () => ConnectionBar)
  return () => {
    for (const stop of stops) stop()
  }
}
