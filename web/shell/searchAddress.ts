import type { Search } from '#domain/catalogue/searchBoxMachine.ts'
import { plainText } from '#domain/catalogue/searchText.ts'

/** Whether the main area shows what was found: on `/`, with a text or a discount range (section 2 of the specification). */
export const isSearch = (path: string, query: URLSearchParams) =>
  path === '/' && (searchedText(query) !== '' || searchedTags(query) !== '' || Number(query.get('discountStart')) > 0)

export const searchedText = (query: URLSearchParams) => plainText(query.get('search') ?? '').trim()

/** The tags that an address asks for, joined by commas; one without a letter or a digit cannot be a tag. */
export const searchedTags = (query: URLSearchParams) =>
  (query.get('tags') ?? '')
    .split(',')
    .filter((tag) => /[\p{L}\p{N}]/u.test(tag))
    .join(',')

/** Where the results of a search are. */
export const searchHref = ({ text, isTag }: Search) =>
  `/?${new URLSearchParams({ search: text, ...(isTag && { tags: text }) })}`
