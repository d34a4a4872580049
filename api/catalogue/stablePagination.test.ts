import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cursor, cursorAfter, openCursorCodec } from '#api/catalogue/search/cursor.ts'
import { arbitraryProductHistories } from '#api/catalogue/testing/arbitraryProductHistories.ts'
import { givenProductList } from '#api/catalogue/testing/productListFixture.ts'
import { outcome } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { fact } from '#domain/kernel/decision.ts'
import { blueKettle, copperPot, enamelMug } from '#domain/testing/fixtures.ts'
import { type ProductListQuery, productQueries } from './productList.ts'

const arbitraryQueries = fc.record({
  search: fc.option(fc.constantFrom('kettle', 'blue mug', 'iron tea'), { nil: undefined }),
  brands: fc.option(fc.constant('Ndlovu,Vuthela'), { nil: undefined }),
  sort: fc.constantFrom('relevance', 'featured', 'price', '-price', 'rating', 'popular', 'name'),
  limit: fc.integer({ min: 1, max: 3 }),
}) satisfies fc.Arbitrary<ProductListQuery>

describe('page after page by cursor, while products are added, sold out, edited and withdrawn', () => {
  it('no product is repeated, and none is skipped that was in the list all the time', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryProductHistories, arbitraryQueries, async (batches, query) => {
        await using list = await givenProductList()
        const products = productQueries(list.database)
        const listedIds = () => new Set(products.page({ ...query, limit: 100 }).products.map(({ id }) => id))
        const [first = [], ...later] = batches
        for (const { stream, fact } of first) await list.append(stream, fact)

        const shown: string[] = []
        let alwaysListed = listedIds()
        let cursor: Cursor | undefined
        do {
          const page = products.page({ ...query, cursor })
          shown.push(...page.products.map(({ id }) => id))
          alwaysListed = alwaysListed.intersection(listedIds())
          cursor = page.next
          // There are eight products at most: a list that does not end is a defect.
          expect(shown.length).toBeLessThan(50)
          for (const { stream, fact } of later.shift() ?? []) {
            await list.append(stream, fact)
            alwaysListed = alwaysListed.intersection(listedIds())
          }
        } while (cursor)

        expect(shown).toHaveLength(new Set(shown).size)
        expect([...alwaysListed.difference(new Set(shown))]).toEqual([])
      }),
      { numRuns: 60 },
    )
  }, 180_000)

  it('also if too many products were seen to list them in the cursor', async () => {
    await using list = await givenProductList()
    const names = ['mug', 'kettle', 'pot', 'iron', 'tray']
    for (const slug of names)
      await list.append(
        `product-${slug}`,
        fact('ProductAdded', { ...blueKettle, slug, quantity: 1, dateAdded: '2026-01-01' }),
      )
    const products = productQueries(list.database)
    const shown: string[] = []
    let cursor: Cursor | undefined = { pages: 9, seen: Uint32Array.of(2, 4), after: 0 }
    while (cursor) {
      const page = products.page({ limit: 1, sort: 'name', cursor })
      shown.push(...page.products.map(({ slug }) => slug))
      cursor = page.next
    }
    expect(shown).toEqual(['mug', 'pot', 'tray'])
  })
})

describe('a decoded cursor', () => {
  const spacedNumbers = (count: number, apart: number) => Uint32Array.from({ length: count }, (_, at) => at * apart + 1)

  it('contains the products seen and the number of pages', () => {
    const after = cursorAfter({ pages: 2, seen: Uint32Array.of(7, 3) }, Uint32Array.of(9, 1))
    expect(after).toEqual({ pages: 3, seen: Uint32Array.of(7, 3, 9, 1) })
  })

  it('has room for all of thirty thousand products, and for four thousand of a hundred thousand', () => {
    const none = { pages: 0, seen: new Uint32Array() }
    expect(cursorAfter(none, spacedNumbers(30_000, 1))).not.toHaveProperty('after')
    expect(cursorAfter(none, spacedNumbers(4000, 25))).not.toHaveProperty('after')
  })

  it('is undefined after half of a hundred thousand products were skipped', () => {
    expect(cursorAfter({ pages: 499, seen: new Uint32Array() }, spacedNumbers(50_000, 2))).toBeUndefined()
  })

  it('continues by product number if the products seen would take too much room', () => {
    const cursor = cursorAfter({ pages: 0, seen: new Uint32Array() }, spacedNumbers(5000, 20))
    expect(cursor).toMatchObject({ pages: 1, after: 0 })
    expect(cursor && cursorAfter(cursor, Uint32Array.of(5, 8))).toEqual({ pages: 2, seen: cursor?.seen, after: 8 })
  })
})

describe('a cursor', () => {
  let shop: GivenShop
  beforeAll(async () => {
    shop = await givenShop()
    for (const product of [blueKettle, copperPot, enamelMug]) await shop.given.product(product, 5)
    await shop.caughtUp()
  })
  afterAll(() => shop.close())

  type Query = Record<string, string>
  const list = (query: Query) => shop.when.guest('GET products/getByCategoryOrPageNumber', { query })
  const kitchen = { tags: 'kitchen', sort: 'price', limit: '2' }
  const cursorOf = async (query: Query) => String((await list(query)).body.meta.nextCursor)
  const foreignCursorMessage = 'This nextCursor belongs to another list: ask for the first page again'

  it('leads to the next page, and the last page has none', async () => {
    const first = (await list(kitchen)).body
    const second = (await list({ ...kitchen, nextCursor: String(first.meta.nextCursor), pageNumber: '9' })).body
    expect(first.data.map(({ slug }) => slug)).toEqual(['enamel-mug', 'blue-kettle'])
    expect(second.data.map(({ slug }) => slug)).toEqual(['copper-pot'])
    expect(second.meta).toMatchObject({ totalCount: 3, pageNumber: 2, nextCursor: null })
  })

  it('continues after a page number, and with another limit', async () => {
    const nextCursor = await cursorOf({ ...kitchen, limit: '1', pageNumber: '2' })
    const { body } = await list({ ...kitchen, limit: '5', nextCursor })
    expect([body.data.map(({ slug }) => slug), body.meta.pageNumber]).toEqual([['copper-pot'], 3])
  })

  it('is the same for listings, brands and searches of the same list', async () => {
    const nextCursor = await cursorOf(kitchen)
    for (const call of ['GET products/search', 'GET products/brands'] as const)
      expect((await shop.when.guest(call, { query: { ...kitchen, nextCursor } })).body.data).toMatchObject([
        { slug: 'copper-pot' },
      ])
  })

  it.each<[string, Query]>([
    ['another sort', { sort: '-price' }],
    ['another tag', { tags: 'kitchen,tea' }],
    ['one filter more', { inStock: 'true' }],
  ])('is refused for a list with %s', async (_what, change) => {
    const answer = await list({ ...kitchen, ...change, nextCursor: await cursorOf(kitchen) })
    expect([...outcome(answer), answer.body.message]).toEqual([400, 'InvalidRequest', foreignCursorMessage])
  })

  it('is refused for the list of admins, which has more in it', async () => {
    const nextCursor = await cursorOf(kitchen)
    const query = { ...kitchen, nextCursor }
    expect(outcome(await shop.when.themba('GET products/all', { query }))).toEqual([400, 'InvalidRequest'])
    expect(outcome(await shop.when.themba('GET products/inventory', { query }))).toEqual([400, 'InvalidRequest'])
    expect((await shop.when.amina('GET products/all', { query })).body.data).toMatchObject([{ slug: 'copper-pot' }])
  })

  it('that was changed or forged is refused', async () => {
    const cursor = await cursorOf(kitchen)
    const changed = [...cursor].map(
      (letter, at) => cursor.slice(0, at) + (letter === 'A' ? 'B' : 'A') + cursor.slice(at + 1),
    )
    // The last letter of base64 has unused bits.
    for (const nextCursor of [...changed.slice(0, -1), 'A', 'AAAA'.repeat(8), '🫖', cursor.slice(0, 8)]) {
      const answer = await list({ ...kitchen, nextCursor })
      expect([...outcome(answer), answer.body.message]).toEqual([400, 'InvalidRequest', foreignCursorMessage])
    }
  })

  it('of a shop with another secret is refused', () => {
    const cursor = openCursorCodec('hers').encode('kitchen', { pages: 1, seen: Uint32Array.of(3) })
    expect(openCursorCodec('hers').decode('kitchen', cursor)).toEqual({ pages: 1, seen: Uint32Array.of(3) })
    expect(openCursorCodec('ours').decode('kitchen', cursor)).toBeUndefined()
  })
})
