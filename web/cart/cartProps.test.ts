import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultDeliveryTerms } from '#domain/shopIdentity.ts'
import { blueKettle, copperPot, enamelMug } from '#web/testing/testShop.ts'
import { cartBlockedReason, cartFailure, cartLineProps, cartSummaryProps } from './cartProps.ts'

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('the cart on the screen', () => {
  it('shows what a line costs, and its price without the discount', () => {
    const { price, was, total } = cartLineProps({ product: copperPot, count: 2 })

    expect([price, was, total].map(plain)).toEqual(['R 1 104.15', 'R 1 299.00', 'R 2 208.30'])
    expect(cartLineProps({ product: blueKettle, count: 1 }).was).toBeUndefined()
  })

  it('shows the calculation of several discounted pieces, because the rounded price times the pieces may differ', () => {
    const brush = { ...copperPot, price: 89.99, discount: 15 }
    const { price, calculation, total } = cartLineProps({ product: brush, count: 7 })

    // 7 × 76.49 would be 535.43.
    expect([price, calculation, total].map(plain)).toEqual(['R 76.49', '7 × R 89.99, 15% off', 'R 535.44'])
    expect(cartLineProps({ product: brush, count: 1 }).calculation).toBeUndefined()
    expect(cartLineProps({ product: blueKettle, count: 7 }).calculation).toBeUndefined()
  })

  it('that has failed without an answer of the shop says that the network has', () => {
    const retry = () => undefined
    expect(cartFailure({ status: 'failed' }, retry)).toEqual({
      message: 'Failed to fetch data: Network error',
      onRetry: retry,
    })
    expect(cartFailure({ status: 'ready' }, retry)).toBeUndefined()
  })

  it('adds up pieces, saving and delivery', () => {
    const summary = cartSummaryProps([{ product: copperPot, count: 2 }], defaultDeliveryTerms)

    expect(
      Object.values(summary)
        .slice(0, 5)
        .map((text) => (typeof text === 'string' ? plain(text) : text)),
    ).toEqual([2, 'R 2 598.00', 'R 389.70', 'Free', 'R 2 208.30'])
    expect(summary.meter).toEqual({ value: 1 })
  })

  it('charges delivery below R 250 and shows how much makes it free', () => {
    const { delivery, total, saving, meter } = cartSummaryProps(
      [{ product: enamelMug, count: 2 }],
      defaultDeliveryTerms,
    )

    expect([delivery, total, saving].map(plain)).toEqual(['R 60.00', 'R 150.00', undefined])
    expect(meter.value).toBeCloseTo(0.36)
    expect(plain(meter.remaining)).toBe('R 160.00')
  })

  it('shows the old price of a line, until the new one is accepted', () => {
    const { repriced } = cartLineProps({ product: blueKettle, count: 1, price: 39_900 })

    expect(Object.values(repriced ?? {}).map(plain)).toEqual(['R 399.00', 'R 349.00'])
    expect(cartLineProps({ product: blueKettle, count: 1, price: 34_900 }).repriced).toBeUndefined()
    expect(cartLineProps({ product: blueKettle, count: 1 }).repriced).toBeUndefined()
  })

  it('leaves unavailable lines out of the total', () => {
    const lines = [
      { product: blueKettle, count: 1 },
      { product: copperPot, count: 2, gone: true },
      { product: { ...enamelMug, quantity: 0 }, count: 4 },
    ]

    expect([
      cartSummaryProps(lines, defaultDeliveryTerms).count,
      plain(cartSummaryProps(lines, defaultDeliveryTerms).total),
    ]).toEqual([1, 'R 349.00'])
    expect(cartLineProps({ product: copperPot, count: 2, gone: true }).href).toBeUndefined()
  })
})

describe('a cart that cannot be ordered says why', () => {
  const kettle = { product: blueKettle, count: 1 }

  it.each<[why: string | undefined, lines: Parameters<typeof cartBlockedReason>[0]]>([
    [undefined, []],
    [undefined, [kettle, { product: copperPot, count: 3 }]],
    ['Only 3 of Copper pot left. Take fewer to continue.', [kettle, { product: copperPot, count: 4 }]],
    ['Copper pot is sold out. Remove it to continue.', [{ product: { ...copperPot, quantity: 0 }, count: 1 }]],
    ['Copper pot is no longer sold. Remove it to continue.', [{ product: copperPot, count: 1, gone: true }, kettle]],
    [
      '2 products cannot be ordered as they are. Change or remove them to continue.',
      [
        { product: copperPot, count: 4 },
        { product: blueKettle, count: 13 },
      ],
    ],
  ])('%s', (why, lines) => expect(cartBlockedReason(lines)).toBe(why))
})

it('the total of any cart is the sum of its lines and the delivery fee', () => {
  const product = fc
    .record({ price: fc.integer({ min: 1, max: 999_999 }), discount: fc.integer({ min: -99, max: 99 }) })
    .map(({ price, discount }) => ({ ...blueKettle, price: price / 100, discount, quantity: 999 }))
  const line = fc.record({ product, count: fc.integer({ min: 1, max: 999 }), gone: fc.boolean() })
  const written = (text: string) => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100)

  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const {
        total,
        subtotal,
        saving = 'R 0.00',
        delivery,
        count: pieces,
      } = cartSummaryProps(lines, defaultDeliveryTerms)
      const there = lines.filter(({ gone }) => !gone)
      const goods = there.map((each) => written(cartLineProps(each).total)).reduce((all, each) => all + each, 0)
      const fee = delivery === 'Free' ? 0 : written(delivery)
      expect(written(total)).toBe(goods + fee)
      expect(pieces).toBe(there.reduce((all, { count }) => all + count, 0))
      // A negative discount raises the price and is no saving.
      if (written(saving) > 0) expect(written(subtotal) - written(saving)).toBe(goods)
    }),
  )
})
