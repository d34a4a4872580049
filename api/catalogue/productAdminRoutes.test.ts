import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bucketForm } from '#api/catalogue/testing/productFormFixtures.ts'
import { outcome, type TestClient } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { fact } from '#domain/kernel/decision.ts'
import { aminasHouse } from '#domain/testing/fixtures.ts'

let shop: GivenShop
let lindiwe: TestClient

beforeAll(async () => {
  shop = await givenShop()
  lindiwe = await shop.given.person('lindiwe')
  await shop.given.facts('account-lindiwe', [{ type: 'RoleGranted', data: { role: 'Admin' } }])
})
afterAll(() => shop.close())

/** A bucket of its own for every test. */
let id: string
let slug: string
let buckets = 0

beforeEach(async () => {
  buckets += 1
  slug = `bucket-${buckets}`
  id = (await shop.when.themba('POST products/add', { querydata: { ...bucketForm, slug } })).body.data.id
})

const edit = (querydata: object, who: TestClient = shop.when.themba) =>
  who('POST products/updateById/:id', { params: { id }, querydata })

const found = async () => {
  await shop.caughtUp()
  return shop.when.guest('POST products/find/:slug', { params: { slug } })
}
const facts = () => shop.facts(`product-${id}`)

describe('an edit of a product', () => {
  it('shows in the shop at once', async () => {
    const { body, headers } = await edit({
      price: '119.90',
      discount: 10,
      name: 'Tin bucket 12 L',
      quantity: 8,
      quantityWas: 5,
    })
    expect([body.message, body.data]).toMatchObject([
      'Product updated',
      { price: 119.9, discountedPrice: 107.91, slug, state: 'listed', version: 3 },
    ])
    const position = { 'x-position': headers.get('x-position') ?? '' }
    const request = { params: { slug } }
    const { body: shown } = await shop.when.guest('GET products/getProduct/:slug', request, position)
    expect(shown.data).toMatchObject({ name: 'Tin bucket 12 L', price: 119.9, quantity: 8, brand: 'Ndlovu' })
  })

  it('returns the rating of the product, like all other responses', async () => {
    const opinion = { customerId: 'amina', orderId: 'aminas', text: 'It holds water', name: 'Amina' }
    await shop.given.facts(`review-${id}-amina`, [fact('ReviewWritten', { ...opinion, productId: id, rating: 4 })])
    const edited = (await edit({ isActive: false })).body.data
    expect(edited).toMatchObject({ averageRating: 4, reviewCount: 1, state: 'withdrawn' })
  })

  it('that changes nothing appends nothing', async () => {
    expect(outcome(await edit({ ...bucketForm, version: 0 }))).toEqual([200])
    expect(await facts()).toEqual(['ProductAdded'])
  })

  it.each([
    [{ name: 'Ox' }, 'name', 'The name must be at least 3 characters long'],
    [{ price: 0 }, 'price', 'price should be numeric greater than 0'],
    [{ discount: 'ten' }, 'discount', 'Discount must be a numeric value (e.g., 10 or -10)'],
    [{ version: 'new' }, 'version', 'The version must be a whole number'],
  ])('is refused with an invalid field: %j', async (change, field, message) => {
    const answer = await edit(change)
    expect(outcome(answer)).toEqual([400, 'InvalidRequest'])
    expect(answer.body.errors).toEqual([{ field, message }])
  })

  it('is refused for a product that is not there', async () => {
    const answer = await shop.when.themba('POST products/updateById/:id', {
      params: { id: 'moon-bucket' },
      querydata: {},
    })
    expect(outcome(answer)).toEqual([404, 'ProductNotFound'])
  })

  it('that removes more pieces than there are is refused with their number', async () => {
    const answer = await edit({ quantity: 0, quantityWas: 6 })
    expect(outcome(answer)).toEqual([409, 'StockBelowZero'])
    expect(answer.body.message).toBe('Tin bucket 10 L has 5 in stock: 6 cannot be taken away')
  })

  it('with an idempotency key is applied once', async () => {
    const addTwo = () =>
      shop.when.themba.raw('POST', `products/updateById/${id}`, {
        body: { querydata: { quantity: 7, quantityWas: 5 } },
        headers: { 'idempotency-key': `two more of ${slug}` },
      })
    await addTwo()
    await addTwo()
    expect(await facts()).toEqual(['ProductAdded', 'StockAdjusted'])
  })

  it('keeps HTML as the text that it is', async () => {
    await edit({ name: '<script>alert(1)</script>', overview: '<b>tin</b> & "zinc"' })
    const { body } = await found()
    expect(body.results).toMatchObject([{ name: '<script>alert(1)</script>', overview: '<b>tin</b> & "zinc"' }])
  })
})

describe('two admins who edit one product', () => {
  it('do not overwrite each other: the second edit is refused with what changed, and nothing is lost', async () => {
    expect(outcome(await edit({ price: '119.90', tags: ['tin'], version: 0 }))).toEqual([200])
    const second = await edit({ name: 'Zinc bucket', version: 0 }, lindiwe)

    expect(outcome(second)).toEqual([409, 'ProductHasChanged'])
    expect(second.body).toMatchObject({
      message: 'Someone else has changed this product',
      version: 2,
      by: { role: 'admin', id: 'themba', name: 'Themba Daniels' },
      at: expect.stringMatching(/^2026-11-16T/),
    })
    expect(second.body.changes).toEqual([
      { field: 'price', from: 99.9, to: 119.9 },
      { field: 'tags.0', from: null, to: 'tin' },
    ])
    expect((await edit({ name: 'Zinc bucket', version: second.body.version }, lindiwe)).status).toBe(200)
    expect((await found()).body.results).toMatchObject([{ name: 'Zinc bucket', price: 119.9, tags: ['tin'] }])
  })

  it('at the same moment: the first append wins', async () => {
    const answers = await Promise.all([edit({ price: 10, version: 0 }), edit({ price: 20, version: 0 }, lindiwe)])
    expect(answers.map(outcome).sort()).toEqual([[200], [409, 'ProductHasChanged']])
  })

  it('may make the same change', async () => {
    await edit({ price: 10, version: 0 })
    expect(outcome(await edit({ price: 10, version: 0 }, lindiwe))).toEqual([200])
  })

  it('may set the stock while it sells: the edit and the sale both count', async () => {
    await order(2)
    expect(outcome(await edit({ quantity: 8, quantityWas: 5, version: 0 }))).toEqual([200])
    expect((await found()).body.results).toMatchObject([{ quantity: 6 }])
  })
})

const order = (count: number) =>
  shop.when.amina('POST order/placeOrder', {
    querydata: { products: [{ productId: id, count }], shippingAddress: aminasHouse },
  })

describe('a withdrawn product', () => {
  it('is no longer in the shop, and stays in old orders', async () => {
    const placed = await order(1)
    await edit({ isActive: false })

    expect(outcome(await found())).toEqual([404, 'ProductNotFound'])
    const { body: page } = await shop.when.guest('GET products/getByCategoryOrPageNumber', { query: { limit: '100' } })
    expect(page.data.map((product) => product.id)).not.toContain(id)
    const { body } = await shop.when.amina('GET order/find/:id', { params: { id: placed.body.result.id } })
    expect(body.result.products).toMatchObject([{ productId: id, name: 'Tin bucket 10 L', total: 99.9 }])
  })

  it('cannot be ordered, but earlier orders are still shipped', async () => {
    const { id: orderId } = (await order(2)).body.result
    await edit({ isActive: false })
    const late = await order(1)
    expect([late.status, late.body.code]).not.toEqual([200, 0])

    await shop.when.themba('POST order/update', { querydata: { id: orderId, orderStatus: 'Processing' } })
    await shop.when.themba('POST order/update', { querydata: { id: orderId, orderStatus: 'Shipped' } })
    await shop.waitForFact('StockShipped', `product-${id}`)
  })

  it('is unchanged when it is listed again', async () => {
    await edit({ isActive: false })
    await edit({ isActive: true })
    expect((await found()).body.results).toMatchObject([{ id, quantity: 5 }])
  })
})

describe('a draft', () => {
  it('is in the shop once it is listed', async () => {
    const drafting = { ...bucketForm, name: 'Drafted bucket', isActive: false }
    const { body } = await shop.when.themba('POST products/add', { querydata: drafting })
    ;[id, slug] = [body.data.id, body.data.slug]
    expect([await facts(), outcome(await found())]).toEqual([['ProductDrafted'], [404, 'ProductNotFound']])
    expect(outcome(await order(1))[0]).not.toBe(200)

    await edit({ isActive: true })
    expect((await found()).body.results).toMatchObject([{ id, slug: 'drafted-bucket' }])
  })
})

describe('a slug', () => {
  it('never changes, even if the product is renamed', async () => {
    await edit({ name: 'Something else', slug: 'something-else' })
    expect((await found()).body.results).toMatchObject([{ id, slug, name: 'Something else' }])
  })

  it('is not free again when its product is withdrawn', async () => {
    await edit({ isActive: false })
    const again = await shop.when.themba('POST products/add', { querydata: { ...bucketForm, slug } })
    expect(outcome(again)).toEqual([409, 'ProductExists'])
  })

  it('belongs to one of two products that are added at the same time', async () => {
    const add = () => shop.when.themba('POST products/add', { querydata: { ...bucketForm, slug: 'wanted-bucket' } })
    expect((await Promise.all([add(), add()])).map(outcome).sort()).toEqual([[200], [409, 'ProductExists']])
  })
})
