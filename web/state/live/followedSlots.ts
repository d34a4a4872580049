import { atom, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'

/** The ids of the service providers whose free times are on the page, once for every part of the page that shows them. */
export const followedProvidersAtom = atom<readonly string[]>([])

/** Asks the server to report each change of the provider's free times as long as the component is mounted. */
export const useFollowedSlots = (providerId: string) => {
  const setFollowed = useSetAtom(followedProvidersAtom)

  // Before the effects that fetch: an answer that was cached while nobody followed the provider is out of date by then.
  useLayoutEffect(() => {
    setFollowed((ids) => [...ids, providerId])
    return () => setFollowed((ids) => ids.toSpliced(ids.indexOf(providerId), 1))
  }, [providerId, setFollowed])
}

/** Prefixes of the cached answers that show free times of a provider: the times themselves, and the soonest one on pages and cards. */
export const freeTimesQueries = (providerId: string) => {
  const id = encodeURIComponent(providerId)
  return [
    `GET api/service-providers/slots/${id}`,
    `GET api/service-providers/${id}`,
    'GET api/service-providers/searchServiceProviders',
  ]
}
