import type { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { givenList } from './givenList.ts'
import { lives, words } from './lives.ts'
import { type ListWish, productQueries } from './productList.ts'
import { tagWord, wordsOf } from './search/words.ts'

const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined, freq: 2 })

const wishes: fc.Arbitrary<ListWish> = fc.record({
  search: maybe(words),
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

it('lists in memory are what SQL makes of the tables, whatever happens to them', async () => {
  await fc.assert(
    fc.asyncProperty(lives, fc.array(wishes, { minLength: 5, maxLength: 5 }), async (batches, wishes) => {
      await using list = await givenList()
      const [products, sql] = [productQueries(list.database), bySql(list.database)]
      for (const batch of batches) {
        for (const { stream, fact } of batch) await list.told(stream, fact)
        for (const wish of wishes) {
          const page = products.page(wish)
          const anew = productQueries(list.database).page(wish)
          expect(told(page)).toEqual(told(anew))
          const expected = sql(wish)
          if (expected) expect(told(page)).toEqual(expected)
        }
      }
      expect(list.stopped()).toEqual([])
      const before = wishes.map((wish) => told(products.page(wish)))
      expect(await list.rebuilt()).toMatchObject({ outcome: 'swapped', comparison: { different: 0 } })
      expect(wishes.map((wish) => told(products.page(wish)))).toEqual(before)
    }),
    { numRuns: 25 },
  )
}, 180_000)

type Page = ReturnType<ReturnType<typeof productQueries>['page']>

const told = ({ products, total, facets }: Page) => ({
  slugs: products.map(({ slug }) => slug),
  total,
  brands: inOrder(facets.brands),
  categories: inOrder(facets.categories),
})

const inOrder = (counts: readonly { key: string; count: number }[]) =>
  [...counts].sort((one, other) => (one.key < other.key ? -1 : 1))

/** The same by SQL alone; `undefined` for a text that no listed product has all words of. */
const bySql = (database: DatabaseSync) => (wish: ListWish) => {
  const ask = (sql: string) => database.prepare(sql).all()
  const searched = (wish.search ?? '') === '' ? [] : wordsOf(wish.search ?? '')
  const scored = searched.map((word, at) => scores(word, at === searched.length - 1))
  const from = ['FROM products', ...scored.map((sql, at) => `JOIN (${sql}) AS word${at} USING (number)`)].join(' ')
  const score = ['0', ...scored.map((_, at) => `word${at}.rank`)].join(' + ')
  const all = conditions(wish)
  const where = (left: string[] = []) =>
    ["state = 'listed'", ...Object.entries(all).flatMap(([name, sql]) => (left.includes(name) ? [] : [sql]))].join(
      ' AND ',
    )
  if (scored.length > 0 && ask(`SELECT 1 ${from} WHERE state = 'listed' LIMIT 1`).length === 0) return undefined

  const { limit = 20, pageNumber = 1 } = wish
  const order = orders[wish.sort ?? (scored.length > 0 ? 'relevance' : 'featured')] ?? ''
  const window = 'quantity <= 0, featured DESC, sold DESC, number'
  const rows = ask(
    `SELECT slug, ${score} AS score ${from} WHERE ${where()} ORDER BY ${order.replace('window', window)} LIMIT ${limit} OFFSET ${(pageNumber - 1) * limit}`,
  )
  return {
    slugs: rows.map(({ slug }) => String(slug)),
    total: Number(ask(`SELECT count(*) AS total ${from} WHERE ${where()}`)[0]?.['total']),
    brands: counts(
      ask(`SELECT brand AS key, count(*) AS count ${from} WHERE ${where(['brands'])} GROUP BY brand ORDER BY brand`),
    ),
    categories: counts(
      ask(
        `SELECT value AS key, count(*) AS count ${from}, json_each(products.categories) WHERE ${where(['categories'])} GROUP BY value ORDER BY value`,
      ),
    ),
  }
}

const counts = (rows: Record<string, unknown>[]) =>
  inOrder(rows.map(({ key, count }) => ({ key: String(key), count: Number(count) })))

/** Where a word is, by the full-text index itself. */
const scores = (word: string, isLast: boolean) => {
  const parts = [0, 1, 2, 3].flatMap((rank) => [
    `SELECT rowid AS number, ${rank * 2} AS rank FROM product_search WHERE product_search MATCH '"${rank}${word}"'`,
    ...(isLast
      ? [`SELECT rowid, ${rank * 2 + 1} FROM product_search WHERE product_search MATCH '"${rank}${word}" *'`]
      : []),
  ])
  return `SELECT number, min(rank) AS rank FROM (${parts.join(' UNION ALL ')}) GROUP BY number`
}

const conditions = (wish: ListWish) => ({
  ...(wish.brands && { brands: wish.brands === 'ndlovu' ? "brand = 'Ndlovu'" : "brand IN ('Vuthela', 'Café Kettle')" }),
  ...(wish.categories && {
    categories: `EXISTS (SELECT 1 FROM json_each(products.categories) WHERE value IN (${quoted(wish.categories)}))`,
  }),
  ...(wish.tags && {
    tags: `number IN (SELECT number FROM product_texts WHERE ${wish.tags
      .split(',')
      .map((tag) => `words || ' ' LIKE '% 4${tagWord(tag)} %'`)
      .join(' OR ')})`,
  }),
  ...(wish.discountStart !== undefined && { discountStart: `discount >= ${wish.discountStart}` }),
  ...(wish.priceEnd !== undefined && { priceEnd: `price <= ${wish.priceEnd * 100}` }),
  ...(wish.inStock && { inStock: 'quantity > 0' }),
  ...(wish.ratingFrom !== undefined && {
    ratingFrom: `review_count > 0 AND round(rating_sum * 10.0 / review_count) >= ${wish.ratingFrom * 10}`,
  }),
})

const quoted = (joined: string) =>
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
