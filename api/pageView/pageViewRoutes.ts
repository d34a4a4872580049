import type { Handlers } from '#api/http/handlers.ts'
import type { pageViewContract } from '#domain/pageView/pageViewContract.ts'
import type { PageViewCounter } from './pageViewCounter.ts'

/** `count` gets the path, and nothing else of the request. */
export const pageViewRoutes = (count: PageViewCounter['count']): Handlers<typeof pageViewContract> => ({
  'POST analytics/pageView': ({ querydata: { path } }) => {
    count(path)
    return {}
  },
})
