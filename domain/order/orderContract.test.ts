import { describe, expect, it } from 'vitest'
import { aminasHouse } from '#domain/cast.ts'
import { PlaceOrderRequest } from './orderContract.ts'

const asked = { products: [{ productId: 'blue-kettle', count: 2 }], shippingAddress: 'aminas-house' }

const complaints = (change: object) =>
  PlaceOrderRequest.safeParse({ ...asked, ...change }).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )

describe('an order request', () => {
  it.each([
    ['productId', { productId: 'blue-kettle', count: 2 }],
    ['id', { id: 'blue-kettle', count: 2 }],
    ['_id', { _id: 'blue-kettle', count: 2 }],
    ['a cart line with its product', { product: { id: 'blue-kettle', name: 'Blue kettle', price: 1 }, count: 2 }],
    ['a product with its count', { _id: 'blue-kettle', name: 'Blue kettle', price: 1, discountedPrice: 1, count: 2 }],
  ])('may name a product by %s; nothing but id and count is read', (_words, line) => {
    expect(PlaceOrderRequest.parse({ ...asked, products: [line] }).products).toEqual([
      { productId: 'blue-kettle', count: 2 },
    ])
  })

  it.each([
    ['its id', 'aminas-house', { id: 'aminas-house' }],
    ['an own address', { id: 'aminas-house' }, { id: 'aminas-house' }],
    ['an own address in the older form', { _id: 'aminas-house' }, { id: 'aminas-house' }],
    ['an own address as it was shown', { ...aminasHouse, _id: 'aminas-house', id: 'aminas-house' }, aminasHouse],
    ['a full new one', aminasHouse, aminasHouse],
  ])('may give the address as %s', (_words, shippingAddress, taken) => {
    expect(PlaceOrderRequest.parse({ ...asked, shippingAddress }).shippingAddress).toEqual(taken)
  })

  it.each([[0], [-1], [1.5], [1e9], [1000], ['2'], [null], [undefined], [Number.NaN]])(
    'is refused with a count of %j',
    (count) => {
      expect(complaints({ products: [{ productId: 'blue-kettle', count }] })).toEqual([
        'products.0.count: The count must be a whole number from 1 to 999',
      ])
    },
  )

  it.each([[1], [999]])('is taken with a count of %i', (count) => {
    expect(complaints({ products: [{ productId: 'blue-kettle', count }] })).toBeUndefined()
  })

  it('is refused without a product id', () => {
    expect(complaints({ products: [{ count: 1 }] })).toEqual(['products.0: The product id is missing'])
  })

  it.each([[undefined], [null], [''], [7], [{}]])('is refused with the address %j', (shippingAddress) => {
    expect(complaints({ shippingAddress })).toEqual(['shippingAddress: A delivery address is missing or incomplete'])
  })

  it('tells which field of a new address is wrong', () => {
    expect(complaints({ shippingAddress: { ...aminasHouse, city: 'S' } })).toEqual([
      'shippingAddress.city: The city must be at least 2 characters long',
    ])
  })

  it('keeps nothing that it did not ask for', () => {
    const sneaky = {
      ...asked,
      total: 1,
      orderStatus: 'Delivered',
      paymentDetails: { method: 'Card on delivery', status: 'paid', transactionId: '7' },
    }
    expect(PlaceOrderRequest.parse(sneaky)).toEqual({
      products: asked.products,
      shippingAddress: { id: 'aminas-house' },
      paymentDetails: { method: 'Card on delivery' },
    })
  })

  it('is refused with a payment method the shop does not know', () => {
    expect(complaints({ paymentMethod: 'Shells' })?.[0]).toMatch(/^paymentMethod: The payment method must be one of/)
  })
})
