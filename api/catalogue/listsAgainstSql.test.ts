import type { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tagToken, tokenize } from '#api/catalogue/search/tokenize.ts'
import { arbitraryProductHistories, arbitraryWords } from '#api/catalogue/testing/arbitraryProductHistories.ts'
import { givenProductList } from '#api/catalogue/testing/productListFixture.ts'
import { type ProductListQuery, productQueries } from './productList.ts'

const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined, freq: 2 })

const arbitraryQueries: fc.Arbitrary<ProductListQuery> = fc.record({
  search: maybe(arbitraryWords),
  brands: maybe(fc.constantFrom('ndlovu', 'Vuthela,cafe-kettle')),
  categories: maybe(fc.constantFrom('Kitchen', 'Mugs,Hardware')),
  tags: maybe(fc.constantFrom('tea', 'load-shedding,SUMMER')),
  discountStart: maybe(fc.constant(0)),
  priceEnd: maybe(fc.constantFrom(10, 60)),
  inStock: maybe(fc.constant('true' as const)),
  ratingFrom: maybe(fc.constantFrom(2, 4)),
  sort: maybe(fc.constantFrom('price', '-price', 'discount', 'name', 'rating', 'popular', 'newest')),
  limit: fc.constantFrom(2, 100),
  pageNumber: fc.constantFrom(1, 2),
})

it('given any history of products, lists in memory equal those that SQL computes from the tables', async () => {
  await fc.assert(
    fc.asyncProperty(
      arbitraryProductHistories,
      fc.array(arbitraryQueries, { minLength: 5, maxLength: 5 }),
      async (batches, queries) => {
        await using list = await givenProductList()
        const [products, sql] = [productQueries(list.database), expectedBySql(list.database)]
        for (const batch of batches) {
          for (const { stream, fact } of batch) await list.append(stream, fact)
          for (const query of queries) {
            const page = products.page(query)
            const fresh = productQueries(list.database).page(query)
            expect(summarize(page)).toEqual(summarize(fresh))
            const expected = sql(query)
            if (expected) expect(summarize(page)).toEqual(expected)
          }
        }
        expect(list.stoppedProjections()).toEqual([])
        const before = queries.map((query) => summarize(products.page(query)))
        const swapped = { outcome: 'swapped', comparison: { different: 0 } }
        expect(await list.rebuild()).toMatchObject([swapped, swapped])
        expect(queries.map((query) => summarize(products.page(query)))).toEqual(before)
      },
    ),
    { numRuns: 25 },
  )
}, 180_000)

type Page = ReturnType<ReturnType<typeof productQueries>['page']>

const summarize = ({ products, total, facets }: Page) => ({
  slugs: products.map(({ slug }) => slug),
  total,
  brands: sortByKey(facets.brands),
  categories: sortByKey(facets.categories),
})

const sortByKey = (counts: readonly { key: string; count: number }[]) =>
  [...counts].sort((one, other) => (one.key < other.key ? -1 : 1))

/** The expected page, computed by SQL alone; `undefined` if no listed product has all words of the text. */
const expectedBySql = (database: DatabaseSync) => (query: ProductListQuery) => {
  const run = (sql: string) => database.prepare(sql).all()
  const searchWords = (query.search ?? '') === '' ? [] : tokenize(query.search ?? '')
  const wordRanks = searchWords.map((word, at) => wordRankSql(word, at === searchWords.length - 1))
  const from = ['FROM products', ...wordRanks.map((sql, at) => `JOIN (${sql}) AS word${at} USING (number)`)].join(' ')
  const score = ['0', ...wordRanks.map((_, at) => `word${at}.rank`)].join(' + ')
  const all = conditions(query)
  const where = (except: string[] = []) =>
    ["state = 'listed'", ...Object.entries(all).flatMap(([name, sql]) => (except.includes(name) ? [] : [sql]))].join(
      ' AND ',
    )
  if (wordRanks.length > 0 && run(`SELECT 1 ${from} WHERE state = 'listed' LIMIT 1`).length === 0) return undefined

  const { limit = 20, pageNumber = 1 } = query
  const order = orders[query.sort ?? (wordRanks.length > 0 ? 'relevance' : 'featured')] ?? ''
  const featuredOrder = 'quantity <= 0, featured DESC, sold DESC, number'
  const rows = run(
    `SELECT slug, ${score} AS score ${from} WHERE ${where()} ORDER BY ${order.replace('window', featuredOrder)} LIMIT ${limit} OFFSET ${(pageNumber - 1) * limit}`,
  )
  return {
    slugs: rows.map(({ slug }) => String(slug)),
    total: Number(run(`SELECT count(*) AS total ${from} WHERE ${where()}`)[0]?.['total']),
    brands: counts(
      run(`SELECT brand AS key, count(*) AS count ${from} WHERE ${where(['brands'])} GROUP BY brand ORDER BY brand`),
    ),
    categories: counts(
      run(
        `SELECT value AS key, count(*) AS count ${from}, json_each(products.categories) WHERE ${where(['categories'])} GROUP BY value ORDER BY value`,
      ),
    ),
  }
}

const counts = (rows: Record<string, unknown>[]) =>
  sortByKey(rows.map(({ key, count }) => ({ key: String(key), count: Number(count) })))

/** SQL for the rank of a word in each product, from the full-text index itself. */
const wordRankSql = (word: string, isLast: boolean) => {
  const parts = [0, 1, 2, 3].flatMap((rank) => [
    `SELECT rowid AS number, ${rank * 2} AS rank FROM product_search WHERE product_search MATCH '"${rank}${word}"'`,
    ...(isLast
      ? [`SELECT rowid, ${rank * 2 + 1} FROM product_search WHERE product_search MATCH '"${rank}${word}" *'`]
      : []),
  ])
  return `SELECT number, min(rank) AS rank FROM (${parts.join(' UNION ALL ')}) GROUP BY number`
}

const conditions = (query: ProductListQuery) => ({
  ...(query.brands && {
    brands: query.brands === 'ndlovu' ? "brand = 'Ndlovu'" : "brand IN ('Vuthela', 'Café Kettle')",
  }),
  ...(query.categories && {
    categories: `EXISTS (SELECT 1 FROM json_each(products.categories) WHERE value IN (${quoteValues(query.categories)}))`,
  }),
  ...(query.tags && {
    tags: `number IN (SELECT number FROM product_texts WHERE ${query.tags
      .split(',')
      .map((tag) => `' ' || whole_tag_terms || ' ' LIKE '% 4${tagToken(tag)} %'`)
      .join(' OR ')})`,
  }),
  ...(query.discountStart !== undefined && { discountStart: `discount >= ${query.discountStart}` }),
  ...(query.priceEnd !== undefined && { priceEnd: `price <= ${query.priceEnd * 100}` }),
  ...(query.inStock && { inStock: 'quantity > 0' }),
  ...(query.ratingFrom !== undefined && {
    ratingFrom: `review_count > 0 AND round(rating_sum * 10.0 / review_count) >= ${query.ratingFrom * 10}`,
  }),
})

const quoteValues = (joined: string) =>
  joined
    .split(',')
    .map((each) => `'${each}'`)
    .join(', ')

const orders: Record<string, string> = {
  relevance: 'score, window',
  featured: 'window',
  newest: 'date_added DESC, number',
  price: 'price, number',
  '-price': 'price DESC, number',
  discount: 'discount DESC, number',
  rating: 'round(rating_sum * 10.0 / max(review_count, 1)) DESC, review_count DESC, number',
  popular: 'sold DESC, number',
  name: '(SELECT sort_name FROM product_texts WHERE product_texts.number = products.number), number',
}
