import type { OutgoingFrame } from '#domain/live/liveFrames.ts'
import type { Client } from '#web/state/client.ts'
import { freeTimesQueries } from './followedSlots.ts'
import { onlineUsersAtom, viewersAtom } from './presence.ts'
import { applyProductChange } from './productChanges.ts'

/** Applies a live frame to the atoms, the query cache and the cart. */
export const applyLiveFrame = (client: Client, frame: OutgoingFrame) => {
  const { store, queryCache, cart } = client
  if (frame.event === 'onlineUsers') store.set(onlineUsersAtom, frame.data)
  if (frame.event === 'productViewersUpdate') {
    const { productId, count } = frame.data
    store.set(viewersAtom, { [productId]: count })
  }
  if (frame.event === 'productChanged') applyProductChange(client, frame.data)
  if (frame.event === 'cartUpdated') cart.onServerVersion(frame.data.version)
  if (frame.event === 'orderUpdated') queryCache.invalidate(...orderQueries(frame.data.orderId), 'GET customer/orders/')
  if (frame.event === 'bookingUpdated') queryCache.invalidate(...bookingQueries(frame.data.bookingId))
  if (frame.event === 'inboxChanged') queryCache.invalidate('GET inbox/', 'GET stockAlerts/')
  if (frame.event === 'slotsChanged') queryCache.invalidate(...freeTimesQueries(frame.data.providerId))
  if (frame.event === 'auditAppended') {
    const [, noun = '', id = ''] = /^(\w+)-(.+)$/.exec(frame.data.stream) ?? []
    const queries = adminQueries[noun]?.(id)
    if (queries) queryCache.invalidate(...queries)
  }
}

// The answers on pages of admins that a new fact of a record makes stale, by the noun of its stream.
const adminQueries: Record<string, (id: string) => string[]> = {
  order: (id) => [...orderQueries(id), 'GET order/all'],
  account: (id) => [...customerQueries(id), 'GET customers/all'],
  accountSecurity: (id) => [`GET audit/customers/${id}`],
  booking: (id) => [`GET bookings/find/${id}`, `GET audit/bookings/${id}`, 'GET bookings/all'],
  provider: (id) => [
    ...['', 'forEdit/'].map((path) => `GET api/service-providers/${path}${id}`),
    ...[`GET audit/providers/${id}`, 'GET api/service-providers/all'],
  ],
}

const customerQueries = (id: string) => [`GET customers/find/${id}`, `GET audit/customers/${id}`]

const bookingQueries = (bookingId: string) => [`GET bookings/find/${bookingId}`, 'GET bookings/own/']

const orderQueries = (orderId: string) => [`GET order/find/${orderId}`, `GET order/timeline/${orderId}`]
