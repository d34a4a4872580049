import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome } from '#api/callsOf.ts'
import { type GivenShop, givenShop } from '#api/givenShop.ts'
import { aminasHouse, blueKettle, copperPot, enamelMug, tuesday } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'

let shop: GivenShop

// A kettle with two of ten set aside, a pot that costs more than it brings, a mug that is sold out, a draft, and one withdrawn.
beforeAll(async () => {
  shop = await givenShop()
  await shop.given.product(blueKettle, 10)
  await shop.given.product(
    { ...copperPot, brand: 'Café Ndaba', costPrice: 120_000, categories: ['Household', 'Pots'] },
    3,
  )
  await shop.given.product(enamelMug, 0)
  const tinKettle = { ...blueKettle, slug: 'tin_kettle', name: 'Tin kettle 100%', price: 9900, costPrice: 5000 }
  const draft = { ...tinKettle, categories: ['Hardware', 'Tinware'] }
  await shop.given.facts('product-tin', [fact('ProductDrafted', { ...draft, quantity: 40, dateAdded: tuesday })])
  await shop.given.facts('product-old-tray', [
    fact('ProductAdded', {
      ...enamelMug,
      slug: 'old-tray',
      name: 'Old tray',
      categories: ['Hardware'],
      quantity: 0,
      dateAdded: '2025-01-01T08:00:00.000Z',
    }),
    fact('ProductWithdrawn', {}),
  ])
  const querydata = { products: [{ productId: 'blue-kettle', count: 2 }], shippingAddress: aminasHouse }
  await shop.when.amina('POST order/placeOrder', { querydata })
  await shop.caughtUp()
})
afterAll(() => shop.close())

type Query = Record<string, string>
const inventory = async (query: Query = {}) => (await shop.when.themba('GET products/inventory', { query })).body
const slugs = async (query: Query) => (await inventory(query)).data.map(({ slug }) => slug)

describe('the stockroom', () => {
  it('shows products of all states with what only admins see', async () => {
    const { data, results, meta } = await inventory()
    expect(data.map(({ slug, state }) => [slug, state])).toEqual([
      ['blue-kettle', 'listed'],
      ['copper-pot', 'listed'],
      ['enamel-mug', 'listed'],
      ['old-tray', 'withdrawn'],
      ['tin_kettle', 'draft'],
    ])
    expect(data[0]).toMatchObject({
      costPrice: 174.5,
      quantity: 8,
      reserved: 2,
      version: 0,
      isActive: true,
      warnings: [],
    })
    expect(data[3]).toMatchObject({ version: 1, isActive: false })
    expect(results).toEqual(data)
    expect(meta).toMatchObject({ totalCount: 5, pageNumber: 1, size: 20, nextCursor: null })
  })

  it('tells what to look at; what is no longer sold cannot run out', async () => {
    const { data, meta } = await inventory()
    expect(data.map(({ slug, warnings }) => [slug, warnings])).toEqual([
      ['blue-kettle', []],
      ['copper-pot', ['belowCost', 'lowStock']],
      ['enamel-mug', ['soldOut']],
      ['old-tray', []],
      ['tin_kettle', []],
    ])
    expect(meta.warnings).toEqual({ belowCost: 1, lowStock: 1, soldOut: 1 })
    expect((await inventory({ warning: 'soldOut' })).meta).toMatchObject({
      totalCount: 1,
      warnings: { belowCost: 1, lowStock: 1, soldOut: 1 },
    })
    expect((await inventory({ brands: 'Ndlovu' })).meta.warnings).toEqual({ belowCost: 0, lowStock: 0, soldOut: 1 })
  })

  it.each<[Query, string[]]>([
    [{ state: 'draft' }, ['tin_kettle']],
    [{ state: 'withdrawn' }, ['old-tray']],
    [{ state: 'listed', warning: 'lowStock' }, ['copper-pot']],
    [{ warning: 'belowCost' }, ['copper-pot']],
    [{ categoryName: 'Household', brands: 'cafe-ndaba' }, ['copper-pot']],
    [{ tags: 'kitchen', state: 'draft' }, ['tin_kettle']],
    [{ search: 'KETT' }, ['blue-kettle', 'tin_kettle']],
    [{ search: 'e k' }, ['blue-kettle']],
    [{ search: 'cafe' }, ['copper-pot']],
    [{ search: 'old-t' }, ['old-tray']],
    [{ search: '%' }, ['tin_kettle']],
    [{ search: '_' }, ['tin_kettle']],
    [{ search: '!' }, []],
    [{ search: '\u0000' }, []],
    [{ search: 'kett\u0000' }, []],
    [{ search: '"' }, []],
    [{ search: '🫖' }, []],
    [{ sort: '-name' }, ['tin_kettle', 'old-tray', 'enamel-mug', 'copper-pot', 'blue-kettle']],
    [{ sort: 'category' }, ['old-tray', 'tin_kettle', 'blue-kettle', 'enamel-mug', 'copper-pot']],
    [{ sort: '-category' }, ['copper-pot', 'blue-kettle', 'enamel-mug', 'tin_kettle', 'old-tray']],
    [{ sort: 'state' }, ['tin_kettle', 'blue-kettle', 'copper-pot', 'enamel-mug', 'old-tray']],
    [{ sort: '-state' }, ['old-tray', 'blue-kettle', 'copper-pot', 'enamel-mug', 'tin_kettle']],
    [{ sort: 'discount' }, ['copper-pot', 'blue-kettle', 'enamel-mug', 'tin_kettle', 'old-tray']],
    [{ sort: '-discount' }, ['blue-kettle', 'enamel-mug', 'tin_kettle', 'old-tray', 'copper-pot']],
    [{ sort: '-listPrice', limit: '2' }, ['copper-pot', 'blue-kettle']],
    [{ sort: 'price', limit: '2' }, ['enamel-mug', 'old-tray']],
    [{ sort: 'listPrice' }, ['enamel-mug', 'old-tray', 'tin_kettle', 'blue-kettle', 'copper-pot']],
    [{ sort: '-price' }, ['copper-pot', 'blue-kettle', 'tin_kettle', 'enamel-mug', 'old-tray']],
    [{ sort: 'cost', limit: '3' }, ['enamel-mug', 'old-tray', 'tin_kettle']],
    [{ sort: '-cost', limit: '1' }, ['copper-pot']],
    [{ sort: 'stock', limit: '3' }, ['enamel-mug', 'old-tray', 'copper-pot']],
    [{ sort: '-stock', limit: '2' }, ['tin_kettle', 'blue-kettle']],
    [{ sort: 'added', limit: '1' }, ['old-tray']],
    [{ sort: '-added', limit: '1' }, ['tin_kettle']],
    [{ sort: 'margin', limit: '2' }, ['copper-pot', 'tin_kettle']],
    [{ sort: '-margin', limit: '1' }, ['blue-kettle']],
    [{ limit: '2', pageNumber: '3' }, ['tin_kettle']],
  ])('%j', async (query, expected) => expect(await slugs(query)).toEqual(expected))

  it.each<[Query]>([[{ state: 'gone' }], [{ warning: 'all' }], [{ sort: 'colour' }], [{ limit: 'x' }]])(
    'refuses %j',
    async (query) => {
      expect(outcome(await shop.when.themba('GET products/inventory', { query }))).toEqual([400, 'InvalidRequest'])
    },
  )

  it('is walked through by cursor, like other lists', async () => {
    const first = await inventory({ limit: '3', state: 'listed', sort: 'cost' })
    expect(first.meta.nextCursor).toBeNull()
    const page = await inventory({ limit: '2', sort: 'cost' })
    const next = await inventory({ limit: '2', sort: 'cost', nextCursor: String(page.meta.nextCursor) })
    expect(next.data.map(({ slug }) => slug)).toEqual(['tin_kettle', 'blue-kettle'])
  })
})

describe('all products', () => {
  it('are for admins those of all states', async () => {
    const { data } = (await shop.when.themba('GET products/all', { query: { sort: 'name' } })).body
    expect(data.map(({ slug, state }) => [slug, state]).at(-1)).toEqual(['tin_kettle', 'draft'])
    expect(data[0]).toMatchObject({ reserved: 2, version: 0, costPrice: 174.5 })
  })

  it('are for everybody else those that are listed, without what is the shop’s own', async () => {
    const { data } = (await shop.when.amina('GET products/all')).body
    expect(data).toHaveLength(3)
    for (const own of ['costPrice', 'state', 'reserved', 'version']) expect(data[0]).not.toHaveProperty(own)
  })
})

describe('a product for those who edit it', () => {
  const forEdit = (id: string) => shop.when.themba('GET products/forEdit/:id', { params: { id } })

  it('is there in every state, with all that can be edited', async () => {
    const { result } = (await forEdit('tin')).body
    expect(result).toMatchObject({
      slug: 'tin_kettle',
      state: 'draft',
      costPrice: 50,
      version: 0,
      quantity: 40,
      reserved: 0,
    })
  })

  it('is what its record says at this moment, also before any list knows it', async () => {
    await shop.given.facts('product-tin', [fact('ProductRepriced', { price: 12_000, costPrice: 5000, discount: 5 })])
    expect((await forEdit('tin')).body.result).toMatchObject({ price: 120, discount: 5, version: 1 })
  })

  it('is told like any other that there is none', async () => {
    expect(outcome(await forEdit('moon-boots'))).toEqual([404, 'ProductNotFound'])
  })
})
