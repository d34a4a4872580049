import { believableProduct } from './believable.ts'
import { beginningsFor, questionsFor } from './questions.ts'

const asked = 40

/** The paths that callers ask for, call by call. */
export const pathsFor = (products: number): Readonly<Record<string, readonly string[]>> => {
  const { 'tag search': tags, 'text search': words } = questionsFor(products, asked)
  const numbers = Array.from({ length: asked }, (_, at) => at % products)
  return {
    'listing page': numbers.map((page) => `/products/getByCategoryOrPageNumber?limit=4&pageNumber=${(page % 9) + 1}`),
    'search with facets': [...tags, ...words].map((query) => `/products/search?${new URLSearchParams(query)}`),
    suggestion: beginningsFor(products, asked).map((text) => `/products/tagSuggestions/${encodeURIComponent(text)}`),
    'product by slug': numbers.map((number) => `/products/getProduct/${believableProduct(number).slug}`),
  }
}
