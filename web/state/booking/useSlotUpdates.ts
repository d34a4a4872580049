import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useClient } from '#web/state/client.ts'
import { freeTimesQueries, useFollowedSlots } from '#web/state/live/followedSlots.ts'
import { isLiveAtom } from '#web/state/live/presence.ts'

/** Milliseconds. */
const pollInterval = 30_000

/** Keeps the cached free times of a provider up to date as long as the component is mounted: others take them meanwhile. */
export const useSlotUpdates = (providerId: string) => {
  const { queryCache } = useClient()
  const isLive = useAtomValue(isLiveAtom)
  useFollowedSlots(providerId)

  // Only without a live socket, as behind a proxy that allows none: then no frame says that a time was taken.
  useEffect(() => {
    if (isLive) return
    const timer = setInterval(() => {
      if (!document.hidden) queryCache.invalidate(...freeTimesQueries(providerId))
    }, pollInterval)
    return () => clearInterval(timer)
  }, [queryCache, providerId, isLive])
}
