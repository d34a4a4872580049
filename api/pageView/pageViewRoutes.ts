import type { Handlers } from '#api/http/handlers.ts'
import type { pageViewContract } from '#domain/pageView/pageViewContract.ts'
import type { TermsPath } from '#domain/terms/termsPages.ts'

/** `count` gets the path, and nothing else of the request. */
export const pageViewRoutes = (count: (path: TermsPath) => void): Handlers<typeof pageViewContract> => ({
  'POST analytics/pageView': ({ querydata: { path } }) => {
    count(path)
    return {}
  },
})
