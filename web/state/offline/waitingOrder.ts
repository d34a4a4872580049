import { atom } from 'jotai'
import { useHydratedAtom } from '#web/state/browser/useHydratedAtom.ts'
import type { Client } from '#web/state/client.ts'
import { onPersonChange, sessionAtom } from '#web/state/session/session.ts'
import {
  onWaitingOrderChange,
  readWaitingOrder,
  removeWaitingOrder,
  type WaitingOrder,
  writeWaitingOrder,
} from './waitingOrderStore.ts'

const waitingOrderAtom = atom<WaitingOrder>()

/** The order of whoever is signed in that waits on this device. */
export const useWaitingOrder = () => useHydratedAtom(waitingOrderAtom, undefined)

/** Milliseconds after which a tab that was sending an order must have been closed: a call lasts 30 seconds at most. */
const sendingTimeout = 40_000

/** Whether a tab is sending it now. */
export const isBeingSent = ({ sentAt = 0 }: WaitingOrder) => Date.now() - sentAt < sendingTimeout

/** Keeps the order, which is this customer's. */
export const keepWaiting = async ({ store }: Client, order: WaitingOrder) => {
  await writeWaitingOrder(order)
  if (isSignedIn(store, order.customerId)) store.set(waitingOrderAtom, order)
}

/** It was placed, refused, or given up. */
export const stopWaiting = async ({ store }: Client, { customerId, key }: Pick<WaitingOrder, 'customerId' | 'key'>) => {
  await removeWaitingOrder(customerId, key)
  if (store.get(waitingOrderAtom)?.key === key) store.set(waitingOrderAtom, undefined)
}

/** Follows the session and the other tabs. Returns a function that stops it. */
export const startWaitingOrders = ({ store }: Client) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const load = async () => {
    const customerId = store.get(sessionAtom).person?.customerId
    const order = customerId === undefined ? undefined : await readWaitingOrder(customerId)
    if (store.get(sessionAtom).person?.customerId !== customerId) return
    store.set(waitingOrderAtom, order)
    clearTimeout(timer)
    if (order?.sentAt !== undefined) timer = setTimeout(load, sendingTimeout)
  }
  const stops = [onPersonChange(store, load), onWaitingOrderChange(load)]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

const isSignedIn = (store: Client['store'], customerId: string) =>
  store.get(sessionAtom).person?.customerId === customerId
