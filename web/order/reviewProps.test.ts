import { describe, expect, test } from 'vitest'
import { aminasHouse, gogosHouse } from '#domain/cast.ts'
import { aminasCart, aminasOrder } from './cast.ts'
import { orderLine, orderTotals } from './orderProps.ts'
import { deliveryRemark, reviewLines, reviewSums, reviewTotals, shownRefusal } from './reviewProps.ts'

const terms = { fee: 6_000, freeFrom: 25_000 }

describe('a cart under review', () => {
  test('comes to what the shop will count, line by line', () => {
    expect(reviewTotals(aminasCart, terms)).toEqual(orderTotals(aminasOrder))
    expect(reviewLines(aminasCart)).toEqual(aminasOrder.products.map(orderLine))
  })

  test('is told to the shop in rand', () => {
    expect(reviewSums(aminasCart, terms).totalAmount).toBe(1802.15)
  })

  test('pays for its delivery below the free amount', () => {
    expect(reviewSums(aminasCart, { fee: 6_000, freeFrom: 500_000 })).toMatchObject({
      deliveryFee: 60,
      totalAmount: 1862.15,
    })
  })
})

describe('a refusal', () => {
  test('names the new total', () => {
    const refused = { refusal: 'PriceChanged', message: 'Prices have changed', details: { total: 1850 } }

    expect(shownRefusal(refused, aminasCart)).toEqual({ kind: 'PriceChanged', newTotal: 'R\u00a01\u00a0850.00' })
  })

  test('names the product that ran out', () => {
    const refused = { refusal: 'OutOfStock', message: 'Sold out', details: { product: 'Blue kettle', left: 1 } }

    expect(shownRefusal(refused, aminasCart)).toEqual({ kind: 'SoldOut', product: 'Blue kettle', left: 1 })
  })

  test('names the product that is no longer sold', () => {
    const refused = { refusal: 'ProductNotFound', message: 'No product found', details: { productId: 'copper-pot' } }

    expect(shownRefusal(refused, aminasCart)).toEqual({ kind: 'Gone', product: 'Copper pot' })
  })

  test('of a line that broke leaves open whether the order came through', () => {
    const refused = { refusal: 'Unreachable', message: 'Network error' }

    expect(shownRefusal(refused, aminasCart)).toEqual({ kind: 'Unknown', message: 'Network error' })
  })

  test('of a key that was used leads to what arrived before', () => {
    const details = { first: 'taken' }
    const refused = { refusal: 'KeyWasUsed', message: 'This idempotency key was used for another request', details }

    expect(shownRefusal(refused, aminasCart)).toMatchObject({
      message: expect.stringContaining('arrived after all'),
      way: { href: '/account/orders' },
    })
  })

  test('of too much leads to the cart', () => {
    const refused = { refusal: 'CartIsFull', message: 'A cart holds at most 100 different products' }

    expect(shownRefusal(refused, aminasCart)).toMatchObject({ message: refused.message, way: { href: '/Cart' } })
  })

  test('of a cart that was ordered already leads to the orders', () => {
    const refused = { refusal: 'CartWasOrdered', message: 'This cart has been ordered already' }

    expect(shownRefusal(refused, aminasCart)).toMatchObject({ way: { href: '/account/orders' } })
  })

  test.each(['EmailNotVerified', 'AddressNotFound', 'ProductNotFound'])('%s is told as it was said', (refusal) => {
    expect(shownRefusal({ refusal, message: 'Not yet' }, aminasCart)).toEqual({ kind: 'Other', message: 'Not yet' })
  })
})

describe('before ordering', () => {
  test.each([aminasHouse, gogosHouse])('an address is told that delivery comes the same day', (house) => {
    expect(deliveryRemark(house)).toEqual({
      sameDay: true,
      words: `Same-day delivery in ${house.suburb}, ${house.city}: we bring it on the day you order.`,
    })
  })

  test('an address elsewhere is told that it takes longer', () => {
    const midrand = { ...aminasHouse, suburb: 'Waterfall', city: 'Midrand' }

    expect(deliveryRemark(midrand)).toMatchObject({
      sameDay: false,
      words: expect.stringContaining('Waterfall is outside our same-day areas'),
    })
  })

  test('without an address nothing is remarked', () => {
    expect(deliveryRemark(undefined)).toBeUndefined()
  })
})
