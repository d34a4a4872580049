import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome, type TestResponse } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { aminasHouse, blueKettle, gogosHouse } from '#domain/testing/fixtures.ts'

let shop: GivenShop
let siphosOrder: string

beforeAll(async () => {
  shop = await givenShop()
  await shop.given.product(blueKettle, 10)
  await shop.given.address('sipho', 'siphos-house', gogosHouse)
  await shop.given.address('amina', 'aminas-house', aminasHouse)
  const querydata = { products: [{ productId: 'blue-kettle', count: 1 }], shippingAddress: 'siphos-house' }
  siphosOrder = (await shop.when.sipho('POST order/placeOrder', { querydata })).body.result.id
  await shop.waitForFact('MailSent', undefined, { kind: 'orderPlaced' })
})
afterAll(() => shop.close())

/** Sends a request, and asserts that the refusal has the contract's shape and that no fact was appended. */
const refused = async (ask: () => Promise<TestResponse<unknown>>) => {
  const before = await shop.store.head()
  const answer = await ask()
  expect(await shop.store.head()).toBe(before)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-powered-by')).toBeNull()
  expect(answer.body).toMatchObject({
    code: 1,
    message: expect.stringMatching(/^\S.{5,}/),
    refusal: expect.any(String),
  })
  expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts:|\/api\/|sqlite/)
  return answer
}

const line = { productId: 'blue-kettle', count: 1 }
const wish = (change: object = {}) => ({ querydata: { products: [line], shippingAddress: 'aminas-house', ...change } })
const placing =
  (body: unknown, headers: Record<string, string> = {}) =>
  () =>
    shop.when.amina.raw('POST', 'order/placeOrder', { body, headers })

const nested = (levels: number): object => (levels === 1 ? {} : { deeper: nested(levels - 1) })

describe('an order is refused', () => {
  it.each<[string, unknown, [number, string]]>([
    ['an empty cart', wish({ products: [] }), [400, 'CartIsEmpty']],
    ['a count of 0', wish({ products: [{ ...line, count: 0 }] }), [400, 'InvalidRequest']],
    ['a count of -1', wish({ products: [{ ...line, count: -1 }] }), [400, 'InvalidRequest']],
    ['a count of 1.5', wish({ products: [{ ...line, count: 1.5 }] }), [400, 'InvalidRequest']],
    ['a count of 1e9', wish({ products: [{ ...line, count: 1e9 }] }), [400, 'InvalidRequest']],
    ['a count in words', wish({ products: [{ ...line, count: 'two' }] }), [400, 'InvalidRequest']],
    ['no count', wish({ products: [{ productId: 'blue-kettle' }] }), [400, 'InvalidRequest']],
    ['no product id', wish({ products: [{ count: 1 }] }), [400, 'InvalidRequest']],
    ['products that are no list', wish({ products: 'blue-kettle' }), [400, 'InvalidRequest']],
    ['an unknown product', wish({ products: [{ productId: 'moon-kettle', count: 1 }] }), [404, 'ProductNotFound']],
    [
      'too many pieces in two lines',
      wish({ products: Array(2).fill({ ...line, count: 600 }) }),
      [400, 'TooManyOfOneProduct'],
    ],
    ['an address of somebody else', wish({ shippingAddress: 'siphos-house' }), [404, 'AddressNotFound']],
    ['no address', wish({ shippingAddress: undefined }), [400, 'InvalidRequest']],
    ['half an address', wish({ shippingAddress: { ...aminasHouse, city: '' } }), [400, 'InvalidRequest']],
    ['a payment method of one’s own', wish({ paymentMethod: 'Shells' }), [400, 'InvalidRequest']],
    ['a total that is not today’s', wish({ expectedTotal: 1 }), [409, 'PriceChanged']],
    ['the name of somebody else', wish({ customerId: 'sipho' }), [403, 'NotYours']],
  ])('for %s', async (_why, body, expected) => {
    expect(outcome(await refused(placing(body)))).toEqual(expected)
  })
})

describe('a body is refused', () => {
  it.each<[string, unknown, [number, string]]>([
    ['broken JSON', '{"querydata":', [400, 'BodyIsMalformed']],
    ['a bare word', '"kettle"', [400, 'BodyIsMalformed']],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), [400, 'BodyIsMalformed']],
    ['a list', [], [400, 'InvalidRequest']],
    ['no querydata', {}, [400, 'InvalidRequest']],
    ['querydata that is a number', { querydata: 7 }, [400, 'InvalidRequest']],
    ['querydata that is a list', { querydata: [] }, [400, 'InvalidRequest']],
    ['querydata that is nothing', { querydata: null }, [400, 'InvalidRequest']],
    ['33 levels', nested(33), [400, 'BodyIsTooDeep']],
    ['33 levels of lists', `${'['.repeat(33)}${']'.repeat(33)}`, [400, 'BodyIsTooDeep']],
    ['more than 64 KB', wish({ note: 'x'.repeat(64 * 1024) }), [413, 'BodyIsTooLarge']],
  ])('with %s', async (_why, body, expected) => {
    expect(outcome(await refused(placing(body)))).toEqual(expected)
  })

  it.each(['__proto__', 'constructor', 'prototype'])('with %s as a key at any depth', async (key) => {
    const planted = `"${key}":{"role":"Admin"}`
    const bodies = [
      JSON.stringify(wish()).replace('{', `{${planted},`),
      JSON.stringify(wish()).replace('"products":[{', `"products":[{${planted},`),
    ]
    for (const body of bodies) {
      const answer = await refused(placing(body))
      expect([...outcome(answer), answer.body.errors?.[0]?.field]).toEqual([400, 'InvalidRequest', key])
    }
  })

  it.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/json; charset=latin1'],
  ])('as %s', async (type) => {
    expect(outcome(await refused(placing(wish(), { 'content-type': type })))).toEqual([415, 'BodyIsNotJson'])
  })

  it('in an unknown encoding', async () => {
    expect(outcome(await refused(placing(wish(), { 'content-encoding': 'rot13' })))).toEqual([415, 'BodyIsNotJson'])
  })

  it('but 32 levels and almost 64 KB are accepted', async () => {
    expect(outcome(await refused(placing({ ...wish({ products: [] }), more: nested(31) })))).toEqual([
      400,
      'CartIsEmpty',
    ])
    const large = wish({ products: [], note: 'x'.repeat(63 * 1024) })
    expect(outcome(await refused(placing(large)))).toEqual([400, 'CartIsEmpty'])
  })
})

describe('a path or a query is refused', () => {
  it.each([
    ['GET', 'order/placeOrder', 'POST'],
    ['DELETE', 'products/home', 'GET, HEAD'],
    ['PUT', 'customer/update/address/aminas-house', 'PATCH, POST'],
    ['POST', 'ORDER/All/', 'GET, HEAD'],
    ['OPTIONS', 'Login', 'POST'],
  ])('%s %s: only %s is known there', async (method, path, allowed) => {
    const answer = await refused(() => shop.when.amina.raw(method, path))
    expect([...outcome(answer), answer.headers.get('allow')]).toEqual([405, 'MethodNotAllowed', allowed])
  })

  it.each([
    ['nowhere'],
    ['order'],
    ['products/getProduct'],
    ['order/find/7/8'],
    ['products/getProduct/%E0%A4%A'],
    ['%00'],
  ])('/%s is an unknown call', async (path) => {
    expect(outcome(await refused(() => shop.when.amina.raw('GET', path)))).toEqual([404, 'UnknownCall'])
  })

  it.each([
    ['products/getByCategoryOrPageNumber?pageNumber=1.5'],
    ['products/getByCategoryOrPageNumber?limit=ten'],
    ['products/getByCategoryOrPageNumber?limit=1&limit=2'],
    ['products/getByCategoryOrPageNumber?discountStart=a'],
    ['products/brands?sort=worst'],
  ])('/%s is refused', async (path) => {
    expect(outcome(await refused(() => shop.when.guest.raw('GET', path)))).toEqual([400, 'InvalidRequest'])
  })
})

describe('data that does not exist and data of another customer get the same response', () => {
  it.each([
    'products/getProduct/moon-kettle',
    'products/getProductDetails/moon-kettle',
    'products/getCrossSellProduct/moon-kettle',
  ])('no product at %s', async (path) => {
    const answer = await refused(() => shop.when.guest.raw('GET', path))
    expect(outcome(answer)).toEqual([404, 'ProductNotFound'])
    expect(answer.body).toMatchObject({ message: 'No product found', results: [] })
  })

  it('an unknown slug gets 404', async () => {
    const answer = await refused(() => shop.when.guest('POST products/find/:slug', { params: { slug: 'moon-kettle' } }))
    expect(answer.body).toMatchObject({ refusal: 'ProductNotFound', message: 'No product found', results: [] })
  })

  it("another customer's order and one that does not exist", async () => {
    const find = (id: string) => shop.when.amina('GET order/find/:id', { params: { id } })
    const update = (id: string) => shop.when.amina('POST order/update', { querydata: { id, orderStatus: 'Canceled' } })
    for (const ask of [find, update]) {
      const [foreign, unknown] = [await refused(() => ask(siphosOrder)), await refused(() => ask('no-order'))]
      expect(outcome(foreign)).toEqual([404, 'OrderNotFound'])
      expect(foreign.body).toEqual(unknown.body)
    }
  })

  it("another customer's address", async () => {
    const params = { addressId: 'siphos-house' }
    const querydata = { newAddressData: aminasHouse }
    const answers = [
      await refused(() => shop.when.amina('PATCH customer/update/address/:addressId', { params, querydata })),
      await refused(() => shop.when.amina('POST customer/update/address/:addressId', { params, querydata })),
      await refused(() => shop.when.amina('DELETE customer/delete/address/:addressId', { params })),
      await refused(() => shop.when.amina('POST customer/delete/address/:addressId', { params })),
    ]
    expect(answers.map(outcome)).toEqual(Array(4).fill([404, 'AddressNotFound']))
  })

  it.each(['cart/sipho', 'customer/addresses/sipho', 'customer/orders/sipho'])('%s is for Sipho only', async (path) => {
    expect(outcome(await refused(() => shop.when.amina.raw('GET', path)))).toEqual([403, 'NotYours'])
  })
})

it('the stock is unchanged after all refused requests', async () => {
  const { body } = await shop.when.guest('GET products/getProduct/:slug', { params: { slug: 'blue-kettle' } })
  expect(body.data.quantity).toBe(9)
})
