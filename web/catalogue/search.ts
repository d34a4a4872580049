import { isSearchable } from '#domain/catalogue/searchText.ts'
import { searchedTags, searchedText } from '#web/shell/searchAddress.ts'
import { filterQuery } from './filters.ts'

// Of the specification's section 9.
const pageSize = '4'

/** What was searched for, in words; empty where only filters were set. */
export const wanted = (query: URLSearchParams) => searchedText(query) || searchedTags(query).replaceAll(',', ', ')

/** What the address searches for; undefined while there is too little to search. */
export const searchAsking = (query: URLSearchParams) => {
  const [text, tags] = [searchedText(query), searchedTags(query)]
  if (text && !tags && !isSearchable(text)) return undefined
  return { query: { ...(tags ? { tags } : text && { search: text }), limit: pageSize, ...filterQuery(query) } }
}

/** Tags like the text; none for what is a tag already. */
export const suggestionAsking = (query: URLSearchParams) => {
  const text = searchedText(query)
  return isSearchable(text) && searchedTags(query) === '' ? { params: { text } } : undefined
}
