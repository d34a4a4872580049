import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { aminasHouse, blueKettle, copperPot, enamelMug } from '#domain/testing/fixtures.ts'

const fan = {
  ...blueKettle,
  slug: 'desk-fan',
  name: 'Desk fan',
  brand: 'Umoya',
  price: 59_900,
  discount: -10,
  categories: ['Appliances', 'Cooling'],
  tags: ['summer', 'cooling'],
  crossSellProducts: ['blue-kettle', 'gone'],
  isFeatured: true,
  featuredPriority: 3,
}

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
  await shop.given.product(blueKettle, 10)
  await shop.given.product(copperPot, 3)
  await shop.given.product(enamelMug, 0)
  await shop.given.product(fan, 7)
  await shop.caughtUp()
})
afterAll(() => shop.close())

const list = async (query: Record<string, string>) =>
  (await shop.when.guest('GET products/getByCategoryOrPageNumber', { query })).body
const slugs = async (query: Record<string, string>) => (await list(query)).data.map(({ slug }) => slug)

describe('a product', () => {
  it('is found by its slug, money in rand, without its cost price', async () => {
    const { body } = await shop.when.guest('GET products/getProduct/:slug', { params: { slug: 'copper-pot' } })
    expect(body.data).toMatchObject({
      id: 'copper-pot',
      _id: 'copper-pot',
      name: 'Copper pot',
      price: 1299,
      discount: 15,
      discountedPrice: 1104.15,
      quantity: 3,
      stockStatus: 'lowStock',
      isActive: true,
    })
    expect(body.data).not.toHaveProperty('costPrice')
    expect(body.results).toEqual([body.data])
  })

  it('is found by its slug in upper and lower case', async () => {
    const { body } = await shop.when.guest('GET products/getProduct/:slug', { params: { slug: 'Copper-POT' } })
    expect(body.data.slug).toBe('copper-pot')
  })

  it('costs more with a negative discount', async () => {
    const { body } = await shop.when.guest('GET products/getProductDetails/:id', { params: { id: 'desk-fan' } })
    expect(body.data).toMatchObject({ price: 599, discountedPrice: 658.9, stockStatus: 'inStock' })
  })

  it('is found by POST as well', async () => {
    const { body } = await shop.when.guest('POST products/find/:slug', { params: { slug: 'enamel-mug' } })
    expect(body.results).toMatchObject([{ slug: 'enamel-mug', quantity: 0, stockStatus: 'outOfStock' }])
  })

  it('has cross-sell products, without those that do not exist', async () => {
    const { body } = await shop.when.guest('GET products/getCrossSellProduct/:id', { params: { id: 'desk-fan' } })
    expect(body.data.map(({ slug }) => slug)).toEqual(['blue-kettle'])
  })

  it('shows the stock that orders leave', async () => {
    const querydata = { products: [{ productId: 'blue-kettle', count: 4 }], shippingAddress: aminasHouse }
    const { headers } = await shop.when.amina('POST order/placeOrder', { querydata })
    const position = { 'x-position': headers.get('x-position') ?? '' }
    const request = { params: { slug: 'blue-kettle' } }
    expect((await shop.when.guest('GET products/getProduct/:slug', request, position)).body.data.quantity).toBe(6)
  })
})

describe('a page of products', () => {
  it.each<[Record<string, string>, string[]]>([
    [{ categoryName: 'Appliances' }, ['desk-fan']],
    [{ categoryName: 'appliances' }, ['desk-fan']],
    [{ categoryName: 'Appliances/Cooling' }, ['desk-fan']],
    [{ categoryName: 'Household/Cooling' }, []],
    [{ categoryName: 'Cooling' }, ['desk-fan']],
    [{ categoryName: 'Hardware' }, []],
    [{ brands: 'umoya' }, ['desk-fan']],
    [{ brands: 'Umoya, Ndlovu', sort: 'price' }, ['enamel-mug', 'blue-kettle', 'desk-fan', 'copper-pot']],
    [{ tags: 'summer,winter' }, ['desk-fan']],
    [{ discountStart: '1' }, ['copper-pot']],
    [{ discountEnd: '-1' }, ['desk-fan']],
    [{ discountStart: '0', discountEnd: '10', sort: 'name' }, ['blue-kettle', 'enamel-mug']],
    [{ sort: '-price', limit: '2' }, ['copper-pot', 'desk-fan']],
    [{ sort: 'discount', limit: '1' }, ['copper-pot']],
    [{ sort: 'featured', limit: '1' }, ['desk-fan']],
    [{ sort: 'name', limit: '2', pageNumber: '2' }, ['desk-fan', 'enamel-mug']],
    [{ pageNumber: '99' }, []],
    [{ categoryName: "'; DROP TABLE products; --" }, []],
  ])('%j', async (query, expected) => expect(await slugs(query)).toEqual(expected))

  it('has what a card shows where that is asked for, once', async () => {
    const [whole] = (await list({ categoryName: 'Cooling' })).data
    const { data, results, meta } = await list({ categoryName: 'Cooling', fields: 'card' })

    expect(whole).toMatchObject({ ...data[0], description: fan.description, tags: fan.tags })
    expect(Object.keys(data[0] ?? {})).not.toContain('description')
    expect([results, meta.total]).toEqual([undefined, 1])
  })

  it('has the number of all products of the list in its meta', async () => {
    const { meta, data, results } = await list({ limit: '3', pageNumber: '2' })
    expect(meta).toMatchObject({ totalCount: 4, total: 4, pageNumber: 2, size: 3, nextCursor: null })
    expect(results).toEqual(data)
  })

  it('clamps a limit and a page number that are out of range', async () => {
    expect((await list({ limit: '0' })).meta.size).toBe(1)
    expect((await list({ limit: '5000', pageNumber: '-3' })).meta).toMatchObject({ size: 100, pageNumber: 1 })
  })
})

describe('the other lists', () => {
  it('brands have counts; with a filter, the response is a page of products', async () => {
    const brands = await shop.when.guest('GET products/brands')
    expect(brands.body.data).toEqual([
      { key: 'Ndlovu', count: 3 },
      { key: 'Umoya', count: 1 },
    ])
    const page = await shop.when.guest('GET products/brands', { query: { brands: 'Umoya' } })
    expect(page.body.data).toMatchObject([{ slug: 'desk-fan' }])
    expect(page.body.meta).toMatchObject({ totalCount: 1 })
    // A filter by 0 is a filter, too.
    for (const query of [{ discountEnd: '0' }, { discountStart: '0' }, { priceStart: '0' }, { ratingFrom: '0' }]) {
      const { data, meta } = (await shop.when.guest('GET products/brands', { query })).body
      expect(data[0]).toHaveProperty('slug')
      expect(meta?.totalCount).toBe(query.discountEnd || query.discountStart ? 3 : 4)
    }
    const asked = await shop.when.guest('GET products/brands', { query: { search: '', nextCursor: '' } })
    expect(asked.body).toEqual(brands.body)
  })

  it('categories are a tree with counts', async () => {
    expect((await shop.when.guest('GET products/categories')).body.results).toEqual([
      {
        _id: 'appliances',
        name: 'Appliances',
        slug: 'appliances',
        count: 1,
        children: [{ _id: 'appliances/cooling', name: 'Cooling', slug: 'cooling', count: 1, children: [] }],
      },
      {
        _id: 'household',
        name: 'Household',
        slug: 'household',
        count: 3,
        children: [{ _id: 'household/kitchen', name: 'Kitchen', slug: 'kitchen', count: 3, children: [] }],
      },
    ])
  })

  it('every category has the picture of the first product in its listing', async () => {
    const { body } = await shop.when.guest('GET products/categoryPictures')
    const [first] = (await list({ categoryName: 'household/kitchen' })).data
    const thumbnail = first?.images[0]?.thumbnail

    expect(thumbnail).toBeTruthy()
    expect(body.results).toContainEqual({ _id: 'household', thumbnail })
    expect(body.results).toContainEqual({ _id: 'household/kitchen', thumbnail })
  })

  it('tags have counts', async () => {
    expect((await shop.when.guest('GET products/tags')).body.results).toContainEqual({ key: 'kitchen', count: 3 })
  })

  it('products have their tags, also many at once', async () => {
    const tagsOf = async (ids: string) => shop.when.guest('GET products/tagsById', { query: { ids } })
    expect((await tagsOf('desk-fan,moon-kettle,blue-kettle')).body.results).toEqual([
      { id: 'desk-fan', tags: ['summer', 'cooling'] },
      { id: 'blue-kettle', tags: ['kitchen'] },
    ])
    expect((await tagsOf(Array(100).fill('desk-fan').join(','))).status).toBe(200)
    for (const ids of ['', ',', Array(101).fill('desk-fan').join(',')])
      expect(outcome(await tagsOf(ids))).toEqual([400, 'InvalidRequest'])
  })

  it('the home page has the sections of the specification', async () => {
    const { results } = (await shop.when.guest('GET products/home')).body
    expect(results.map(({ title, data }) => [title, data.length > 0])).toEqual(
      ['Stay Cool This Summer', 'On Sale', 'Featured', 'New Stock', 'Appliances', 'You Might Also Like'].map(
        (title) => [title, true],
      ),
    )
    expect(results[1]?.data.map(({ slug }) => slug)).toEqual(['copper-pot'])
    expect(results[2]?.data.map(({ slug }) => slug)).toEqual(['desk-fan'])
  })

  it('cost prices are for admins', async () => {
    const costPrices = async (who: 'amina' | 'themba') =>
      (await shop.when[who]('GET products/all')).body.data.map(({ costPrice }) => costPrice).filter(Boolean).length
    expect([await costPrices('themba'), await costPrices('amina')]).toEqual([4, 0])
  })
})

describe('adding a product', () => {
  const form = {
    name: 'Tin bucket 10 L',
    brand: 'Ndlovu',
    description: 'A bucket for every day',
    price: '99.90',
    costPrice: '40',
    quantity: '5',
    categories: ['Household'],
  }
  const add = (change: object = {}) => shop.when.themba('POST products/add', { querydata: { ...form, ...change } })
  const refused = async (change: object) => {
    const before = await shop.store.head()
    const answer = await add(change)
    expect(await shop.store.head()).toBe(before)
    return outcome(answer)
  }

  it('gives it the slug of its name, by which it is found at once', async () => {
    const { body, headers } = await add()
    expect(body.data).toMatchObject({ slug: 'tin-bucket-10-l', price: 99.9, costPrice: 40, quantity: 5 })
    const request = { params: { slug: 'tin-bucket-10-l' } }
    const position = { 'x-position': headers.get('x-position') ?? '' }
    const found = await shop.when.guest('GET products/getProduct/:slug', request, position)
    expect(found.body.data.id).toBe(body.data.id)
  })

  it('is refused the second time', async () => {
    expect(await refused({})).toEqual([409, 'ProductExists'])
  })

  it('is refused with the name of a page, and appends nothing', async () => {
    expect(await refused({ name: 'Cart' })).toEqual([409, 'SlugIsTaken'])
  })

  it('is refused with a name that makes no slug', async () => {
    expect(await refused({ name: '电热水壶' })).toEqual([400, 'InvalidRequest'])
  })

  it('with extreme numbers leaves the shop healthy', async () => {
    await add({
      name: 'Largest bucket',
      isFeatured: true,
      featuredPriority: 1e300,
      price: '9999999999.99',
      quantity: '9999999999',
    })
    await shop.caughtUp()
    expect((await shop.when.guest.raw('GET', 'health')).status).toBe(200)
  })

  it('ignores fields that the shop computes itself', async () => {
    const { body } = await add({
      name: 'Sneaky bucket',
      discountedPrice: 1,
      averageRating: 5,
      id: 'mine',
      discount: 10,
    })
    expect(body.data).toMatchObject({ discountedPrice: 89.91, averageRating: 0, slug: 'sneaky-bucket' })
    expect(body.data.id).not.toBe('mine')
  })
})
