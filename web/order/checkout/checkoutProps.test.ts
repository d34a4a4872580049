import { describe, expect, test } from 'vitest'
import { aminasHouse, gogosHouse } from '#domain/testing/fixtures.ts'
import { orderLine, orderTotals } from '#web/order/orderProps.ts'
import { aminasCart, aminasOrder } from '#web/order/testing/orderFixtures.ts'
import { checkoutLines, checkoutSums, checkoutTotals, deliveryRemark, refusalProps } from './checkoutProps.ts'

const terms = { fee: 6_000, freeFrom: 25_000 }

describe('a cart in the checkout', () => {
  test('has the totals and lines of the order that the shop will place', () => {
    expect(checkoutTotals(aminasCart, terms)).toEqual(orderTotals(aminasOrder))
    expect(checkoutLines(aminasCart)).toEqual(aminasOrder.products.map(orderLine))
  })

  test('has its expected total in rand', () => {
    expect(checkoutSums(aminasCart, terms).totalAmount).toBe(1802.15)
  })

  test('pays for its delivery below the free amount', () => {
    expect(checkoutSums(aminasCart, { fee: 6_000, freeFrom: 500_000 })).toMatchObject({
      deliveryFee: 60,
      totalAmount: 1862.15,
    })
  })
})

describe('a refusal', () => {
  test('names the new total', () => {
    const refused = { refusal: 'PriceChanged', message: 'Prices have changed', details: { total: 1850 } }

    expect(refusalProps(refused, aminasCart)).toEqual({ kind: 'PriceChanged', newTotal: 'R\u00a01\u00a0850.00' })
  })

  test('names the product that ran out', () => {
    const refused = { refusal: 'OutOfStock', message: 'Sold out', details: { product: 'Blue kettle', left: 1 } }

    expect(refusalProps(refused, aminasCart)).toEqual({ kind: 'SoldOut', product: 'Blue kettle', left: 1 })
  })

  test('names the product that is no longer sold', () => {
    const refused = { refusal: 'ProductNotFound', message: 'No product found', details: { productId: 'copper-pot' } }

    expect(refusalProps(refused, aminasCart)).toEqual({ kind: 'Gone', product: 'Copper pot' })
  })

  test('after a network error leaves open whether the order was placed', () => {
    const refused = { refusal: 'Unreachable', message: 'Network error' }

    expect(refusalProps(refused, aminasCart)).toEqual({ kind: 'Unknown', message: 'Network error' })
  })

  test('of a used key links to the order that was placed before', () => {
    const details = { first: 'taken' }
    const refused = { refusal: 'KeyWasUsed', message: 'This idempotency key was used for another request', details }

    expect(refusalProps(refused, aminasCart)).toMatchObject({
      message: expect.stringContaining('earlier order went through'),
      way: { href: '/account/orders' },
    })
  })

  test('of a full cart links to the cart', () => {
    const refused = { refusal: 'CartIsFull', message: 'A cart holds at most 100 different products' }

    expect(refusalProps(refused, aminasCart)).toMatchObject({ message: refused.message, way: { href: '/Cart' } })
  })

  test('of a cart that was already ordered links to the orders', () => {
    const refused = { refusal: 'CartWasOrdered', message: 'This cart has already been ordered' }

    expect(refusalProps(refused, aminasCart)).toMatchObject({ way: { href: '/account/orders' } })
  })

  test.each(['EmailNotVerified', 'AddressNotFound', 'ProductNotFound'])(
    '%s shows the message of the shop',
    (refusal) => {
      expect(refusalProps({ refusal, message: 'Not yet' }, aminasCart)).toEqual({ kind: 'Other', message: 'Not yet' })
    },
  )
})

describe('before ordering', () => {
  test.each([aminasHouse, gogosHouse])('an address in a same-day area says so', (house) => {
    expect(deliveryRemark(house, new Date('2026-11-28T11:59:00Z'))).toEqual({
      sameDay: true,
      text: `Same-day delivery in ${house.suburb}, ${house.city}: order before 14:00 and it comes today.`,
    })
  })

  test.each([
    ['on Thursday afternoon', '2026-11-26T12:00:00Z', 'tomorrow'],
    ['on Saturday afternoon', '2026-11-28T12:00:00Z', 'on Monday'],
    ['on Sunday', '2026-11-29T06:00:00Z', 'tomorrow'],
  ])('%s it says that the order comes on another day', (_, now, when) => {
    expect(deliveryRemark(aminasHouse, new Date(now))?.text).toBe(
      `We deliver to Pimville Zone 4, Soweto ${when}. Orders before 14:00, Monday to Saturday, come on the same day, except on public holidays.`,
    )
  })

  test('an address elsewhere says that delivery takes longer', () => {
    const midrand = { ...aminasHouse, suburb: 'Waterfall', city: 'Midrand' }

    expect(deliveryRemark(midrand)).toMatchObject({
      sameDay: false,
      text: expect.stringContaining('Waterfall is outside our same-day areas'),
    })
  })

  test('without an address there is no remark', () => {
    expect(deliveryRemark(undefined)).toBeUndefined()
  })
})
