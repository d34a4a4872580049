import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultDeliveryTerms } from '#domain/shopIdentity.ts'
import { blueKettle, copperPot, enamelMug } from '#web/testing/testShop.ts'
import { applyAction } from './cartActions.ts'
import { goodsTotal } from './cartLines.ts'
import { deliveryMeter, deliveryMeterWith } from './deliveryMeter.ts'

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
const pan = { ...enamelMug, id: 'pan', price: 199, discount: 0, quantity: 9 }

describe('the progress towards free delivery', () => {
  it('of a cart with a pan of R 199 lacks R 51', () => {
    const { value, remaining, adding } = deliveryMeterWith(defaultDeliveryTerms, [{ product: pan, count: 1 }], {
      product: pan,
      count: 1,
    })

    expect(value).toBeCloseTo(0.796)
    expect(plain(remaining)).toBe('R 51.00')
    expect(adding).toEqual({ count: 1, value: 1 })
  })

  it('shows what is missing after a product is added', () => {
    const { adding } = deliveryMeterWith(defaultDeliveryTerms, [], { product: pan, count: 1 })

    expect({ ...adding, remaining: plain(adding?.remaining) }).toEqual({ count: 1, value: 0.796, remaining: 'R 51.00' })
  })

  it('counts only pieces that are in stock', () => {
    const lines = [{ product: { ...pan, quantity: 2 }, count: 1 }]

    expect(
      deliveryMeterWith(defaultDeliveryTerms, lines, { product: { ...pan, quantity: 2 }, count: 5 }).adding?.count,
    ).toBe(1)
    expect(
      deliveryMeterWith(defaultDeliveryTerms, lines, { product: { ...pan, quantity: 1 }, count: 1 }).adding,
    ).toBeUndefined()
  })

  it('does not count products that are no longer sold', () => {
    const { remaining } = deliveryMeterWith(defaultDeliveryTerms, [{ product: copperPot, count: 1, gone: true }], {
      product: pan,
      count: 1,
    })

    expect(plain(remaining)).toBe('R 250.00')
  })
})

it('the progress that a product page predicts is that of the cart after adding', () => {
  const product = fc
    .constantFrom(blueKettle, copperPot, enamelMug, pan)
    .chain((known) =>
      fc
        .record({ price: fc.integer({ min: 1, max: 40_000 }), discount: fc.integer({ min: -20, max: 99 }) })
        .map(({ price, discount }) => ({ ...known, price: price / 100, discount })),
    )
  const addition = fc.record({ product, count: fc.integer({ min: 1, max: 30 }) })

  fc.assert(
    fc.property(fc.array(addition, { maxLength: 4 }), addition, (additions, next) => {
      const cart = additions.reduce<ReturnType<typeof applyAction>['lines']>(
        (lines, each) => applyAction(lines, { type: 'add', ...each }).lines,
        [],
      )
      const { lines, added } = applyAction(cart, { type: 'add', ...next })
      const { adding, ...now } = deliveryMeterWith(defaultDeliveryTerms, cart, next)

      expect(now).toEqual(deliveryMeter(defaultDeliveryTerms, goodsTotal(cart)))
      expect(adding).toEqual(
        added > 0 ? { count: added, ...deliveryMeter(defaultDeliveryTerms, goodsTotal(lines)) } : undefined,
      )
    }),
  )
})
