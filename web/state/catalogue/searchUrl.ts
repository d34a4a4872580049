import type { Search } from '#domain/catalogue/searchBoxMachine.ts'
import { sanitizeSearchText } from '#domain/catalogue/searchText.ts'

/** Whether the URL shows search results: `/` with a text, tags or a discount range (section 2 of the specification). */
export const isSearchUrl = (path: string, query: URLSearchParams) =>
  path === '/' && (searchedText(query) !== '' || searchedTags(query) !== '' || Number(query.get('discountStart')) > 0)

export const searchedText = (query: URLSearchParams) => sanitizeSearchText(query.get('search') ?? '').trim()

/** The tags in the URL, joined by commas, without those that have no letter or digit. */
export const searchedTags = (query: URLSearchParams) =>
  (query.get('tags') ?? '')
    .split(',')
    .filter((tag) => /[\p{L}\p{N}]/u.test(tag))
    .join(',')

/** The URL of a search's results. */
export const searchHref = ({ text, isTag }: Search) =>
  `/?${new URLSearchParams({ search: text, ...(isTag && { tags: text }) })}`
