import { isSearchable } from '#domain/catalogue/searchText.ts'
import { tooShortToSearch } from '#domain/catalogue/tooShortToSearch.ts'
import { SearchScreen } from '#ui-kit/screens/search/SearchScreen.tsx'
import { FilterColumn } from '#web/catalogue/listing/FilterColumn.tsx'
import { searchLabel, searchRequest, tagSuggestionRequest } from '#web/catalogue/listing/searchRequest.ts'
import { useListControls } from '#web/catalogue/listing/useListControls.tsx'
import { useSearchResults } from '#web/catalogue/listing/useSearchResults.ts'
import { useAddToCart } from '#web/state/cart/useAddToCart.ts'
import { categoryLinks, useCategories } from '#web/state/catalogue/categories.ts'
import { cardOf } from '#web/state/catalogue/productCard.ts'
import { searchHref } from '#web/state/catalogue/searchUrl.ts'
import { useClient } from '#web/state/client.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import type { QueryCache } from '#web/state/http/queryCache.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { RouteModule, Visit } from '#web/state/navigation/route.ts'

export const preloadSearch = ({ query }: Visit, ask: QueryCache['fetchQuery']) => {
  const request = searchRequest(query)
  const tagRequest = tagSuggestionRequest(query)
  return Promise.all([
    request && ask('GET products/search', request),
    tagRequest && ask('GET products/tagSuggestions/:text', tagRequest),
  ])
}

/** The search results for a text, tags or filters. */
export const SearchRoute = ({ visit }: { visit: Visit }) => {
  const text = searchLabel(visit.query)
  const request = searchRequest(visit.query)
  const { first, products, total, facets, more } = useSearchResults(request)
  const suggestedTags = useQuery('GET products/tagSuggestions/:text', tagSuggestionRequest(visit.query)).answer
    ?.suggestions
  const { terms } = useClient()
  const { categories } = useCategories()
  const { addingId, onAdd } = useAddToCart(products)
  const { bar, sheet, filters, apply } = useListControls(visit, { facets, besidePanel: facets !== undefined })
  const title = text ? 'Search results' : 'On sale'

  return (
    <>
      <PageHead title={text ? `${text}: search` : title} />
      <SearchScreen
        title={title}
        text={text || undefined}
        tooShort={text && !isSearchable(text) ? tooShortToSearch : undefined}
        products={products.map(cardOf(terms))}
        total={total}
        more={more}
        onAdd={onAdd}
        addingId={addingId}
        tags={(suggestedTags ?? []).filter((tag) => tag !== text).map(tagLink)}
        didYouMean={categoryLinks(categories)}
        errorMessage={total === 0 ? first.answer?.errorMessage : undefined}
        bar={bar}
        panel={facets && <FilterColumn filters={filters} facets={facets} onChange={apply} />}
        dialog={sheet}
        loading={request !== undefined && first.status === 'loading'}
        failure={failureOf(first)}
      />
    </>
  )
}

const tagLink = (tag: string) => ({ label: tag, href: searchHref({ text: tag, isTag: true }) })

export const searchPage: RouteModule = { Component: SearchRoute, preload: preloadSearch }
