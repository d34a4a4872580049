import { isMissingList } from '#web/catalogue/listing/filterQuery.ts'
import type { PageMatch } from '#web/shell/routing/matchPage.ts'
import type { QueryCache } from '#web/state/http/queryCache.ts'
import { pathParts } from '#web/state/navigation/route.ts'
import { linkedCategories, providerCategoryPath } from '#web/state/provider/providerCategories.ts'
import { answerIn } from './answerIn.ts'

/**
 * Whether the page is that of a category or brand that the shop does not have. Categories and brands exist through their products, those of
 * the directory are in its tree.
 */
export const isMissingListing = ({ route, visit }: PageMatch, queryCache: QueryCache) => {
  if (/^\/(categories|brands)\/:/i.test(route.path)) {
    const listing = answerIn(queryCache, 'GET products/getByCategoryOrPageNumber')
    return isMissingList(listing?.meta.totalCount, visit.query)
  }
  if (!route.path.startsWith('/serviceProviderCategories/')) return false
  const tree = answerIn(queryCache, 'GET api/service-providers/categories')?.results
  const { parent, child, leaf } = visit.params
  return (
    tree !== undefined && providerCategoryPath(linkedCategories(tree), pathParts([parent, child, leaf])).length === 0
  )
}
