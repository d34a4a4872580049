import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useClient } from '#web/state/client.ts'
import { type AnswerOf, type ReadKey, type RequestOf, requestKeyOf } from './calls.ts'
import type { QueryResult } from './queryCache.ts'

type QueryState<Answer> = (QueryResult<Answer> | { status: 'loading'; answer?: undefined; error?: undefined }) & {
  /** Fetches the answer again. */
  retry: () => void
}

/** The answer to a GET of the contract; fetches it when it is missing or stale. Without a `request` it fetches nothing yet. */
export const useQuery = <Key extends ReadKey>(
  key: Key,
  request: RequestOf<Key> | undefined,
): QueryState<AnswerOf<Key>> => {
  const { queryCache } = useClient()
  const requestKey = request && requestKeyOf(key, request)
  const cachedEntry = () => request && queryCache.entryOf(key, request)
  const entry = useSyncExternalStore(queryCache.subscribe, cachedEntry, cachedEntry)

  const fetchMissing = useEffectEvent(() => request && queryCache.fetchQuery(key, request))
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches when the request changes or the entry goes stale
  useEffect(() => {
    fetchMissing()
  }, [requestKey, entry])

  const retry = () => requestKey !== undefined && queryCache.invalidate(requestKey)
  return { ...(entry?.result ?? { status: 'loading' }), retry }
}
