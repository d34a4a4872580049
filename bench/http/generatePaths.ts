import { generateProduct } from '#harness/shop/generateProduct.ts'
import { generateSearches, generateTagPrefixes } from './generateSearches.ts'

const pathCount = 40

/** The paths that callers request, by the name of the call. */
export const generatePaths = (products: number): Readonly<Record<string, readonly string[]>> => {
  const { 'tag search': tags, 'text search': words } = generateSearches(products, pathCount)
  const numbers = Array.from({ length: pathCount }, (_, at) => at % products)
  return {
    'listing page': numbers.map((page) => `/products/getByCategoryOrPageNumber?limit=4&pageNumber=${(page % 9) + 1}`),
    'search with facets': [...tags, ...words].map((query) => `/products/search?${new URLSearchParams(query)}`),
    suggestion: generateTagPrefixes(products, pathCount).map(
      (text) => `/products/tagSuggestions/${encodeURIComponent(text)}`,
    ),
    'product by slug': numbers.map((number) => `/products/getProduct/${generateProduct(number).slug}`),
  }
}
