import { useSyncExternalStore } from 'react'

/** Whether the browser knows that it has no line. */
export const useIsOffline = () => useSyncExternalStore(follow, isOffline, never)

const follow = (tell: () => void) => {
  for (const event of events) addEventListener(event, tell)
  return () => {
    for (const event of events) removeEventListener(event, tell)
  }
}

const events = ['online', 'offline']
const isOffline = () => !navigator.onLine
const never = () => false
