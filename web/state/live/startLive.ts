import type { OutgoingFrame } from '#domain/live/liveFrames.ts'
import { onOnline } from '#web/state/browser/onOnline.ts'
import { onTabShown } from '#web/state/browser/onTabShown.ts'
import type { Store } from '#web/state/browser/store.ts'
import { cartAtom } from '#web/state/cart/cartState.ts'
import type { Client } from '#web/state/client.ts'
import type { TokenSource } from '#web/state/http/shop/tokenSource.ts'
import { tokenStorage } from '#web/state/http/tokenStorage.ts'
import { onPersonChange, sessionAtom } from '#web/state/session/session.ts'
import { applyLiveFrame } from './applyLiveFrame.ts'
import { followedProvidersAtom, freeTimesQueries } from './followedSlots.ts'
import { isLiveAtom, viewedProductAtom } from './presence.ts'
import { knownProducts } from './productChanges.ts'
import { type LiveConnection, openReconnectingSocket } from './reconnectingSocket.ts'
import { throttled } from './throttled.ts'

/** Connects to `/live` and applies its frames to atoms and the query cache. Returns a function that stops it. A chunk of its own. */
export const startLive = (client: Client) => {
  const { store, tokens } = client
  let wasRecognized = false
  let isSessionLost = false

  const handleOpen = async () => {
    const token = await tokens.accessToken().catch(() => undefined)
    authenticate(token)
    isSessionLost = false
    viewReporter.restart()
    followReporter.restart()
    slotReporter.restart()
    store.set(isLiveAtom, true)
  }
  const handleRecognized = (cartVersion: number) => {
    invalidateMissed(client, wasRecognized)
    client.cart.onServerVersion(cartVersion)
    wasRecognized = true
  }
  const handleSessionEnded = async () => {
    isSessionLost = true
    authenticate(await checkSession(tokens))
  }
  const aggregates = openAggregates(client)
  const onFrame = (frame: OutgoingFrame) => {
    if (frame.event === 'sessionEnded') return handleSessionEnded()
    if (frame.event === 'recognized') return handleRecognized(frame.data.cartVersion)
    if (frame.event === 'auditAppended') aggregates.onFact(frame.data.stream)
    return applyLiveFrame(client, frame)
  }
  const connection = openReconnectingSocket({
    onOpen: handleOpen,
    onClose: () => store.set(isLiveAtom, false),
    onFrame,
  })
  const authenticate = (token: string | undefined) => token && connection.send({ event: 'auth', data: { token } })
  const viewReporter = viewReports(store, connection)
  const followReporter = followReports(client, connection)
  const slotReporter = slotReports(client, connection)

  // The same person has logged in again after the session had ended.
  const reauthenticate = () => {
    const { status, expired } = store.get(sessionAtom)
    if (isSessionLost && status === 'signedIn' && !expired) connection.reconnect()
  }

  const stops = [
    store.sub(viewedProductAtom, viewReporter.report),
    store.sub(followedProvidersAtom, slotReporter.report),
    onPersonChange(store, connection.reconnect),
    store.sub(sessionAtom, reauthenticate),
    onOnline(connection.reconnect),
    onTabShown(connection.onTabShown),
    connection.close,
    aggregates.cancel,
    followReporter.stop,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

// Milliseconds. A sign-out in this browser has deleted the tokens by then, in all tabs, and the check ends without a request.
const signOutDelay = 1000

/**
 * Checks with one call whether the session has ended, as the live socket said: if so, the token source deletes its tokens. Otherwise
 * resolves to the new access token.
 */
const checkSession = async (tokens: TokenSource) => {
  await new Promise((resolve) => setTimeout(resolve, signOutDelay))
  const token = tokenStorage.read()?.accessToken
  return token && tokens.renew(token).catch(() => undefined)
}

// Frames from before this connection, since the page was rendered or while it was down, were missed.
const invalidateMissed = ({ queryCache }: Client, isReconnect: boolean) => {
  queryCache.invalidate('GET order/', 'GET customer/orders/', 'GET bookings/', 'GET inbox/', 'GET stockAlerts/')
  queryCache.invalidate('GET dashboard/')
  if (isReconnect) queryCache.invalidate('GET customers/', 'GET audit/', 'GET api/service-providers/all')
}

/** Invalidates, throttled, the queries that summarize many facts. */
const openAggregates = ({ queryCache }: Client) => {
  const auditQueries = throttled(() =>
    queryCache.invalidate('GET audit/recent', 'GET audit/followed/', 'GET audit/security'),
  )
  const figureQueries = throttled(() => queryCache.invalidate('GET dashboard/'), 10_000)
  // The table of service providers shows when each is free next.
  const freeTimeQueries = throttled(() => queryCache.invalidate('GET api/service-providers/all'), 10_000)

  return {
    onFact: (stream: string) => {
      auditQueries.trigger()
      if (isInFigures(stream)) figureQueries.trigger()
      if (stream.startsWith('agenda-')) freeTimeQueries.trigger()
    },
    cancel: () => {
      auditQueries.cancel()
      figureQueries.cancel()
      freeTimeQueries.cancel()
    },
  }
}

// The streams that the dashboard's figures count.
const isInFigures = (stream: string) => /^(order|product|searches|booking|provider)-/.test(stream)

/** Reports the viewed product to the server whenever it changes. */
const viewReports = (store: Store, connection: LiveConnection) => {
  let reportedId: string | undefined
  const report = () => {
    const viewedId = store.get(viewedProductAtom)
    if (viewedId === reportedId) return
    if (reportedId) connection.send({ event: 'leaveProduct', data: { productId: reportedId } })
    if (viewedId) connection.send({ event: 'viewProduct', data: { productId: viewedId } })
    reportedId = viewedId
  }
  const restart = () => {
    reportedId = undefined
    report()
  }
  return { report, restart }
}

/** Reports the providers whose free times the page shows. What was cached before the server heard of one may be out of date. */
const slotReports = ({ store, queryCache }: Client, connection: LiveConnection) => {
  const reportedIds = new Set<string>()
  const leave = (providerId: string) => {
    reportedIds.delete(providerId)
    connection.send({ event: 'leaveSlots', data: { providerId } })
  }
  const follow = (providerId: string) => {
    reportedIds.add(providerId)
    connection.send({ event: 'followSlots', data: { providerId } })
    queryCache.invalidate(...freeTimesQueries(providerId))
  }
  const report = () => {
    const shownIds = new Set(store.get(followedProvidersAtom))
    for (const id of reportedIds) if (!shownIds.has(id)) leave(id)
    for (const id of shownIds) if (!reportedIds.has(id)) follow(id)
  }
  const restart = () => {
    reportedIds.clear()
    report()
  }
  return { report, restart }
}

/** Reports, throttled, the products whose price this page has. */
const followReports = (client: Client, connection: LiveConnection) => {
  let reportedIds = ''
  const report = () => {
    const prices = knownProducts(client)
    const productIds = [...prices.keys()]
    if (productIds.join() === reportedIds) return
    reportedIds = productIds.join()
    connection.send({ event: 'followProducts', data: { productIds, shownPrices: [...prices.values()] } })
  }
  const reportSoon = throttled(report)
  const stops = [
    client.queryCache.subscribe(reportSoon.trigger),
    client.store.sub(cartAtom, reportSoon.trigger),
    reportSoon.cancel,
  ]
  const restart = () => {
    reportedIds = ''
    reportSoon.trigger()
  }
  return {
    restart,
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}
