import { useState } from 'react'
import { inputDebounce, minSearchLength } from '#domain/businessConstants.ts'
import { useLastDefined } from '#web/state/browser/useLastDefined.ts'
import { pictureOf } from '#web/state/catalogue/productCard.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { useDebounced } from '#web/state/useDebounced.ts'

/** The cross-sell products of a product: the chosen ones, and those found for the typed search. */
export const useCrossSell = (productId: string | undefined) => {
  const [search, onSearch] = useState('')
  const debouncedSearch = useDebounced(search.trim(), inputDebounce)
  const request =
    debouncedSearch.length >= minSearchLength ? { query: { search: debouncedSearch, limit: '8' } } : undefined
  const searchQuery = useQuery('GET products/inventory', request)
  const chosenQuery = useQuery(
    'GET products/getCrossSellProduct/:id',
    productId === undefined ? undefined : { params: { id: productId }, query: { fields: 'card' } },
  )
  const found = (useLastDefined(searchQuery.answer)?.data ?? []).filter(({ id }) => id !== productId).map(toOption)

  return {
    known: [...(chosenQuery.answer?.data ?? []).map(toOption), ...found],
    found: request ? found : [],
    search,
    onSearch,
    searching: search.trim() !== debouncedSearch || (request !== undefined && searchQuery.status === 'loading'),
    failed: searchQuery.status === 'failed',
  }
}

type NamedProduct = Parameters<typeof pictureOf>[0] & { id: string; brand: string }

const toOption = (product: NamedProduct) => ({
  id: product.id,
  name: product.name,
  brand: product.brand,
  picture: pictureOf(product),
})
