import { searchPageSize } from '#domain/businessConstants.ts'
import { isSearchable } from '#domain/catalogue/searchText.ts'
import { searchedTags, searchedText } from '#web/state/catalogue/searchUrl.ts'
import { filterQuery } from './filterQuery.ts'

/** The text or the tags that are searched for; empty if the address has only filters. */
export const searchLabel = (query: URLSearchParams) => searchedText(query) || searchedTags(query).replaceAll(',', ', ')

/** The search request of an address; undefined if its text is too short. */
export const searchRequest = (query: URLSearchParams) => {
  const [text, tags] = [searchedText(query), searchedTags(query)]
  if (text && !tags && !isSearchable(text)) return undefined
  return {
    query: {
      ...(tags ? { tags } : text && { search: text }),
      fields: 'card',
      limit: String(searchPageSize),
      ...filterQuery(query),
    },
  } as const
}

/** The request for tags similar to the text; undefined for a search by tags. */
export const tagSuggestionRequest = (query: URLSearchParams) => {
  const text = searchedText(query)
  return isSearchable(text) && searchedTags(query) === '' ? { params: { text } } : undefined
}
