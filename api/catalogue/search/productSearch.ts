import type { DatabaseSync } from 'node:sqlite'
import { partialSort } from '#api/readModels/partialSort.ts'
import type { ProductSort } from '#domain/catalogue/catalogueQuery.ts'
import type { Columns } from './columns.ts'
import { type Cursor, cursorAfter } from './cursor.ts'
import { splitValues } from './filterMasks.ts'
import { type FilterResult, filterProducts } from './filterProducts.ts'
import { intersect, mergeByRank } from './postingList.ts'
import { conditionsOf, facetSelectionOf, isNonEmptyList, type ProductFilter } from './productFilter.ts'
import { openProductIndex, type ProductIndex } from './productIndex.ts'
import { scoreProducts } from './scoreProducts.ts'
import { sortKeyOf } from './sortKeys.ts'
import { tagToken } from './tokenize.ts'

/** The products of a list, unsorted, with their facet counts and text scores. */
export interface ProductMatches extends FilterResult {
  columns: Columns
  /** Indexed by product number; `undefined` if no text was searched for. */
  scores: Uint16Array | undefined
}

/** A page of a list: sorted product numbers, and the cursor of the next page if there is one. */
export interface NumbersPage {
  numbers: readonly number[]
  next: Cursor | undefined
}

export interface PageOptions {
  sort: ProductSort
  limit: number
  /** From 1; ignored if there is a cursor. */
  pageNumber: number
  cursor?: Cursor | undefined
}

export type ProductSearch = ReturnType<typeof openProductSearch>

/** Finds, counts and sorts products in memory, within milliseconds for a hundred thousand products. */
export const openProductSearch = (database: DatabaseSync) => {
  const index = openProductIndex(database)
  const memo = versionedMemo<ProductMatches>(() => index.columns() && index.version())

  const find = (filter: ProductFilter): ProductMatches => {
    const columns = index.columns()
    const textMatches = filter.search ? scoreProducts(filter.search, filter.state, index) : undefined
    const tagged = isNonEmptyList(filter.tags) ? productsTagged(filter.tags, index) : undefined
    const among = textMatches && tagged ? intersect(textMatches.products, tagged) : (textMatches?.products ?? tagged)
    const wanted = { among, conditions: conditionsOf(filter, columns), selection: facetSelectionOf(filter, columns) }
    return { columns, scores: textMatches?.scores, ...filterProducts(columns, wanted) }
  }
  const firstSorted = ({ columns, scores }: ProductMatches, products: Uint32Array, sort: ProductSort, count: number) =>
    partialSort(products, sortKeyOf(sort, { columns, scores, nameOrder: index.nameOrder }), count)

  return {
    find: (filter: ProductFilter) => memo(JSON.stringify(filter), () => find(filter)),
    page: (matches: ProductMatches, { sort, limit, pageNumber, cursor }: PageOptions): NumbersPage => {
      const { products } = matches
      if (!cursor) {
        const pagesSoFar = firstSorted(matches, products, sort, pageNumber * limit)
        const startCursor = { pages: pageNumber - 1, seen: new Uint32Array() }
        return {
          numbers: pagesSoFar.slice((pageNumber - 1) * limit),
          next: nextCursor(startCursor, pagesSoFar, products),
        }
      }
      const remaining = unseen(products, cursor, matches.columns)
      const numbers =
        cursor.after === undefined ? firstSorted(matches, remaining, sort, limit) : [...remaining.subarray(0, limit)]
      return { numbers, next: nextCursor(cursor, numbers, remaining) }
    },
  }
}

const productsTagged = (tags: string, { postings }: ProductIndex) =>
  mergeByRank(
    splitValues(tags)
      .map(tagToken)
      .filter(Boolean)
      .map((tag) => postings.tag(tag).products),
  ).products

const nextCursor = (cursor: Cursor, shown: readonly number[], remaining: Uint32Array) =>
  shown.length < remaining.length ? cursorAfter(cursor, Uint32Array.from(shown)) : undefined

const unseen = (products: Uint32Array, { seen, after = 0 }: Cursor, { size }: Columns) => {
  const isSeen = new Uint8Array(size)
  for (const number of seen) isSeen[number] = 1
  const remaining = new Uint32Array(products.length)
  let count = 0
  for (let index = 0; index < products.length; index += 1) {
    const number = products[index] ?? 0
    if (isSeen[number] === 0 && number > after) remaining[count++] = number
  }
  return remaining.slice(0, count)
}

// Enough for everybody who pages through lists at the same time; an entry may hold a number for every product.
const maxEntries = 16

/** Memoizes values by key until the version changes. Keeps the most recently used entries. */
const versionedMemo = <Value>(version: () => number) => {
  const entries = new Map<string, Value>()
  let entriesVersion = -1

  return (key: string, compute: () => Value): Value => {
    const currentVersion = version()
    if (entriesVersion !== currentVersion) entries.clear()
    entriesVersion = currentVersion
    const value = entries.get(key) ?? compute()
    entries.delete(key)
    entries.set(key, value)
    for (const [oldest] of entries) if (entries.size > maxEntries) entries.delete(oldest)
    return value
  }
}
