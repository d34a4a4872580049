import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { type Changes, idOf, projection } from '#api/readModels/projection.ts'
import { table } from '#api/readModels/table.ts'
import type { ProductDetails, ProductFact } from '#domain/catalogue/productEvents.ts'
import { slugOf } from '#domain/catalogue/slug.ts'
import { discountedPrice } from '#domain/kernel/money.ts'
import { productAnswer } from './productAnswer.ts'

/** Every product that can be shown, with what lists filter and sort by. */
export const productList = projection({
  name: 'productList',
  version: 2,
  tables: {
    products: table(
      {
        id: 'text',
        slug: 'text',
        name: 'text',
        brand: 'text',
        price: 'integer',
        discount: 'integer',
        quantity: 'integer',
        featured: 'integer',
        date_added: 'text',
        details: 'text',
      },
      ['id'],
      ['slug', 'brand COLLATE NOCASE'],
    ),
    product_categories: table({ product_id: 'text', level: 'integer', name: 'text', slug: 'text', parent: 'text' }, [
      'slug',
      'parent',
      'product_id',
    ]),
    product_tags: table({ tag: 'text', product_id: 'text' }, ['tag', 'product_id']),
  },
  when: ({ products, product_categories, product_tags }): Changes<ProductFact> => {
    const changeStock = (fact: StoredFact, by: number) =>
      products.change(idOf(fact), ({ quantity }) => ({ quantity: quantity + by }))

    return {
      ProductAdded: ({ quantity, ...details }, fact) => {
        const id = idOf(fact)
        const { slug, name, brand, discount } = details
        products.put({
          id,
          slug,
          name,
          brand,
          price: discountedPrice(details.price, discount),
          discount,
          quantity,
          featured: featuredRank(details),
          date_added: details.dateAdded,
          details: JSON.stringify(details),
        })
        for (const [level, category] of details.categories.entries()) {
          const parent = slugOf(details.categories[level - 1] ?? '')
          product_categories.put({ product_id: id, level, name: category, slug: slugOf(category), parent })
        }
        for (const tag of details.tags) product_tags.put({ tag, product_id: id })
      },
      StockReserved: ({ count }, fact) => changeStock(fact, -count),
      StockReleased: ({ count }, fact) => changeStock(fact, count),
    }
  },
})

export interface ProductFilter {
  categoryName?: string | undefined
  /** Comma joined. */
  brands?: string | undefined
  /** Comma joined. */
  tags?: string | undefined
  featured?: boolean | undefined
  discountStart?: number | undefined
  discountEnd?: number | undefined
  sort?: keyof typeof orders | undefined
  pageNumber?: number | undefined
  limit?: number | undefined
}

const orders = {
  featured: 'featured DESC, quantity > 0 DESC, name',
  newest: 'date_added DESC, name',
  price: 'price, name',
  '-price': 'price DESC, name',
  discount: 'discount DESC, name',
  name: 'name',
}

export type ProductList = ReturnType<typeof productQueries>

export const productQueries = (database: DatabaseSync) => {
  const bySlug = database.prepare('SELECT * FROM products WHERE slug = ?')
  const byId = database.prepare('SELECT * FROM products WHERE id = ?')
  const brands = database.prepare('SELECT brand AS key, count(*) AS count FROM products GROUP BY brand ORDER BY brand')
  const tags = database.prepare('SELECT tag AS key, count(*) AS count FROM product_tags GROUP BY tag ORDER BY tag')
  const categories = database.prepare(
    'SELECT name, slug, parent, count(*) AS count FROM product_categories GROUP BY parent, slug ORDER BY name',
  )

  return {
    /** A page of products; `pageNumber` from 1. */
    page: ({ pageNumber = 1, limit = 20, sort = 'featured', ...filter }: ProductFilter, forAdmin = false) => {
      const { where, values } = conditionsOf(filter)
      const count = database.prepare(`SELECT count(*) AS count FROM products ${where}`).get(...values)
      const rows = database
        .prepare(`SELECT * FROM products ${where} ORDER BY ${orders[sort]} LIMIT ? OFFSET ?`)
        .all(...values, limit, (pageNumber - 1) * limit)
      const total = Number(count?.['count'] ?? 0)
      const meta = { totalCount: total, total, pageNumber, size: limit, nextCursor: null }
      return { products: rows.map((row) => answerOf(row, forAdmin)), meta }
    },
    bySlug: (slug: string) => bySlug.all(slug).map((row) => answerOf(row))[0],
    byId: (id: string) => byId.all(id).map((row) => answerOf(row))[0],
    brands: () => brands.all().map(keyCount),
    tags: () => tags.all().map(keyCount),
    /** The category tree: top categories with those below them. */
    categories: () => {
      const rows = categories.all().map(categoryOf)
      return rows
        .filter((row) => row.parent === '')
        .map(({ parent: _none, ...top }) => ({
          ...top,
          children: rows.filter((row) => row.parent === top.slug).map(({ parent: _top, ...child }) => child),
        }))
    },
  }
}

const conditionsOf = ({ categoryName, brands, tags, featured, discountStart, discountEnd }: ProductFilter) => {
  const conditions: [sql: string, ...values: SQLInputValue[]][] = []
  if (categoryName) conditions.push(categoryCondition(categoryName))
  if (brands) conditions.push([`brand COLLATE NOCASE IN (${marks(list(brands))})`, ...list(brands)])
  if (tags)
    conditions.push([`id IN (SELECT product_id FROM product_tags WHERE tag IN (${marks(list(tags))}))`, ...list(tags)])
  if (featured) conditions.push(['featured > 0'])
  if (discountStart !== undefined) conditions.push(['discount >= ?', discountStart])
  if (discountEnd !== undefined) conditions.push(['discount <= ?', discountEnd])
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.map(([sql]) => sql).join(' AND ')}`
  return { where, values: conditions.flatMap(([, ...values]) => values) }
}

// A name, a slug, or a path of them: `Appliances`, `kitchen-appliances`, `appliances/kitchen-appliances`.
const categoryCondition = (categoryName: string): [string, ...SQLInputValue[]] => {
  const path = categoryName.split('/').filter(Boolean).map(slugOf)
  const parent = path.at(-2)
  const inCategory = 'id IN (SELECT product_id FROM product_categories WHERE slug = ?'
  return parent === undefined
    ? [`${inCategory})`, path.at(-1) ?? '']
    : [`${inCategory} AND parent = ?)`, path.at(-1) ?? '', parent]
}

const list = (joined: string) => joined.split(',').map((each) => each.trim())
const marks = (values: readonly string[]) => values.map(() => '?').join(', ')

const featuredRank = ({ isFeatured, featuredPriority }: ProductDetails) =>
  isFeatured ? 1000 + Math.round(featuredPriority) : 0

type Row = Record<string, unknown>

const answerOf = (row: Row, forAdmin = false) =>
  productAnswer(String(row['id']), JSON.parse(String(row['details'])), Number(row['quantity']), forAdmin)

const keyCount = (row: Row) => ({ key: String(row['key']), count: Number(row['count']) })

const categoryOf = (row: Row) => ({
  _id: [row['parent'], row['slug']].filter(Boolean).join('/'),
  name: String(row['name']),
  slug: String(row['slug']),
  parent: String(row['parent']),
  count: Number(row['count']),
})
