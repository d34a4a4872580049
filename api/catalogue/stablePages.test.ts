import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome } from '#api/callsOf.ts'
import { type GivenShop, givenShop } from '#api/givenShop.ts'
import { blueKettle, copperPot, enamelMug } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'
import { givenList } from './givenList.ts'
import { lives } from './lives.ts'
import { type ListWish, productQueries } from './productList.ts'
import { openCursors, type Place, placeAfter } from './search/cursor.ts'

const wishes = fc.record({
  search: fc.option(fc.constantFrom('kettle', 'blue mug', 'iron tea'), { nil: undefined }),
  brands: fc.option(fc.constant('Ndlovu,Vuthela'), { nil: undefined }),
  sort: fc.constantFrom('relevance', 'featured', 'price', '-price', 'rating', 'popular', 'name'),
  limit: fc.integer({ min: 1, max: 3 }),
}) satisfies fc.Arbitrary<ListWish>

describe('page after page by cursor, while products come, sell out, change their prices and names, and go', () => {
  it('nothing comes twice, and nothing is left out that was there all the time', async () => {
    await fc.assert(
      fc.asyncProperty(lives, wishes, async (batches, wish) => {
        await using list = await givenList()
        const products = productQueries(list.database)
        const there = () => new Set(products.page({ ...wish, limit: 100 }).products.map(({ id }) => id))
        const [first = [], ...later] = batches
        for (const { stream, fact } of first) await list.told(stream, fact)

        const shown: string[] = []
        let lasting = there()
        let place: Place | undefined
        do {
          const page = products.page({ ...wish, place })
          shown.push(...page.products.map(({ id }) => id))
          lasting = lasting.intersection(there())
          place = page.next
          // There are eight products at most: a list that does not end is a defect.
          expect(shown.length).toBeLessThan(50)
          for (const { stream, fact } of later.shift() ?? []) {
            await list.told(stream, fact)
            lasting = lasting.intersection(there())
          }
        } while (place)

        expect(shown).toHaveLength(new Set(shown).size)
        expect([...lasting.difference(new Set(shown))]).toEqual([])
      }),
      { numRuns: 60 },
    )
  }, 180_000)

  it('also where too many were seen to remember which', async () => {
    await using list = await givenList()
    const names = ['mug', 'kettle', 'pot', 'iron', 'tray']
    for (const slug of names)
      await list.told(
        `product-${slug}`,
        fact('ProductAdded', { ...blueKettle, slug, quantity: 1, dateAdded: '2026-01-01' }),
      )
    const products = productQueries(list.database)
    const shown: string[] = []
    let place: Place | undefined = { pages: 9, seen: Uint32Array.of(2, 4), after: 0 }
    while (place) {
      const page = products.page({ limit: 1, sort: 'name', place })
      shown.push(...page.products.map(({ slug }) => slug))
      place = page.next
    }
    expect(shown).toEqual(['mug', 'pot', 'tray'])
  })
})

describe('a place in a list', () => {
  const thousands = (count: number, apart: number) => Uint32Array.from({ length: count }, (_, at) => at * apart + 1)

  it('remembers what was seen, and how many pages', () => {
    const after = placeAfter({ pages: 2, seen: Uint32Array.of(7, 3) }, Uint32Array.of(9, 1))
    expect(after).toEqual({ pages: 3, seen: Uint32Array.of(7, 3, 9, 1) })
  })

  it('remembers all of a shop of thirty thousand products, and four thousand of a hundred thousand', () => {
    const none = { pages: 0, seen: new Uint32Array() }
    expect(placeAfter(none, thousands(30_000, 1))).not.toHaveProperty('after')
    expect(placeAfter(none, thousands(4000, 25))).not.toHaveProperty('after')
  })

  it('is nowhere after half of a hundred thousand products were skipped', () => {
    expect(placeAfter({ pages: 499, seen: new Uint32Array() }, thousands(50_000, 2))).toBeUndefined()
  })

  it('goes on by number where that would be too long', () => {
    const place = placeAfter({ pages: 0, seen: new Uint32Array() }, thousands(5000, 20))
    expect(place).toMatchObject({ pages: 1, after: 0 })
    expect(place && placeAfter(place, Uint32Array.of(5, 8))).toEqual({ pages: 2, seen: place?.seen, after: 8 })
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
  const list = (query: Query) => shop.when.nobody('GET products/getByCategoryOrPageNumber', { query })
  const kitchen = { tags: 'kitchen', sort: 'price', limit: '2' }
  const cursorOf = async (query: Query) => String((await list(query)).body.meta.nextCursor)
  const foreign = 'This nextCursor belongs to another list: ask for the first page again'

  it('leads to the next page, and the last page has none', async () => {
    const first = (await list(kitchen)).body
    const second = (await list({ ...kitchen, nextCursor: String(first.meta.nextCursor), pageNumber: '9' })).body
    expect(first.data.map(({ slug }) => slug)).toEqual(['enamel-mug', 'blue-kettle'])
    expect(second.data.map(({ slug }) => slug)).toEqual(['copper-pot'])
    expect(second.meta).toMatchObject({ totalCount: 3, pageNumber: 2, nextCursor: null })
  })

  it('goes on where a page number left off, and with pages of another size', async () => {
    const nextCursor = await cursorOf({ ...kitchen, limit: '1', pageNumber: '2' })
    const { body } = await list({ ...kitchen, limit: '5', nextCursor })
    expect([body.data.map(({ slug }) => slug), body.meta.pageNumber]).toEqual([['copper-pot'], 3])
  })

  it('is the same for listings, brands and searches of the same list', async () => {
    const nextCursor = await cursorOf(kitchen)
    for (const call of ['GET products/search', 'GET products/brands'] as const)
      expect((await shop.when.nobody(call, { query: { ...kitchen, nextCursor } })).body.data).toMatchObject([
        { slug: 'copper-pot' },
      ])
  })

  it.each<[string, Query]>([
    ['another sort', { sort: '-price' }],
    ['another tag', { tags: 'kitchen,tea' }],
    ['one filter more', { inStock: 'true' }],
  ])('is refused for a list with %s', async (_what, change) => {
    const answer = await list({ ...kitchen, ...change, nextCursor: await cursorOf(kitchen) })
    expect([...outcome(answer), answer.body.message]).toEqual([400, 'InvalidRequest', foreign])
  })

  it('is refused for the list of admins, which has more in it', async () => {
    const nextCursor = await cursorOf(kitchen)
    const query = { ...kitchen, nextCursor }
    expect(outcome(await shop.when.themba('GET products/all', { query }))).toEqual([400, 'InvalidRequest'])
    expect(outcome(await shop.when.themba('GET products/inventory', { query }))).toEqual([400, 'InvalidRequest'])
    expect((await shop.when.amina('GET products/all', { query })).body.data).toMatchObject([{ slug: 'copper-pot' }])
  })

  it('that somebody changed or made up is refused', async () => {
    const cursor = await cursorOf(kitchen)
    const changed = [...cursor].map(
      (letter, at) => cursor.slice(0, at) + (letter === 'A' ? 'B' : 'A') + cursor.slice(at + 1),
    )
    // The last letter has bits that say nothing.
    for (const nextCursor of [...changed.slice(0, -1), 'A', 'AAAA'.repeat(8), '🫖', cursor.slice(0, 8)]) {
      const answer = await list({ ...kitchen, nextCursor })
      expect([...outcome(answer), answer.body.message]).toEqual([400, 'InvalidRequest', foreign])
    }
  })

  it('of a shop with another secret is refused', () => {
    const cursor = openCursors('hers').write('kitchen', { pages: 1, seen: Uint32Array.of(3) })
    expect(openCursors('hers').read('kitchen', cursor)).toEqual({ pages: 1, seen: Uint32Array.of(3) })
    expect(openCursors('ours').read('kitchen', cursor)).toBeUndefined()
  })
})
