import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { blueKettle } from '#domain/testing/fixtures.ts'

let shop: GivenShop
let orderNumber: string

const id = 'blue-kettle'
const edit = (querydata: object) => shop.when.themba('POST products/updateById/:id', { params: { id }, querydata })

beforeAll(async () => {
  shop = await givenShop()
  await shop.given.product(blueKettle, 10)
  await edit({ price: 399, discount: 5 })
  orderNumber = (await shop.given.aminasOrder()).orderNumber
  await edit({ quantity: 20, quantityWas: 10, reason: '=delivery from "Ndlovu"' })
  await edit({ isActive: false })
  await shop.caughtUp()
})
afterAll(() => shop.close())

const requestHistory = (query: Record<string, string> = {}) =>
  shop.when.themba('GET audit/products/:id', { params: { id }, query: query as never })
const history = async (query: Record<string, string> = {}) => (await requestHistory(query)).body.result

describe('the timeline of a product', () => {
  it('lists who changed what', async () => {
    const { facts, intact } = await history()
    expect(
      facts.map(({ revision, type, actor, sentence, state }) => [revision, type, actor.name, sentence, state]),
    ).toEqual([
      [0, 'ProductAdded', 'the shop', 'added the product: 10 pieces for R\u00a0349.00', 'listed'],
      [
        1,
        'ProductRepriced',
        'Themba Daniels',
        'set the price to R\u00a0399.00 less 5%, the cost price to R\u00a0174.50',
        'listed',
      ],
      [2, 'StockReserved', 'the shop', `set 2 pieces aside for order ${orderNumber}`, 'listed'],
      [3, 'StockAdjusted', 'Themba Daniels', 'added 10 pieces to the stock: =delivery from "Ndlovu"', 'listed'],
      [4, 'ProductWithdrawn', 'Themba Daniels', 'removed the product from the shop', 'withdrawn'],
    ])
    expect(intact).toBe(true)
  })

  it('has old and new values of each fact, money in rand', async () => {
    const { facts } = await history()
    expect(facts.map(({ changes }) => changes).slice(1)).toEqual([
      [
        { field: 'price', from: 349, to: 399 },
        { field: 'discount', from: 0, to: 5 },
      ],
      [
        { field: 'quantity', from: 10, to: 8 },
        { field: 'reserved', from: 0, to: 2 },
      ],
      [{ field: 'quantity', from: 8, to: 18 }],
      [{ field: 'state', from: 'listed', to: 'withdrawn' }],
    ])
    expect(facts[0]?.changes).toContainEqual({ field: 'name', from: null, to: 'Blue kettle' })
  })

  it('shows the product as it was at any moment, and what changed between two', async () => {
    const { product, facts } = await history({ at: '2' })
    expect(product).toMatchObject({ price: 399, quantity: 8, reserved: 2, state: 'listed', version: 1 })
    expect(facts).toHaveLength(5)
    expect((await history()).product).toMatchObject({ state: 'withdrawn', version: 3 })
    expect((await history({ from: '3', to: '0' })).difference).toEqual([
      { field: 'price', from: 399, to: 349 },
      { field: 'discount', from: 5, to: 0 },
      { field: 'quantity', from: 18, to: 10 },
      { field: 'reserved', from: 2, to: 0 },
    ])
  })

  it('is 404 for a product that does not exist', async () => {
    const response = await shop.when.themba('GET audit/products/:id', { params: { id: 'moon-kettle' } })
    expect(outcome(response)).toEqual([404, 'ProductNotFound'])
  })

  it('can be downloaded as CSV, one line per fact, with formulas escaped', async () => {
    const { headers, text } = await requestHistory({ format: 'csv' })
    expect(headers.get('content-disposition')).toBe('attachment; filename=product-blue-kettle.csv')
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const lines = text.split('\r\n')
    expect(lines).toHaveLength(7)
    expect(lines[0]).toBe('revision,at,actor,role,fact,sentence,state,changes,request')
    expect(lines[5]).toMatch(/^4,2026-11-16T[^,]+,Themba Daniels,admin,ProductWithdrawn,removed the product/)
  })

  it('can be downloaded as JSON, complete', async () => {
    const { headers, text } = await requestHistory({ format: 'json', at: '0' })
    expect(headers.get('content-disposition')).toBe('attachment; filename=product-blue-kettle.json')
    expect(JSON.parse(text)).toEqual(await history({ at: '0' }))
  })

  it('is refused in any other format', async () => {
    const response = await requestHistory({ format: 'xml' })
    expect([...outcome(response), response.body.message]).toEqual([
      400,
      'InvalidRequest',
      'The format must be csv or json',
    ])
  })
})

it('the timeline of an order can be downloaded, too', async () => {
  const { body } = await shop.when.themba('GET order/all')
  const params = { id: body.orders[0]?.id ?? '' }
  const csv = await shop.when.themba('GET order/timeline/:id', { params, query: { format: 'csv' } })
  expect(csv.headers.get('content-disposition')).toBe(`attachment; filename=order-${orderNumber}.csv`)
  expect(csv.text).toContain('placed the order: 2 pieces')
  const json = await shop.when.themba('GET order/timeline/:id', { params, query: { format: 'json' } })
  expect(JSON.parse(json.text)).toMatchObject({ order: { orderNumber }, intact: true })
})
