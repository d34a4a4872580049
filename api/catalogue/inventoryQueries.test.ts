import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { fact } from '#domain/kernel/decision.ts'
import { aminasHouse, blueKettle, copperPot, enamelMug, tuesday } from '#domain/testing/fixtures.ts'

let shop: GivenShop

// A kettle with two of ten pieces reserved, a pot sold below its cost, a mug that is sold out, a draft, and a withdrawn product.
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

describe('the inventory', () => {
  it('shows products in all states with the fields that only admins see', async () => {
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

  it('has warnings, but none for a withdrawn product', async () => {
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

  it('is read page by page with a cursor, like other lists', async () => {
    const first = await inventory({ limit: '3', state: 'listed', sort: 'cost' })
    expect(first.meta.nextCursor).toBeNull()
    const page = await inventory({ limit: '2', sort: 'cost' })
    const next = await inventory({ limit: '2', sort: 'cost', nextCursor: String(page.meta.nextCursor) })
    expect(next.data.map(({ slug }) => slug)).toEqual(['tin_kettle', 'blue-kettle'])
  })
})

describe('all products', () => {
  it('include those in all states for admins', async () => {
    const { data } = (await shop.when.themba('GET products/all', { query: { sort: 'name' } })).body
    expect(data.map(({ slug, state }) => [slug, state]).at(-1)).toEqual(['tin_kettle', 'draft'])
    expect(data[0]).toMatchObject({ reserved: 2, version: 0, costPrice: 174.5 })
  })

  it('include only listed ones for everybody else, without the fields for admins', async () => {
    const { data } = (await shop.when.amina('GET products/all')).body
    expect(data).toHaveLength(3)
    for (const adminField of ['costPrice', 'state', 'reserved', 'version'])
      expect(data[0]).not.toHaveProperty(adminField)
  })
})

describe('a product for its edit form', () => {
  const forEdit = (id: string) => shop.when.themba('GET products/forEdit/:id', { params: { id } })

  it('is found in every state, with all fields that can be edited', async () => {
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

  it('is read from its record, also before the read model has applied its newest fact', async () => {
    await shop.given.facts('product-tin', [fact('ProductRepriced', { price: 12_000, costPrice: 5000, discount: 5 })])
    expect((await forEdit('tin')).body.result).toMatchObject({ price: 120, discount: 5, version: 1 })
  })

  it('is not found if there is none', async () => {
    expect(outcome(await forEdit('moon-boots'))).toEqual([404, 'ProductNotFound'])
  })
})
