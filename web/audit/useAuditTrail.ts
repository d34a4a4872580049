import { useEffect, useEffectEvent, useState } from 'react'
import { useClient } from '#web/state/client.ts'
import { type AnswerOf, type RequestOf, requestKeyOf } from '#web/state/http/calls.ts'
import { useQuery } from '#web/state/http/useQuery.ts'

type Page = AnswerOf<'GET audit/recent'>

interface LoadedPages {
  /** The name of the request whose pages these are. */
  of: string
  pages: readonly Page[]
  state: 'ready' | 'loading' | 'failed'
}

const key = 'GET audit/recent'

/** Loads the audit page by page. Newer facts are counted in `fresh` and shown only on demand. */
export const useAuditTrail = (request: RequestOf<typeof key>) => {
  const { queryCache } = useClient()
  const requestName = requestKeyOf(key, request)
  const newest = useQuery(key, request)
  const isRefreshed = useRefreshOnEntry(requestName, request)
  const [loaded, setLoaded] = useState<LoadedPages>()
  const firstPage = newest.answer && { of: requestName, pages: [newest.answer], state: 'ready' as const }
  const shown = loaded?.of === requestName ? loaded : firstPage
  if (isRefreshed && firstPage && shown === firstPage) setLoaded(firstPage)

  const nextCursor = shown?.pages.at(-1)?.meta.nextCursor
  const onMore = async () => {
    if (!shown || !nextCursor || shown.state === 'loading') return
    const lastPage = shown.pages.at(-1)
    setLoaded({ ...shown, state: 'loading' })
    const { answer } = await queryCache.fetchQuery(key, { query: { ...request.query, nextCursor } })
    setLoaded((now) => {
      // `onShow` may have replaced the pages in the meantime: append an older page only to the page it was requested for.
      if (now?.of !== requestName || now.pages.at(-1) !== lastPage) return now
      return answer ? { of: requestName, pages: [...now.pages, answer], state: 'ready' } : { ...now, state: 'failed' }
    })
  }
  const onShow = () => {
    setLoaded(firstPage)
    scrollTo({ top: 0 })
  }

  return {
    newest,
    facts: shown?.pages.flatMap(({ results }) => results),
    fresh: { ...countNewer(shown?.pages[0], newest.answer), onShow },
    more: {
      onMore: nextCursor ? onMore : undefined,
      loading: shown?.state === 'loading',
      failed: shown?.state === 'failed',
    },
  }
}

// Refreshes a cached answer when the page opens or the filter changes, so that the first page is current.
const useRefreshOnEntry = (requestName: string, request: RequestOf<typeof key>) => {
  const { queryCache } = useClient()
  const [refreshed, setRefreshed] = useState<string>()

  const refresh = useEffectEvent(() => {
    if (queryCache.entryOf(key, request)) queryCache.invalidate(requestName)
    return queryCache.fetchQuery(key, request)
  })
  useEffect(() => {
    let isUnmounted = false
    refresh().then(() => isUnmounted || setRefreshed(requestName))
    return () => {
      isUnmounted = true
    }
  }, [requestName])

  return refreshed === requestName
}

const countNewer = (shown: Page | undefined, newest: Page | undefined) => {
  const last = shown?.results[0]?.position ?? 0
  const facts = newest?.results ?? []
  const count = facts.filter(({ position }) => position > last).length
  return { count, orMore: count > 0 && count === facts.length && newest?.meta.nextCursor !== null }
}
