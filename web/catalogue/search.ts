import { isSearchable, plainText } from '#domain/catalogue/searchText.ts'
import { filterQuery } from './filters.ts'

// Of the specification's section 9.
const pageSize = '4'

export const searchedText = (query: URLSearchParams) => plainText(query.get('search') ?? '').trim()

/** What the address searches for; undefined while there is too little to search. */
export const searchAsking = (query: URLSearchParams) => {
  const text = searchedText(query)
  const tags = query.get('tags')
  if (text && !tags && !isSearchable(text)) return undefined
  return { query: { ...(tags ? { tags } : text && { search: text }), limit: pageSize, ...filterQuery(query) } }
}

/** Tags like the text; none for what is a tag already. */
export const suggestionAsking = (query: URLSearchParams) => {
  const text = searchedText(query)
  return isSearchable(text) && !query.has('tags') ? { params: { text } } : undefined
}
