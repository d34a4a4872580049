import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usualDelivery } from '#domain/shopIdentity.ts'
import { blueKettle, copperPot, enamelMug } from '#web/cast.ts'
import { heldBecause, lineOf, summaryOf } from './cartView.ts'

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('the cart on the screen', () => {
  it('says what a line costs, and what it would have cost', () => {
    const { price, was, total } = lineOf({ product: copperPot, count: 2 })

    expect([price, was, total].map(plain)).toEqual(['R 1 104.15', 'R 1 299.00', 'R 2 208.30'])
    expect(lineOf({ product: blueKettle, count: 1 }).was).toBeUndefined()
  })

  it('adds up pieces, saving and delivery', () => {
    const summary = summaryOf([{ product: copperPot, count: 2 }], usualDelivery)

    expect(
      Object.values(summary)
        .slice(0, 5)
        .map((text) => (typeof text === 'string' ? plain(text) : text)),
    ).toEqual([2, 'R 2 598.00', 'R 389.70', 'Free', 'R 2 208.30'])
    expect(summary.meter).toEqual({ value: 1 })
  })

  it('charges delivery below R 250 and says how much is missing', () => {
    const { delivery, total, saving, meter } = summaryOf([{ product: enamelMug, count: 2 }], usualDelivery)

    expect([delivery, total, saving].map(plain)).toEqual(['R 60.00', 'R 150.00', undefined])
    expect(meter.value).toBeCloseTo(0.36)
    expect(plain(meter.remaining)).toBe('R 160.00')
  })

  it('says what was paid before, until that is agreed to', () => {
    const { repriced } = lineOf({ product: blueKettle, count: 1, price: 39_900 })

    expect(Object.values(repriced ?? {}).map(plain)).toEqual(['R 399.00', 'R 349.00'])
    expect(lineOf({ product: blueKettle, count: 1, price: 34_900 }).repriced).toBeUndefined()
    expect(lineOf({ product: blueKettle, count: 1 }).repriced).toBeUndefined()
  })

  it('leaves out of the sum what is not to be had', () => {
    const lines = [
      { product: blueKettle, count: 1 },
      { product: copperPot, count: 2, gone: true },
      { product: { ...enamelMug, quantity: 0 }, count: 4 },
    ]

    expect([summaryOf(lines, usualDelivery).count, plain(summaryOf(lines, usualDelivery).total)]).toEqual([
      1,
      'R 349.00',
    ])
    expect(lineOf({ product: copperPot, count: 2, gone: true }).href).toBeUndefined()
  })
})

describe('a cart that cannot be ordered as it is says why', () => {
  const kettle = { product: blueKettle, count: 1 }

  it.each<[why: string | undefined, lines: Parameters<typeof heldBecause>[0]]>([
    [undefined, []],
    [undefined, [kettle, { product: copperPot, count: 3 }]],
    ['Only 3 of Copper pot left. Take fewer to go on.', [kettle, { product: copperPot, count: 4 }]],
    ['Copper pot is sold out. Remove it to go on.', [{ product: { ...copperPot, quantity: 0 }, count: 1 }]],
    ['Copper pot is no longer sold. Remove it to go on.', [{ product: copperPot, count: 1, gone: true }, kettle]],
    [
      '2 products cannot be ordered as they are. Change or remove them to go on.',
      [
        { product: copperPot, count: 4 },
        { product: blueKettle, count: 13 },
      ],
    ],
  ])('%s', (why, lines) => expect(heldBecause(lines)).toBe(why))
})

it('whatever is in it, a cart comes to the sum of its lines and the delivery fee', () => {
  const product = fc
    .record({ price: fc.integer({ min: 1, max: 999_999 }), discount: fc.integer({ min: -99, max: 99 }) })
    .map(({ price, discount }) => ({ ...blueKettle, price: price / 100, discount, quantity: 999 }))
  const line = fc.record({ product, count: fc.integer({ min: 1, max: 999 }), gone: fc.boolean() })
  const written = (text: string) => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100)

  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const { total, subtotal, saving = 'R 0.00', delivery, count: pieces } = summaryOf(lines, usualDelivery)
      const there = lines.filter(({ gone }) => !gone)
      const goods = there.map((each) => written(lineOf(each).total)).reduce((all, each) => all + each, 0)
      const fee = delivery === 'Free' ? 0 : written(delivery)
      expect(written(total)).toBe(goods + fee)
      expect(pieces).toBe(there.reduce((all, { count }) => all + count, 0))
      // Dearer by a discount below zero is no saving.
      if (written(saving) > 0) expect(written(subtotal) - written(saving)).toBe(goods)
    }),
  )
})
