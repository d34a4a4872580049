import type { Search } from '#domain/catalogue/searchBoxMachine.ts'

/** Whether the main area shows what was found: on `/`, with a text or a discount range (section 2 of the specification). */
export const isSearch = (path: string, query: URLSearchParams) =>
  path === '/' && (Boolean(query.get('search')) || Boolean(query.get('tags')) || Number(query.get('discountStart')) > 0)

/** Where the results of a search are. */
export const searchHref = ({ text, isTag }: Search) =>
  `/?${new URLSearchParams({ search: text, ...(isTag && { tags: text }) })}`
