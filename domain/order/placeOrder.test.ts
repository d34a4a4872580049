import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fact, isRefusal } from '#domain/kernel/decision.ts'
import { emptyRecord, replay } from '#domain/kernel/replay.ts'
import { aminasHouse, blueKettle, copperPot, enamelMug, recordedFact } from '#domain/testing/fixtures.ts'
import { orderMachine } from './orderMachine.ts'
import { type PlaceOrder, placeOrder, totalsOf } from './placeOrder.ts'

const terms = { fee: 6000, freeFrom: 25_000 }
const unplaced = emptyRecord(orderMachine, 'order-7')

const command: PlaceOrder = {
  customerId: 'amina',
  emailVerified: true,
  orderNumber: 'EK-7F3K-92QD',
  wanted: [{ productId: 'blue-kettle', count: 2 }],
  products: new Map([blueKettle, copperPot, enamelMug].map((product) => [product.slug, product])),
  shippingAddress: aminasHouse,
  paymentMethod: 'Cash on Delivery',
  terms,
  fingerprint: 'two blue kettles',
}

const placing = (change: Partial<PlaceOrder> = {}) => placeOrder(unplaced, { ...command, ...change })

const placed = (change: Partial<PlaceOrder> = {}) => {
  const decision = placing(change)
  const [first] = isRefusal(decision) ? [] : decision
  return first?.data
}

describe('placing an order', () => {
  it('records the lines with the prices of the products', () => {
    expect(placing()).toEqual([
      fact('OrderPlaced', {
        customerId: 'amina',
        orderNumber: 'EK-7F3K-92QD',
        lines: [
          {
            productId: 'blue-kettle',
            slug: 'blue-kettle',
            name: 'Blue kettle',
            brand: 'Ndlovu',
            thumbnail: '/pictures/blue-kettle-320.webp',
            price: 34_900,
            discount: 0,
            count: 2,
            total: 69_800,
          },
        ],
        subtotal: 69_800,
        saving: 0,
        deliveryFee: 0,
        total: 69_800,
        shippingAddress: aminasHouse,
        paymentMethod: 'Cash on Delivery',
        fingerprint: 'two blue kettles',
      }),
    ])
  })

  it('calculates the saving of a discount', () => {
    expect(placed({ wanted: [{ productId: 'copper-pot', count: 1 }] })).toMatchObject({
      subtotal: 129_900,
      saving: 19_485,
      total: 110_415,
    })
  })

  it('merges the lines of one product', () => {
    const wanted = ['blue-kettle', 'enamel-mug', 'blue-kettle'].map((productId) => ({ productId, count: 2 }))
    expect(placed({ wanted })?.lines.map(({ productId, count }) => [productId, count])).toEqual([
      ['blue-kettle', 4],
      ['enamel-mug', 2],
    ])
  })

  it('is refused before the e-mail address is verified', () => {
    expect(placing({ emailVerified: false })).toMatchObject({ refusal: 'EmailNotVerified' })
  })

  it('is refused with an empty cart', () => {
    expect(placing({ wanted: [] })).toMatchObject({ refusal: 'CartIsEmpty' })
  })

  it('is refused with an unknown product, which it names', () => {
    const wanted = [...command.wanted, { productId: 'moon-kettle', count: 1 }]
    expect(placing({ wanted })).toMatchObject({ refusal: 'ProductNotFound', details: { productId: 'moon-kettle' } })
  })

  it('accepts at most 999 pieces of one product, also in several lines', () => {
    const twice = (count: number) =>
      placing({
        wanted: [{ productId: 'enamel-mug', count }, ...command.wanted, { productId: 'enamel-mug', count: 499 }],
      })
    expect(twice(500)).not.toHaveProperty('refusal')
    expect(twice(501)).toMatchObject({ refusal: 'TooManyOfOneProduct' })
  })

  it('accepts at most 100 different products', () => {
    const many = (length: number) => {
      const slugs = Array.from({ length }, (_, number) => `mug-${number}`)
      const products = new Map(slugs.map((slug) => [slug, { ...enamelMug, slug }]))
      return placing({ products, wanted: slugs.map((productId) => ({ productId, count: 1 })) })
    }
    expect(many(100)).not.toHaveProperty('refusal')
    expect(many(101)).toMatchObject({ refusal: 'CartIsFull' })
  })

  it('merges the lines before it applies the limit', () => {
    const wanted = Array.from({ length: 101 }, () => ({ productId: 'enamel-mug', count: 1 }))
    expect(placed({ wanted })?.lines).toMatchObject([{ productId: 'enamel-mug', count: 101 }])
  })

  it('is refused with the current total if the customer saw another one', () => {
    expect(placing({ expectedTotal: 69_799 })).toMatchObject({ refusal: 'PriceChanged', details: { total: 698 } })
    expect(placing({ expectedTotal: 69_800 })).not.toHaveProperty('refusal')
  })
})

describe('placing an order again', () => {
  const order = replay(orderMachine, 'order-7', [
    recordedFact(fact('OrderPlaced', { ...command, lines: [], ...totalsOf([], terms) })),
  ])

  it('changes nothing if the request is the same', () => {
    expect(placeOrder(order, command)).toEqual([])
  })

  it('is refused if a different request has the same key', () => {
    expect(placeOrder(order, { ...command, fingerprint: 'three blue kettles' })).toMatchObject({
      refusal: 'KeyWasUsed',
    })
  })
})

describe('delivery', () => {
  const totalsFor = (total: number) => totalsOf([{ price: total, count: 1, total }], terms)

  it('costs its fee just below R250', () => {
    expect(totalsFor(24_999)).toMatchObject({ deliveryFee: 6000, total: 30_999 })
  })

  it('is free from R250', () => {
    expect(totalsFor(25_000)).toMatchObject({ deliveryFee: 0, total: 25_000 })
  })

  it('depends on the price after the discount', () => {
    expect(totalsOf([{ price: 26_000, count: 1, total: 24_000 }], terms)).toMatchObject({ deliveryFee: 6000 })
  })
})

it('the totals of an order equal the sum of its lines', () => {
  const priced = fc.record({
    price: fc.integer({ min: 1, max: 5_000_000 }),
    discount: fc.integer({ min: -99, max: 99 }),
    count: fc.integer({ min: 1, max: 999 }),
  })
  fc.assert(
    fc.property(fc.array(priced, { minLength: 1, maxLength: 20 }), (basket) => {
      const products = new Map(
        basket.map(({ price, discount }, index) => [`mug-${index}`, { ...enamelMug, price, discount }]),
      )
      const order = placed({
        products,
        wanted: basket.map(({ count }, index) => ({ productId: `mug-${index}`, count })),
      })
      if (!order) throw new Error('The order was refused')

      const goods = order.lines.reduce((total, line) => total + line.total, 0)
      expect(order.subtotal - order.saving).toBe(goods)
      expect(order.total).toBe(goods + order.deliveryFee)
      expect(order.deliveryFee).toBe(goods >= 25_000 ? 0 : 6000)
    }),
  )
})
