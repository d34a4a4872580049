import type { DatabaseSync } from 'node:sqlite'
import { projection } from '#api/readModels/projection.ts'
import type { ProductSort } from '#domain/catalogue/catalogueQuery.ts'
import { openInventory } from './inventory.ts'
import { adminAnswer, rowAnswer } from './productAnswer.ts'
import { productFolding } from './productFolding.ts'
import { productSearchIndex, productTables } from './productTables.ts'
import { ratingFolding } from './ratingFolding.ts'
import type { ProductFilter } from './search/conditions.ts'
import type { Place } from './search/cursor.ts'
import { brandCounts, categoryCounts, categoryTree } from './search/facets.ts'
import { type Found, openLists } from './search/lists.ts'
import { openTags } from './tags.ts'

/** Every product there is, with what lists filter, sort and search by. Only those in the state `listed` are for the public. */
export const productList = projection({
  name: 'productList',
  version: 5,
  tables: productTables,
  extra: productSearchIndex,
  when: (rows) => ({ ...productFolding(rows), ...ratingFolding(rows) }),
})

export type ProductList = ReturnType<typeof productQueries>

export interface ListWish extends Omit<ProductFilter, 'state'> {
  sort?: ProductSort | undefined
  /** 20 where it is not given. */
  limit?: number | undefined
  pageNumber?: number | undefined
  place?: Place | undefined
}

/** What can be asked about products. Without `forAdmin`, of listed ones only. */
export const productQueries = (database: DatabaseSync) => {
  const lists = openLists(database)
  const bySlug = database.prepare("SELECT * FROM products WHERE slug = ? AND state = 'listed'")
  const byId = database.prepare("SELECT * FROM products WHERE id = ? AND state = 'listed'")
  const byNumber = database.prepare('SELECT * FROM products WHERE number = ?')
  const addresses = database.prepare("SELECT slug, changed_at FROM products WHERE state = 'listed' ORDER BY number")
  const listed = () => lists.find({ state: 'listed' })

  return {
    ...openTags(database),
    ...openInventory(database, lists),
    /** The shop's addresses are the same in any case, and slugs are lower case. */
    bySlug: (slug: string) => bySlug.all(slug.toLowerCase()).map(rowAnswer)[0],
    byId: (id: string) => byId.all(id).map(rowAnswer)[0],
    /** A page of a list, how many products the list has, where its next page begins, and what it could be narrowed down to. */
    page: ({ sort, limit = 20, pageNumber = 1, place, ...filter }: ListWish, forAdmin = false) => {
      const found = lists.find({ ...filter, state: forAdmin ? undefined : 'listed' })
      const paging = { sort: sort ?? (filter.search ? 'relevance' : 'featured'), limit, pageNumber, place }
      const { numbers, next } = lists.show(found, paging)
      const rows = numbers.flatMap((number) => byNumber.all(number))
      return {
        products: rows.map(forAdmin ? adminAnswer : rowAnswer),
        total: found.products.length,
        next,
        facets: facetsOf(found),
      }
    },
    brands: () => {
      const { columns, brands } = listed()
      return brandCounts(columns, brands).sort((one, other) => one.key.localeCompare(other.key))
    },
    categories: () => {
      const { columns, paths } = listed()
      return categoryTree(columns, paths)
    },
    /** Where every listed product is, and when an admin last changed it (ISO 8601). */
    addresses: () => addresses.all().map((row) => ({ slug: String(row['slug']), changed: String(row['changed_at']) })),
  }
}

const facetsOf = ({ columns, brands, paths }: Found) => ({
  brands: brandCounts(columns, brands).slice(0, mostFacets),
  categories: categoryCounts(columns, paths).slice(0, mostFacets),
})

// More than anybody ticks.
const mostFacets = 100
