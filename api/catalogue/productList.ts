import type { DatabaseSync } from 'node:sqlite'
import type { ProductFilter } from '#api/catalogue/search/productFilter.ts'
import { openProductSearch, type ProductMatches } from '#api/catalogue/search/productSearch.ts'
import { tagToken } from '#api/catalogue/search/tokenize.ts'
import { projection } from '#api/readModels/projection.ts'
import { ratingChanges } from '#api/readModels/ratingChanges.ts'
import { defaultPageSize, maxTagSuggestions } from '#domain/businessConstants.ts'
import type { ProductSort } from '#domain/catalogue/catalogueQuery.ts'
import { sanitizeSearchText } from '#domain/catalogue/searchText.ts'
import { inventoryQueries } from './inventoryQueries.ts'
import { productRowChanges } from './productRowChanges.ts'
import { productTables } from './productTables.ts'
import { adminProductView, productRowView } from './productView.ts'
import type { Cursor } from './search/cursor.ts'
import { brandCounts, categoryCounts, categoryTree, firstProducts } from './search/facets.ts'

/** Read model of all products, with the columns that lists filter, sort and search by. The public sees products in the state `listed` only. */
export const productList = projection({
  name: 'productList',
  version: 7,
  tables: productTables,
  when: (rows) => ({
    ...productRowChanges(rows),
    ...ratingChanges({ kind: 'product', subjects: rows.products, reviews: rows.product_reviews }),
  }),
})

export type ProductList = ReturnType<typeof productQueries>

export interface ProductListQuery extends Omit<ProductFilter, 'state'> {
  sort?: ProductSort | undefined
  /** Default: 20. */
  limit?: number | undefined
  pageNumber?: number | undefined
  cursor?: Cursor | undefined
}

/** The queries of the read model. Without `forAdmin` they return listed products only. */
export const productQueries = (database: DatabaseSync) => {
  const productSearch = openProductSearch(database)
  const bySlug = database.prepare("SELECT * FROM products WHERE slug = ? AND state = 'listed'")
  const byId = database.prepare("SELECT * FROM products WHERE id = ? AND state = 'listed'")
  const byNumber = database.prepare('SELECT * FROM products WHERE number = ?')
  const selectSitemapEntries = database.prepare(
    "SELECT slug, changed_at FROM products WHERE state = 'listed' ORDER BY number",
  )
  const listed = () => productSearch.find({ state: 'listed' })

  return {
    ...tagQueries(database),
    ...inventoryQueries(database, productSearch),
    /** Paths of the shop ignore case; slugs are stored in lower case. */
    bySlug: (slug: string) => bySlug.all(slug.toLowerCase()).map(productRowView)[0],
    byId: (id: string) => byId.all(id).map(productRowView)[0],
    /** A page of a list, the number of products in the list, the cursor of the next page, and the facets of the list. */
    page: (
      { sort, limit = defaultPageSize, pageNumber = 1, cursor, ...filter }: ProductListQuery,
      forAdmin = false,
    ) => {
      const matches = productSearch.find({ ...filter, state: forAdmin ? undefined : 'listed' })
      const paging = { sort: sort ?? (filter.search ? 'relevance' : 'featured'), limit, pageNumber, cursor }
      const { numbers, next } = productSearch.page(matches, paging)
      const rows = numbers.flatMap((number) => byNumber.all(number))
      return {
        products: rows.map(forAdmin ? adminProductView : productRowView),
        total: matches.products.length,
        next,
        facets: facetsOf(matches),
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
    /** The picture of the first product of each category. */
    categoryPictures: () => {
      const { columns, products } = listed()
      return [...firstProducts(columns, products)].flatMap(([_id, number]) => {
        const thumbnail = byNumber.all(number).map(productRowView)[0]?.images[0]?.thumbnail
        return thumbnail ? [{ _id, thumbnail }] : []
      })
    },
    /** The slug of every listed product, and when an admin last changed it (ISO 8601). */
    sitemapEntries: () =>
      selectSitemapEntries.all().map((row) => ({ slug: String(row['slug']), changed: String(row['changed_at']) })),
  }
}

const facetsOf = ({ columns, brands, paths }: ProductMatches) => ({
  brands: brandCounts(columns, brands).slice(0, maxFacets),
  categories: categoryCounts(columns, paths).slice(0, maxFacets),
})

// More than a customer selects.
const maxFacets = 100

/** The tags of listed products. */
const tagQueries = (database: DatabaseSync) => {
  const selectTags = database.prepare(
    'SELECT name AS key, products AS count FROM product_tags WHERE products > 0 ORDER BY tag',
  )
  const selectByPrefix = database.prepare(
    `SELECT name FROM product_tags WHERE tag >= ?1 AND tag < ?1 || char(0x10ffff) AND products > 0
     ORDER BY length(name), tag LIMIT ${maxTagSuggestions}`,
  )

  return {
    tags: () => selectTags.all().map((row) => ({ key: String(row['key']), count: Number(row['count']) })),
    /** Tags that start with a text, the shortest first. */
    suggestions: (text: string) => {
      const prefix = tagToken(sanitizeSearchText(text))
      return prefix === '' ? [] : selectByPrefix.all(prefix).map(({ name }) => String(name))
    },
  }
}
