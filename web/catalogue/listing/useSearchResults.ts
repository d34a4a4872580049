import { useState } from 'react'
import { useLastDefined } from '#web/state/browser/useLastDefined.ts'
import type { ProductSummary } from '#web/state/catalogue/productCard.ts'
import { useClient } from '#web/state/client.ts'
import { type AnswerOf, type RequestOf, requestKeyOf } from '#web/state/http/calls.ts'
import { useQuery } from '#web/state/http/useQuery.ts'

type SearchRequest = RequestOf<'GET products/search'>
type SearchPage = AnswerOf<'GET products/search'>

interface MorePages {
  /** The name of the search request whose pages these are. */
  of: string
  pages: readonly SearchPage[]
  state: 'ready' | 'loading' | 'failed'
}

/** Search results, page by page. A product that moved to another page is shown once. Without `request`, nothing is loaded. */
export const useSearchResults = (request: SearchRequest | undefined) => {
  const { queryCache } = useClient()
  const first = useQuery('GET products/search', request)
  const facets = useLastDefined(first.answer?.meta.facets)
  const requestName = request ? requestKeyOf('GET products/search', request) : ''
  const [loaded, setLoaded] = useState<MorePages>({ of: requestName, pages: [], state: 'ready' })
  const more = loaded.of === requestName ? loaded : { of: requestName, pages: [], state: 'ready' as const }
  const pages = first.answer ? [first.answer, ...more.pages] : []
  const nextCursor = pages.at(-1)?.meta.nextCursor

  const onMore = async () => {
    if (!request || !nextCursor || more.state === 'loading') return
    setLoaded({ ...more, state: 'loading' })
    const { answer } = await queryCache.fetchQuery('GET products/search', { query: { ...request.query, nextCursor } })
    setLoaded((now) => {
      if (now.of !== requestName) return now
      return answer ? { of: requestName, pages: [...more.pages, answer], state: 'ready' } : { ...more, state: 'failed' }
    })
  }

  return {
    first,
    products: uniqueById(pages.flatMap(({ data }) => data)),
    total: first.answer?.meta.totalCount,
    /** While a search loads, the facets of the one before: the panel of filters stays where it is. */
    facets,
    more: nextCursor ? { onMore, loading: more.state === 'loading', failed: more.state === 'failed' } : undefined,
  }
}

const uniqueById = (products: readonly ProductSummary[]) => [
  ...new Map(products.map((product) => [product.id, product])).values(),
]
