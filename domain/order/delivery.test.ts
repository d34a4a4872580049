import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryCost } from './delivery.ts'
import { deliverySentence } from './deliverySentence.ts'

const terms = { fee: 6000, freeFrom: 25_000 }

describe('delivery', () => {
  it.each([
    [0, 6000, 25_000],
    [19_900, 6000, 5100],
    [24_999, 6000, 1],
    [25_000, 0, 0],
    [39_800, 0, 0],
  ])('of goods worth %i cents costs %i cents, and %i cents are missing for free delivery', (goods, fee, missing) => {
    expect(deliveryCost(goods, terms)).toEqual({ fee, missing })
  })

  it('is free for every order if the fee is 0', () => {
    expect(deliveryCost(100, { fee: 0, freeFrom: 25_000 })).toEqual({ fee: 0, missing: 0 })
  })

  it('is free if and only if no amount is missing, and adding the missing amount makes it free', () => {
    const amount = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 20_000 }), (goods, freeFrom, fee) => {
        const now = deliveryCost(goods, { fee, freeFrom })
        expect(now.fee === 0).toBe(now.missing === 0)
        expect(deliveryCost(goods + now.missing, { fee, freeFrom })).toEqual({ fee: 0, missing: 0 })
      }),
    )
  })

  it.each([
    [6000, 'Delivery is free on orders of R250 or more. Smaller orders pay R60.'],
    [5950, 'Delivery is free on orders of R250 or more. Smaller orders pay R59.50.'],
    [0, 'Delivery is free.'],
  ])('with a fee of %i cents is described', (fee, sentence) => {
    expect(deliverySentence({ ...terms, fee })).toBe(sentence)
  })
})
