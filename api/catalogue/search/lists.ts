import type { DatabaseSync } from 'node:sqlite'
import type { ProductSort } from '#domain/catalogue/catalogueQuery.ts'
import { listOf } from './allowed.ts'
import type { Columns } from './columns.ts'
import { conditionsOf, isGiven, type ProductFilter, tickedIn } from './conditions.ts'
import { type Place, placeAfter } from './cursor.ts'
import { firstInOrder } from './firstInOrder.ts'
import { keyOf } from './keys.ts'
import { lately } from './lately.ts'
import { type Matched, matching } from './matching.ts'
import { common, merged } from './posting.ts'
import { openProductIndex, type ProductIndex } from './productIndex.ts'
import { scored } from './scored.ts'
import { tagWord } from './words.ts'

/** The products of a list, not yet in order, and what was found beside them. */
export interface Found extends Matched {
  columns: Columns
  /** By numbers, where a text was searched for. */
  scores: Uint16Array | undefined
}

/** What is shown of a list: products in their order, by their numbers, and where the next page begins if there is one. */
export interface Shown {
  numbers: readonly number[]
  next: Place | undefined
}

export interface Paging {
  sort: ProductSort
  limit: number
  /** From 1; not read beside a place. */
  pageNumber: number
  place?: Place | undefined
}

export type Lists = ReturnType<typeof openLists>

/** Finds, counts and orders products in memory: milliseconds where there are a hundred thousand. */
export const openLists = (database: DatabaseSync) => {
  const index = openProductIndex(database)
  const found = lately<Found>(() => index.columns() && index.version())

  const find = (filter: ProductFilter): Found => {
    const columns = index.columns()
    const met = filter.search ? scored(filter.search, filter.state, index) : undefined
    const tagged = isGiven(filter.tags) ? taggedAs(filter.tags, index) : undefined
    const among = met && tagged ? common(met.products, tagged) : (met?.products ?? tagged)
    const wanted = { among, conditions: conditionsOf(filter, columns), ticked: tickedIn(filter, columns) }
    return { columns, scores: met?.scores, ...matching(columns, wanted) }
  }
  const first = ({ columns, scores }: Found, products: Uint32Array, sort: ProductSort, count: number) =>
    firstInOrder(products, keyOf(sort, { columns, scores, names: index.names }), count)

  return {
    find: (filter: ProductFilter) => found(JSON.stringify(filter), () => find(filter)),
    show: (found: Found, { sort, limit, pageNumber, place }: Paging): Shown => {
      const { products } = found
      if (!place) {
        const upTo = first(found, products, sort, pageNumber * limit)
        const start = { pages: pageNumber - 1, seen: new Uint32Array() }
        return { numbers: upTo.slice((pageNumber - 1) * limit), next: next(start, upTo, products) }
      }
      const left = unseen(products, place, found.columns)
      const numbers = place.after === undefined ? first(found, left, sort, limit) : [...left.subarray(0, limit)]
      return { numbers, next: next(place, numbers, left) }
    },
  }
}

const taggedAs = (tags: string, { postings }: ProductIndex) =>
  merged(
    listOf(tags)
      .map(tagWord)
      .filter(Boolean)
      .map((tag) => postings.tag(tag).products),
  ).products

const next = (place: Place, shown: readonly number[], left: Uint32Array) =>
  shown.length < left.length ? placeAfter(place, Uint32Array.from(shown)) : undefined

const unseen = (products: Uint32Array, { seen, after = 0 }: Place, { size }: Columns) => {
  const isSeen = new Uint8Array(size)
  for (const number of seen) isSeen[number] = 1
  const left = new Uint32Array(products.length)
  let count = 0
  for (let at = 0; at < products.length; at += 1) {
    const number = products[at] ?? 0
    if (isSeen[number] === 0 && number > after) left[count++] = number
  }
  return left.slice(0, count)
}
