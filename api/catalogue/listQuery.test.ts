import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { fact } from '#domain/kernel/decision.ts'
import { blueKettle, copperPot, enamelMug } from '#domain/testing/fixtures.ts'

const opinion = { customerId: 'amina', orderId: 'aminas', text: 'Boils water', name: 'Amina' }
const reviewWritten = (productId: string, rating: number) => fact('ReviewWritten', { ...opinion, productId, rating })

let shop: GivenShop

// A kettle at R349 with 4.5 stars of two, a pot at R1299 less 15% with 4 of one, a sold-out mug at R45 without a review.
beforeAll(async () => {
  shop = await givenShop()
  await shop.given.product({ ...blueKettle, categories: ['Appliances', 'Kitchen Appliances', 'Kettles'] }, 10)
  await shop.given.product({ ...copperPot, brand: 'Café Ndaba', categories: ['Household', 'Kitchen', 'Pots/Pans'] }, 3)
  await shop.given.product({ ...enamelMug, categories: ['Household', 'Kitchen', 'Mugs'], discount: -10 }, 0)
  await shop.given.facts('review-blue-kettle-amina', [reviewWritten('blue-kettle', 5)])
  await shop.given.facts('review-blue-kettle-sipho', [reviewWritten('blue-kettle', 4)])
  await shop.given.facts('review-copper-pot-amina', [reviewWritten('copper-pot', 4)])
})
afterAll(() => shop.close())

type Query = Record<string, string>
const lists = [
  'GET products/getByCategoryOrPageNumber',
  'GET products/search',
  'GET products/brands',
  'GET products/all',
] as const

describe.each(lists)('%s', (call) => {
  // Every product has this tag: a search needs a text, a tag or a discount.
  const ask = (query: Query) =>
    shop.when.amina(call, { query: { tags: 'kitchen', sort: 'price', limit: '100', ...query } })
  const slugs = async (query: Query) =>
    (await ask(query)).body.data.map((each) => ('slug' in each ? each.slug : each.key))

  it.each<[Query, string[]]>([
    [{}, ['enamel-mug', 'blue-kettle', 'copper-pot']],
    [{ search: 'kettle' }, ['blue-kettle']],
    [{ search: '' }, ['enamel-mug', 'blue-kettle', 'copper-pot']],
    [{ brands: 'Ndlovu' }, ['enamel-mug', 'blue-kettle']],
    [{ brands: 'cafe ndaba' }, ['copper-pot']],
    [{ brands: 'cafe-ndaba,NDLOVU' }, ['enamel-mug', 'blue-kettle', 'copper-pot']],
    [{ brands: 'Nobody' }, []],
    [{ brands: ' , ' }, ['enamel-mug', 'blue-kettle', 'copper-pot']],
    [{ categories: 'Kettles' }, ['blue-kettle']],
    [{ categories: 'Kitchen' }, ['enamel-mug', 'copper-pot']],
    [{ categories: 'kettles, Household/Kitchen/Mugs' }, ['enamel-mug', 'blue-kettle']],
    [{ categoryName: 'Household' }, ['enamel-mug', 'copper-pot']],
    [{ categoryName: 'kitchen-appliances', isCategory: 'true' }, ['blue-kettle']],
    [{ categoryName: 'household/kitchen/mugs' }, ['enamel-mug']],
    [{ categoryName: 'Household%2FKitchen' }, ['enamel-mug', 'copper-pot']],
    [{ categoryName: 'household%252fkitchen' }, []],
    [{ categoryName: 'kitchen/mugs' }, ['enamel-mug']],
    [{ categoryName: 'household/mugs' }, []],
    [{ categoryName: 'Pots/Pans' }, ['copper-pot']],
    [{ categoryName: 'household/kitchen/pots-pans' }, ['copper-pot']],
    [{ categoryName: '电' }, []],
    [{ priceStart: '349' }, ['blue-kettle', 'copper-pot']],
    [{ priceStart: '350' }, ['copper-pot']],
    [{ priceEnd: '349' }, ['enamel-mug', 'blue-kettle']],
    [{ priceEnd: '348' }, ['enamel-mug']],
    [{ priceStart: '1104', priceEnd: '1105' }, ['copper-pot']],
    [{ discountStart: '15' }, ['copper-pot']],
    [{ discountStart: '16' }, []],
    [{ discountEnd: '-10' }, ['enamel-mug']],
    [{ discountStart: '-9', discountEnd: '14' }, ['blue-kettle']],
    [{ inStock: 'true' }, ['blue-kettle', 'copper-pot']],
    [{ inStock: 'false' }, ['enamel-mug', 'blue-kettle', 'copper-pot']],
    [{ ratingFrom: '4' }, ['blue-kettle', 'copper-pot']],
    [{ ratingFrom: '5' }, []],
    [{ sort: '-price' }, ['copper-pot', 'blue-kettle', 'enamel-mug']],
    [{ sort: 'rating' }, ['blue-kettle', 'copper-pot', 'enamel-mug']],
    [{ sort: 'discount' }, ['copper-pot', 'blue-kettle', 'enamel-mug']],
    [{ sort: 'name' }, ['blue-kettle', 'copper-pot', 'enamel-mug']],
    [{ sort: 'newest' }, ['blue-kettle', 'copper-pot', 'enamel-mug']],
    [{ sort: 'featured' }, ['blue-kettle', 'copper-pot', 'enamel-mug']],
    [{ sort: 'popular' }, ['blue-kettle', 'copper-pot', 'enamel-mug']],
    [{ limit: '2', pageNumber: '2' }, ['copper-pot']],
    [{ pageNumber: '2' }, []],
  ])('%j', async (query, expected) => expect(await slugs(query)).toEqual(expected))

  it.each<[Query, string]>([
    [{ pageNumber: '1.5' }, 'pageNumber must be a whole number'],
    [{ limit: 'ten' }, 'limit must be a whole number'],
    [{ limit: '' }, 'limit must be a whole number'],
    [{ discountStart: 'a' }, 'discountStart must be a whole number'],
    [{ discountEnd: '5%' }, 'discountEnd must be a whole number'],
    [{ priceStart: 'R10' }, 'priceStart must be a whole number'],
    [{ priceEnd: '1e3' }, 'priceEnd must be a whole number'],
    [{ ratingFrom: '4.5' }, 'ratingFrom must be a whole number'],
    [{ inStock: 'maybe' }, 'The inStock is missing or not valid'],
    [{ sort: 'worst' }, 'The sort is missing or not valid'],
    [{ sort: 'cost' }, 'The sort is missing or not valid'],
    [{ sort: '-state' }, 'The sort is missing or not valid'],
    [{ search: 'ke' }, 'Type at least 3 characters'],
  ])('refuses %j: %s', async (query, sentence) => {
    const answer = await ask(query)
    expect([...outcome(answer), answer.body.message]).toEqual([400, 'InvalidRequest', sentence])
  })

  it.each<[Query, object]>([
    [{ limit: '0' }, { size: 1 }],
    [{ limit: '101' }, { size: 100 }],
    [{ pageNumber: '0' }, { pageNumber: 1 }],
    [
      { pageNumber: '-9', priceStart: '-5', ratingFrom: '-1', discountStart: '-500' },
      { pageNumber: 1, totalCount: 3 },
    ],
    [{ pageNumber: '999999999999999999999' }, { pageNumber: 100_000 }],
    [{ ratingFrom: '99' }, { totalCount: 0 }],
  ])('clamps %j to the nearest valid value', async (query, meta) => {
    expect((await ask(query)).body.meta).toMatchObject(meta)
  })
})

describe.each(lists)('%s returns the facets of its list', (call) => {
  const facets = async (query: Query) =>
    (await shop.when.amina(call, { query: { tags: 'kitchen', ...query } })).body.meta?.facets
  const counts = (keys: Record<string, number>) => Object.entries(keys).map(([key, count]) => ({ key, count }))

  it.each<[Query, Record<string, number>, Record<string, number>]>([
    [
      { limit: '1' },
      { Ndlovu: 2, 'Café Ndaba': 1 },
      { Household: 2, Kitchen: 2, Appliances: 1, Kettles: 1, 'Kitchen Appliances': 1, Mugs: 1, 'Pots/Pans': 1 },
    ],
    [
      { categoryName: 'Household' },
      { 'Café Ndaba': 1, Ndlovu: 1 },
      { Household: 2, Kitchen: 2, Mugs: 1, 'Pots/Pans': 1 },
    ],
    [
      { categoryName: 'Household', brands: 'Ndlovu' },
      { 'Café Ndaba': 1, Ndlovu: 1 },
      { Household: 1, Kitchen: 1, Mugs: 1 },
    ],
    [
      { brands: 'Ndlovu', categories: 'Kettles' },
      { Ndlovu: 1 },
      { Appliances: 1, Household: 1, Kettles: 1, Kitchen: 1, 'Kitchen Appliances': 1, Mugs: 1 },
    ],
    [{ priceEnd: '1', pageNumber: '2' }, {}, {}],
  ])('%j', async (query, brands, categories) => {
    expect(await facets(query)).toEqual({ brands: counts(brands), categories: counts(categories) })
  })
})

describe('a rating', () => {
  const shown = async (slug: string) => {
    await shop.caughtUp()
    const { averageRating, reviewCount } = (
      await shop.when.guest('GET products/getProduct/:slug', { params: { slug } })
    ).body.data
    return [averageRating, reviewCount]
  }

  it('is the average of all reviews, with one decimal', async () => {
    expect([await shown('blue-kettle'), await shown('copper-pot'), await shown('enamel-mug')]).toEqual([
      [4.5, 2],
      [4, 1],
      [0, 0],
    ])
    await shop.given.facts('review-blue-kettle-themba', [reviewWritten('blue-kettle', 4)])
    expect(await shown('blue-kettle')).toEqual([4.3, 3])
  })

  it('follows reviews that are rewritten, hidden and shown again', async () => {
    const themba = 'review-blue-kettle-themba'
    await shop.given.facts(themba, [fact('ReviewRewritten', { ...opinion, rating: 1 })])
    expect(await shown('blue-kettle')).toEqual([3.3, 3])
    await shop.given.facts(themba, [fact('ReviewHidden', { reason: 'rude' })])
    expect(await shown('blue-kettle')).toEqual([4.5, 2])
    await shop.given.facts(themba, [fact('ReviewRewritten', { ...opinion, rating: 3 })])
    expect(await shown('blue-kettle')).toEqual([4.5, 2])
    await shop.given.facts(themba, [fact('ReviewShown', {})])
    expect(await shown('blue-kettle')).toEqual([4, 3])
  })

  it('of an unknown product leaves the shop healthy', async () => {
    await shop.given.facts('review-moon-boots-amina', [
      reviewWritten('moon-boots', 5),
      fact('ReviewHidden', { reason: 'no such thing' }),
    ])
    await shop.caughtUp()
    expect((await shop.when.guest.raw('GET', 'health')).body).toMatchObject({ status: 'healthy' })
  })
})
