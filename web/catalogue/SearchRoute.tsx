import { SearchScreen } from '#ui-kit/screens/shopper/SearchScreen.tsx'
import { FilterPanel } from '#ui-kit/shop/search/FilterPanel.tsx'
import type { Answers } from '#web/client/answers.ts'
import { categoryLinks, useCategories } from '#web/client/categories.ts'
import { failureOf } from '#web/client/failure.ts'
import { cardOf } from '#web/client/productCard.ts'
import { useAddToCart } from '#web/client/useAddToCart.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import type { Visit } from '#web/shell/route.ts'
import { searchHref } from '#web/shell/searchAddress.ts'
import { searchAsking, suggestionAsking, wanted } from './search.ts'
import { useListControls } from './useListControls.tsx'
import { useResults } from './useResults.ts'

export const preload = ({ query }: Visit, ask: Answers['ask']) => {
  const asking = searchAsking(query)
  const suggesting = suggestionAsking(query)
  return Promise.all([
    asking && ask('GET products/search', asking),
    suggesting && ask('GET products/tagSuggestions/:text', suggesting),
  ])
}

/** What was found for a text, a tag or a discount. */
export const SearchRoute = ({ visit }: { visit: Visit }) => {
  const text = wanted(visit.query)
  const asking = searchAsking(visit.query)
  const { first, products, total, facets, more } = useResults(asking)
  const suggested = useAnswer('GET products/tagSuggestions/:text', suggestionAsking(visit.query)).answer?.suggestions
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
        products={products.map(cardOf)}
        total={total}
        more={more}
        onAdd={onAdd}
        addingId={addingId}
        tags={(suggested ?? []).filter((tag) => tag !== text).map(tagLink)}
        didYouMean={categoryLinks(categories)}
        errorMessage={total === 0 ? first.answer?.errorMessage : undefined}
        bar={bar}
        panel={facets && <FilterPanel filters={filters} facets={facets} onChange={apply} />}
        dialog={sheet}
        loading={asking !== undefined && first.status === 'loading'}
        failure={failureOf(first)}
      />
    </>
  )
}

const tagLink = (tag: string) => ({ label: tag, href: searchHref({ text: tag, isTag: true }) })
