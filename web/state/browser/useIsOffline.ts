import { useSyncExternalStore } from 'react'

/** Whether the browser reports that it is offline. */
export const useIsOffline = () => useSyncExternalStore(subscribe, isOffline, isOfflineOnServer)

const subscribe = (listener: () => void) => {
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}

const events = ['online', 'offline']
const isOffline = () => !navigator.onLine
const isOfflineOnServer = () => false
