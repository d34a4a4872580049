import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenProductList } from '#api/catalogue/testing/productListFixture.ts'
import { outcome } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { ListQuery, SearchQuery } from '#domain/catalogue/catalogueQuery.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { fact } from '#domain/kernel/decision.ts'
import { blueKettle, copperPot, enamelMug, monday } from '#domain/testing/fixtures.ts'
import { productQueries } from './productList.ts'

/** A product of the catalogue in these tests, with its quantity. */
const product = (slug: string, name: string, more: Partial<ProductDetails> = {}): [ProductDetails, number] => [
  {
    ...blueKettle,
    slug,
    name,
    brand: 'Vuthela',
    tags: [],
    overview: '',
    whatsInTheBox: [],
    description: 'Made to be used every day',
    ...more,
  },
  10,
]

const kettles = ['Appliances', 'Kitchen Appliances', 'Kettles']
const catalogue: [ProductDetails, number][] = [
  product('whistling-kettle', 'Whistling kettle', { categories: kettles, tags: ['tea', 'Load-Shedding'] }),
  product('electric-kettle', 'Electric kettle', {
    categories: kettles,
    isFeatured: true,
    featuredPriority: 5,
    tags: ['tea'],
  }),
  product('sold-out-kettle', 'Copper kettle', { categories: kettles, brand: 'Ndlovu', tags: ['tea', 'gift'] }),
  product('kettle-brand-cup', 'Tea cup', {
    brand: 'Kettle & Co',
    categories: ['Household', 'Kitchen', 'Mugs'],
    tags: ['tea', 'gift'],
  }),
  product('descaler', 'Descaler', { categories: kettles, price: 4_900 }),
  product('tray', 'Serving tray', {
    overview: 'Room for a kettle and six cups',
    categories: ['Household', 'Kitchen', 'Trays'],
  }),
  product('iron', 'Steam iron', { categories: ['Appliances', 'Cleaning Appliances', 'Irons'] }),
  product('board', 'Ironing board', { categories: ['Household', 'Laundry', 'Boards'] }),
  product('lamp', 'Façade lamp', { categories: ['Hardware', 'Electrical', 'Lamps'], tags: ['loadshedding', 'solar'] }),
  product('fryer', 'Air fryer', { categories: ['Appliances', 'Kitchen Appliances', 'Fryers'], discount: 20 }),
  product('batteries', 'Rechargeable batteries', { categories: ['Hardware', 'Electrical', 'Batteries'], discount: -5 }),
]

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
  for (const [details, quantity] of catalogue)
    await shop.given.product(details, details.slug === 'sold-out-kettle' ? 0 : quantity)
  const draft = {
    ...blueKettle,
    slug: 'draft-kettle',
    name: 'Draft kettle',
    tags: ['tea', 'teapotty'],
    quantity: 5,
    dateAdded: monday,
  }
  await shop.given.facts('product-draft-kettle', [fact('ProductDrafted', draft)])
  await shop.given.product({ ...copperPot, name: 'Withdrawn kettle', tags: ['tea', 'teapotty'] }, 5)
  await shop.given.facts('product-copper-pot', [fact('ProductWithdrawn', {})])
})
afterAll(() => shop.close())

const search = (query: Record<string, string>) =>
  shop.when.guest('GET products/search', { query: { limit: '100', ...query } })
const slugs = async (query: Record<string, string>) => (await search(query)).body.data.map(({ slug }) => slug)

describe('words find products', () => {
  it.each<[string, string[]]>([
    // By field: name, brand, category, then other texts; with the same field products in stock first, of those the featured ones.
    ['kettle', ['electric-kettle', 'whistling-kettle', 'sold-out-kettle', 'kettle-brand-cup', 'descaler', 'tray']],
    ['Kettles', ['electric-kettle', 'whistling-kettle', 'sold-out-kettle', 'kettle-brand-cup', 'descaler', 'tray']],
    ['electric kettle', ['electric-kettle']],
    ['kettle copper', ['sold-out-kettle']],
    // A whole word counts more than a prefix.
    ['iron', ['iron', 'board']],
    ['ironi', ['board']],
    ['whis', ['whistling-kettle']],
    ['whis kettle', ['whistling-kettle']],
    // If no product has all words, those with the most words.
    [
      'electric kettle moon',
      ['electric-kettle', 'whistling-kettle', 'sold-out-kettle', 'kettle-brand-cup', 'descaler', 'tray'],
    ],
    ['facade', ['lamp']],
    ['FAÇADE', ['lamp']],
    ['battery', ['batteries']],
    ['load shedding', ['whistling-kettle', 'lamp']],
    ['loadshedding', ['lamp']],
    ['airfryer', ['fryer']],
    ['the kettle with electric', ['electric-kettle']],
    ['moon boots', []],
  ])('%s', async (text, expected) => expect(await slugs({ search: text })).toEqual(expected))

  it.each([
    ['ketle'],
    ['kettel'],
    ['kettlle'],
    ['kittle'],
    ['eletric kettle', 'electric-kettle'],
    ['electrik ketle', 'electric-kettle'],
    ['desclaer', 'descaler'],
    ['rechargable batery', 'batteries'],
    ['stem irn', 'iron'],
    ['fasade', 'lamp'],
  ])('although they are misspelt: %s', async (text, expected = 'electric-kettle') => {
    expect((await slugs({ search: text }))[0]).toBe(expected)
  })

  it('and the message says how many, also if there are none', async () => {
    const found = (await search({ search: 'kettle', limit: '2' })).body
    expect([found.message, found.meta.totalCount, found.data.length]).toEqual(['6 result(s) found for "kettle"', 6, 2])
    expect(found.results).toEqual(found.data)
    const nothing = (await search({ search: 'moon boots' })).body
    expect(nothing).toMatchObject({
      code: 0,
      data: [],
      message: '0 result(s) found for "moon boots"',
      errorMessage: 'No product found',
    })
  })

  it('four per page, as the specification says', async () => {
    const { meta, data } = (await shop.when.guest('GET products/search', { query: { search: 'kettle' } })).body
    expect([data.length, meta.size, meta.pageNumber, typeof meta.nextCursor]).toEqual([4, 4, 1, 'string'])
  })

  it('in listings as well', async () => {
    const query = { search: 'kettle', categoryName: 'Household' }
    const { body } = await shop.when.guest('GET products/getByCategoryOrPageNumber', { query })
    expect(body.data.map(({ slug }) => slug)).toEqual(['kettle-brand-cup', 'tray'])
  })
})

describe('a search is refused', () => {
  const tooShort = [400, 'InvalidRequest', 'Type at least 3 characters']

  it.each<[Record<string, string>]>([
    [{}],
    [{ search: '' }],
    [{ search: 'ke' }],
    [{ search: '  ke  ' }],
    [{ search: '<b>ke</b>' }],
    [{ search: 'ke\u200b\u200b' }],
    [{ search: '\u0000\u202eke' }],
    [{ search: 'ke', tags: 'tea' }],
    [{ tags: '' }],
    [{ tags: ' ' }],
    [{ tags: ' , ' }],
    [{ discountStart: '0' }],
    [{ brands: 'Vuthela' }],
  ])('without a text of three characters, a tag or a discount: %j', async (query) => {
    const answer = await search(query)
    expect([...outcome(answer), answer.body.message]).toEqual(tooShort)
  })

  it('but not if it has tags or a discount', async () => {
    expect(await slugs({ tags: 'solar' })).toEqual(['lamp'])
    expect(await slugs({ discountStart: '1' })).toEqual(['fryer'])
    expect((await search({ discountStart: '1' })).body.message).toBe('1 result(s) found')
  })

  it.each([
    '"',
    '*',
    'NEAR(kettle tea)',
    'kettle OR',
    'name:kettle',
    '{texts}:tea',
    '-kettle',
    '^kettle',
    "';--",
    '100%_',
    '🫖🫖🫖',
    '\\0\\0\\0',
    'ﬁﬁﬁ',
  ])('or answered, but never fails, with special characters: %s', async (text) =>
    expect([200, 400]).toContain((await search({ search: text })).status),
  )

  it('or answered, but never fails, whatever is typed', async () => {
    await using list = await givenProductList()
    for (const [{ slug, ...details }] of catalogue)
      await list.append(`product-${slug}`, fact('ProductAdded', { ...details, slug, quantity: 1, dateAdded: monday }))
    const products = productQueries(list.database)
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.string({ unit: fc.constantFrom(...'ketl"*():^-{}%_ +'), maxLength: 12 }),
    )
    const isFine = (result: unknown) => Number.isInteger(result) || result === 'Type at least 3 characters'
    const outcomeOf = (query: typeof SearchQuery | typeof ListQuery, asked: object) => {
      const { data, error } = query.safeParse(asked)
      return data ? products.page(data).total : error?.issues[0]?.message
    }
    const fields = { search: typed, tags: typed, brands: typed, categories: typed, categoryName: typed }
    fc.assert(
      fc.property(typed, fc.record(fields, { requiredKeys: [] }), (text, asked) => {
        expect(outcomeOf(SearchQuery, { search: text })).toSatisfy(isFine)
        expect(outcomeOf(ListQuery, asked)).toSatisfy(isFine)
        expect(products.suggestions(text)).toBeInstanceOf(Array)
      }),
      { numRuns: 2000 },
    )
  }, 60_000)
})

describe('a tag search', () => {
  it('finds products with the tag, in any spelling', async () => {
    for (const tags of ['load-shedding', 'Load Shedding', 'LOAD_SHEDDING'])
      expect(await slugs({ tags })).toEqual(['whistling-kettle'])
    expect(await slugs({ tags: 'gift, solar', sort: 'name' })).toEqual(['sold-out-kettle', 'lamp', 'kettle-brand-cup'])
    expect((await search({ tags: 'tea' })).body.message).toBe('4 result(s) found for "tea"')
  })

  it.each(['🫖', '---', ' , 🫖,'])('finds nothing by a tag without a letter: %s', async (tags) => {
    expect(await slugs({ tags })).toEqual([])
    expect(await slugs({ tags: `${tags}, solar` })).toEqual(['lamp'])
  })

  it('takes a hundred tags at once, and no more', async () => {
    const others = (count: number) => Array.from({ length: count }, (_, at) => `nobodys-${at}`).join()
    expect(await slugs({ tags: `${others(99)},solar` })).toEqual(['lamp'])
    expect(await slugs({ tags: `${others(100)},solar` })).toEqual([])
  })

  const facets = async (query: Record<string, string>) => (await search({ tags: 'tea', ...query })).body.meta.facets

  it('returns brands and categories with their counts, of listed products only', async () => {
    expect(await facets({})).toEqual({
      brands: [
        { key: 'Vuthela', count: 2 },
        { key: 'Kettle & Co', count: 1 },
        { key: 'Ndlovu', count: 1 },
      ],
      categories: [
        { key: 'Appliances', count: 3 },
        { key: 'Kettles', count: 3 },
        { key: 'Kitchen Appliances', count: 3 },
        { key: 'Household', count: 1 },
        { key: 'Kitchen', count: 1 },
        { key: 'Mugs', count: 1 },
      ],
    })
  })

  it('is narrowed down by the selected brands, and still returns the other brands as facets', async () => {
    const ticked = { brands: 'Ndlovu' }
    expect(await slugs({ tags: 'tea', ...ticked })).toEqual(['sold-out-kettle'])
    const { brands, categories } = await facets(ticked)
    expect(brands.map(({ key, count }) => [key, count])).toEqual([
      ['Vuthela', 2],
      ['Kettle & Co', 1],
      ['Ndlovu', 1],
    ])
    expect(categories.map(({ key }) => key)).toEqual(['Appliances', 'Kettles', 'Kitchen Appliances'])
    expect(await slugs({ tags: 'tea', brands: 'Ndlovu,kettle-co' })).toEqual(['kettle-brand-cup', 'sold-out-kettle'])
  })

  it('is narrowed down by the selected categories, and still returns the other categories as facets', async () => {
    const { brands, categories } = await facets({ categories: 'Mugs' })
    expect(brands).toEqual([{ key: 'Kettle & Co', count: 1 }])
    expect(categories).toContainEqual({ key: 'Kettles', count: 3 })
    expect(await slugs({ tags: 'tea', categories: 'mugs,Household/Laundry' })).toEqual(['kettle-brand-cup'])
  })

  it('counts facet values among the products that all other filters leave', async () => {
    expect((await facets({ inStock: 'true' })).brands).toEqual([
      { key: 'Vuthela', count: 2 },
      { key: 'Kettle & Co', count: 1 },
    ])
    expect((await facets({ categories: 'Mugs', brands: 'Vuthela' })).brands).toEqual([{ key: 'Kettle & Co', count: 1 }])
  })
})

describe('tags are suggested', () => {
  const suggested = async (text: string) =>
    (await shop.when.guest('GET products/tagSuggestions/:text', { params: { text } })).body.suggestions

  it.each([
    ['t', ['tea']],
    ['LOAD', ['loadshedding', 'Load-Shedding']],
    ['load s', ['Load-Shedding']],
    ['<b>sol', ['solar']],
    ['sölår', ['solar']],
    ['teapot', []],
    ['%', []],
    ['🫖', []],
    ["'", []],
  ])('for %j', async (text, expected) => expect(await suggested(text)).toEqual(expected))

  it('never more than five, the shortest first and then by the alphabet', async () => {
    await using other = await givenShop()
    const tags = ['summertime', 'sun', 'sum', 'summer', 'sunny', 'sundown', 'sea', 'sage']
    await other.given.product({ ...blueKettle, tags }, 1)
    await other.caughtUp()
    const { body } = await other.when.guest('GET products/tagSuggestions/:text', { params: { text: 's' } })
    expect(body.suggestions).toEqual(['sea', 'sum', 'sun', 'sage', 'sunny'])
  })
})

it('a word that is a property of every object, such as `constructor`, is found like others', async () => {
  await using other = await givenShop()
  const words = ['constructor', 'valueOf', '__proto__']
  const kit = {
    ...blueKettle,
    name: 'Constructor kit',
    brand: 'valueOf',
    tags: words,
    categories: ['Household', ...words.slice(0, 2)],
  }
  await other.given.product(kit, 1)
  await other.caughtUp()
  const answers = words.flatMap((word) => [
    other.when.guest('GET products/search', { query: { search: word } }),
    other.when.guest('GET products/search', { query: { tags: word } }),
    other.when.guest('GET products/tagSuggestions/:text', { params: { text: word } }),
    other.when.guest('GET products/getByCategoryOrPageNumber', { query: { categoryName: word, brands: word } }),
    other.when.themba('GET products/inventory', { query: { search: word, brands: word, categories: word } }),
  ])
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(answers.length).fill(200))
  const { body } = await other.when.guest('GET products/search', { query: { search: 'constructors' } })
  expect(body.data.map(({ name }) => name)).toEqual(['Constructor kit'])
})

describe('a product that is not listed', () => {
  it.each<[string, Record<string, string>]>([
    ['a draft', { search: 'draft kettle' }],
    ['a withdrawn product', { search: 'withdrawn kettle' }],
    ['by its tag', { tags: 'teapotty' }],
  ])('is not found: %s', async (_what, query) => {
    expect(await slugs(query)).not.toEqual(expect.arrayContaining([expect.stringMatching('draft-kettle|copper-pot')]))
  })

  it('is in no other list', async () => {
    const answers = await Promise.all([
      shop.when.guest('GET products/home'),
      shop.when.guest('GET products/tags'),
      shop.when.guest('GET products/brands'),
      shop.when.guest('GET products/getByCategoryOrPageNumber', { query: { limit: '100' } }),
      shop.when.amina('GET products/all', { query: { limit: '100' } }),
    ])
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/teapotty|draft-kettle|copper-pot/)
  })

  it('gets the response of an unknown product', async () => {
    for (const slug of ['draft-kettle', 'copper-pot', 'moon-boots']) {
      expect(outcome(await shop.when.guest('GET products/getProduct/:slug', { params: { slug } }))).toEqual([
        404,
        'ProductNotFound',
      ])
      expect(outcome(await shop.when.themba('GET products/getProductDetails/:id', { params: { id: slug } }))).toEqual([
        404,
        'ProductNotFound',
      ])
      const found = await shop.when.guest('POST products/find/:slug', { params: { slug } })
      expect(found.body).toMatchObject({ message: 'No product found', results: [] })
    }
  })

  it('is found as soon as it is listed, until it is withdrawn', async () => {
    await using other = await givenShop()
    const draft = { ...enamelMug, quantity: 5, dateAdded: monday, tags: ['mugs'] }
    await other.given.facts('product-enamel-mug', [fact('ProductDrafted', draft)])
    const count = async () => {
      await other.caughtUp()
      const { body } = await other.when.guest('GET products/search', { query: { search: 'enamel' } })
      const tags = (await other.when.guest('GET products/tags')).body.results
      return [body.meta.total, tags]
    }
    expect(await count()).toEqual([0, []])
    await other.given.facts('product-enamel-mug', [fact('ProductListed', {})])
    expect(await count()).toEqual([1, [{ key: 'mugs', count: 1 }]])
    await other.given.facts('product-enamel-mug', [fact('ProductWithdrawn', {})])
    expect(await count()).toEqual([0, []])
  })
})
