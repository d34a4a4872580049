import { describe, expect, it } from 'vitest'
import { usualDelivery } from '#domain/shopIdentity.ts'
import { blueKettle, copperPot, enamelMug } from '#web/cast.ts'
import { lineOf, summaryOf } from './cartView.ts'

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
})
