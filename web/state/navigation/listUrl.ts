import { parseDay } from './parseDay.ts'

/** The part of a list on the page: a filter, whose empty fields limit nothing, and one page of the rows that match. */
export interface ListView<Filter> {
  filter: Filter
  /** From 1. */
  page: number
}

interface ListDefinition<Filter, Query> {
  /** The address of the whole list: `/Orders_Management`. */
  path: string
  /** Rows of a page. */
  pageSize: number
  /** Parses each field of the URL, trimmed. An invalid text gives the same value as the empty one. */
  fields: { readonly [Name in keyof Filter]: (text: string) => Filter[Name] }
  /** The query of the API request, without the page. */
  queryOf: (filter: Filter) => Query
}

const lastPage = 100_000

/** Keeps a list's filter and page in its URL, so that Back, bookmarks and reloads show the same rows. */
export const listUrl = <Filter extends Record<keyof Filter, string>, Query extends object>({
  path,
  pageSize,
  fields,
  queryOf,
}: ListDefinition<Filter, Query>) => {
  const names = Object.keys(fields) as (keyof Filter & string)[]

  return {
    /** The view that an address describes. */
    viewOf: (query: URLSearchParams): ListView<Filter> => {
      const read = names.map((name) => [name, fields[name]((query.get(name) ?? '').trim())])
      const page = Number(query.get('page'))
      return {
        // Every field is among the names.
        filter: Object.fromEntries(read) as Filter,
        page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
      }
    },
    /** The URL of a view. Fields with their default value are left out. */
    hrefFor: ({ filter, page }: ListView<Filter>) => {
      const query = new URLSearchParams()
      for (const name of names) {
        const text = filter[name].trim()
        if (text !== fields[name]('')) query.set(name, text)
      }
      if (page > 1) query.set('page', String(page))
      return query.size === 0 ? path : `${path}?${query}`
    },
    /** The API request for one page. */
    requestOf: ({ filter, page }: ListView<Filter>) => ({
      query: { ...queryOf(filter), pageNumber: String(page), limit: String(pageSize) },
    }),
    /** The number of pages for so many rows: at least one. */
    pagesOf: (totalCount: number) => Math.max(1, Math.ceil(totalCount / pageSize)),
  }
}

/** Parses one of several values; any other text gives the fallback. */
export const oneOf =
  <const Value extends string, const Fallback extends string = ''>(
    values: readonly Value[],
    fallback = '' as Fallback,
  ) =>
  (text: string): Value | Fallback =>
    values.find((value) => value === text) ?? fallback

/** Parses a text, cut to the maximum length. */
export const textUpTo = (maxLength: number) => (text: string) => text.slice(0, maxLength)

/** Parses a day: `2026-11-21`. */
export const day = parseDay

/** The fields that are not empty. */
export const nonEmptyFields = <Filter extends Record<keyof Filter, string>>(filter: Filter) =>
  // Only fields of the filter are left, and none of them empty.
  Object.fromEntries(Object.entries<string>(filter).filter(([, value]) => value.trim() !== '')) as {
    [Name in keyof Filter]?: Exclude<Filter[Name], ''>
  }
