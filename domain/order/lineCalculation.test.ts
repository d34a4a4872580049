import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatRand, lineTotal } from '#domain/kernel/money.ts'
import { formatLineCalculation } from './lineCalculation.ts'

it.each([
  [{ price: 8999, count: 3, discount: 15 }, '3\u00a0× R\u00a089.99, 15% off'],
  [{ price: 34_900, count: 2, discount: 0 }, '2\u00a0× R\u00a0349.00'],
  [{ price: 10_000, count: 1, discount: -5 }, '1\u00a0× R\u00a0100.00, 5% added'],
])('%j is formatted as %s', (line, text) => expect(formatLineCalculation(line)).toBe(text))

/** Parses a written calculation and returns its total in cents. */
const recalculated = (text: string) => {
  const [, count, price, percent = '0', way] =
    /^(\d+)\u00a0× R\u00a0([\d\u00a0.]+?)(?:, (\d+)% (off|added))?$/.exec(text) ?? []
  const pieces = Math.round(Number(price?.replaceAll('\u00a0', '')) * 100) * Number(count)
  const part = Math.round((pieces * Number(percent)) / 100)
  return way === 'added' ? pieces + part : pieces - part
}

it('the written calculation gives the written total, to the cent', () => {
  const line = fc.record({
    price: fc.integer({ min: 1, max: 9_999_999 }),
    count: fc.integer({ min: 1, max: 999 }),
    discount: fc.integer({ min: -99, max: 99 }),
  })
  fc.assert(
    fc.property(line, (each) => {
      const total = lineTotal(each.price, each.count, each.discount)
      // `lineTotal` rounds half a cent of a surcharge down, `recalculated` rounds it up.
      expect(Math.abs(recalculated(formatLineCalculation(each)) - total)).toBeLessThanOrEqual(each.discount < 0 ? 1 : 0)
      expect(formatRand(total)).toMatch(/^R/)
    }),
  )
})
