import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discountedPrice, formatRand, formatShortRand, lineTotal, sum, toCents, toRand } from './money.ts'

describe('rand', () => {
  it.each([
    [0, 'R\u00a00.00'],
    [5, 'R\u00a00.05'],
    [99_900, 'R\u00a0999.00'],
    [129_900, 'R\u00a01\u00a0299.00'],
    [123_456_789, 'R\u00a01\u00a0234\u00a0567.89'],
    [-25_050, '-R\u00a0250.50'],
  ])('%i cents are written %s', (amount, written) => {
    expect(formatRand(amount)).toBe(written)
  })
})

describe('rand in a sentence', () => {
  it.each([
    [25_000, 'R250'],
    [129_900, 'R1\u00a0299'],
    [5950, 'R59.50'],
    [-6000, '-R60'],
  ])('%i cents are written %s', (amount, written) => {
    expect(formatShortRand(amount)).toBe(written)
  })
})

describe('cents', () => {
  it.each([
    [1299, 129_900],
    [4.35, 435],
    [1.15, 115],
    [0.1 + 0.2, 30],
    [-60.5, -6050],
  ])('R %d are %i cents', (rands, amount) => {
    expect(toCents(rands)).toBe(amount)
  })

  it('stay the same after a conversion to rand and back', () => {
    fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => toCents(toRand(amount)) === amount))
  })
})

describe('a line', () => {
  it('costs price times count', () => expect(lineTotal(34_900, 3, 0)).toBe(104_700))
  it('subtracts the discount from the whole line', () => expect(lineTotal(129_900, 2, 15)).toBe(220_830))
  it('adds a negative discount', () => expect(lineTotal(10_000, 2, -10)).toBe(22_000))
  it('is rounded to whole cents once, not for each piece', () => expect(lineTotal(333, 3, 10)).toBe(899))
  it('of one piece is its discounted price', () => expect(discountedPrice(129_900, 15)).toBe(lineTotal(129_900, 1, 15)))

  it('costs whole cents, within half a cent of the exact discount', () => {
    const price = fc.integer({ min: 0, max: 10_000_000 })
    const count = fc.integer({ min: 1, max: 999 })
    const discount = fc.integer({ min: -99, max: 99 })
    fc.assert(
      fc.property(price, count, discount, (price, count, discount) => {
        const total = lineTotal(price, count, discount)
        expect(Number.isSafeInteger(total)).toBe(true)
        expect(Math.abs(total - (price * count * (100 - discount)) / 100)).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})

it('the sum of no amounts is 0', () => expect(sum([])).toBe(0))
