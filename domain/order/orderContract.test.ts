import { describe, expect, it } from 'vitest'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import { PlaceOrderRequest } from './orderContract.ts'

const request = { products: [{ productId: 'blue-kettle', count: 2 }], shippingAddress: 'aminas-house' }

const errorsOf = (change: object) =>
  PlaceOrderRequest.safeParse({ ...request, ...change }).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )

describe('an order request', () => {
  it.each([
    ['productId', { productId: 'blue-kettle', count: 2 }],
    ['id', { id: 'blue-kettle', count: 2 }],
    ['_id', { _id: 'blue-kettle', count: 2 }],
    ['a cart line with its product', { product: { id: 'blue-kettle', name: 'Blue kettle', price: 1 }, count: 2 }],
    ['a product with its count', { _id: 'blue-kettle', name: 'Blue kettle', price: 1, discountedPrice: 1, count: 2 }],
  ])('accepts a product given by %s, and ignores all but its id and count', (_words, line) => {
    expect(PlaceOrderRequest.parse({ ...request, products: [line] }).products).toEqual([
      { productId: 'blue-kettle', count: 2 },
    ])
  })

  it.each([
    ['an id', 'aminas-house', { id: 'aminas-house' }],
    ['an object with an id', { id: 'aminas-house' }, { id: 'aminas-house' }],
    ['an object with an _id', { _id: 'aminas-house' }, { id: 'aminas-house' }],
    ['a complete saved address', { ...aminasHouse, _id: 'aminas-house', id: 'aminas-house' }, aminasHouse],
    ['a complete new address', aminasHouse, aminasHouse],
  ])('accepts the address as %s', (_words, shippingAddress, taken) => {
    expect(PlaceOrderRequest.parse({ ...request, shippingAddress }).shippingAddress).toEqual(taken)
  })

  it.each([[0], [-1], [1.5], [1e9], [1000], ['2'], [null], [undefined], [Number.NaN]])(
    'is refused with a count of %j',
    (count) => {
      expect(errorsOf({ products: [{ productId: 'blue-kettle', count }] })).toEqual([
        'products.0.count: The count must be a whole number from 1 to 999',
      ])
    },
  )

  it.each([[1], [999]])('is accepted with a count of %i', (count) => {
    expect(errorsOf({ products: [{ productId: 'blue-kettle', count }] })).toBeUndefined()
  })

  it('is refused without a product id', () => {
    expect(errorsOf({ products: [{ count: 1 }] })).toEqual(['products.0: The product id is missing'])
  })

  it.each([[undefined], [null], [''], [7], [{}]])('is refused with the address %j', (shippingAddress) => {
    expect(errorsOf({ shippingAddress })).toEqual(['shippingAddress: A delivery address is missing or incomplete'])
  })

  it('names the invalid field of a new address', () => {
    expect(errorsOf({ shippingAddress: { ...aminasHouse, city: 'S' } })).toEqual([
      'shippingAddress.city: The city must be at least 2 characters long',
    ])
  })

  it('drops unknown fields', () => {
    const withExtras = {
      ...request,
      total: 1,
      orderStatus: 'Delivered',
      paymentDetails: { method: 'Card on delivery', status: 'paid', transactionId: '7' },
    }
    expect(PlaceOrderRequest.parse(withExtras)).toEqual({
      products: request.products,
      shippingAddress: { id: 'aminas-house' },
      paymentDetails: { method: 'Card on delivery' },
    })
  })

  it('is refused with an unknown payment method', () => {
    expect(errorsOf({ paymentMethod: 'Shells' })?.[0]).toMatch(/^paymentMethod: The payment method must be one of/)
  })
})
