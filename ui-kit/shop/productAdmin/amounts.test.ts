import { describe, expect, test } from 'vitest'
import { discountedPrice, formatCentsInput, parseCents, parseDiscount } from './amounts.ts'

describe('an amount in rand', () => {
  test.each([
    ['349', 34_900],
    [' 349.9 ', 34_990],
    ['0.01', 1],
    ['9999999999.99', 999_999_999_999],
  ])('%j is valid', (typed, cents) => expect(parseCents(typed)).toBe(cents))

  test.each(['', '0', '0.00', '-1', 'R 349', '349.999', '12345678901', '1,50', '<script>'])('%j is invalid', (typed) =>
    expect(parseCents(typed)).toBeUndefined(),
  )

  test('is the same after formatting and parsing', () => expect(parseCents(formatCentsInput(129_900))).toBe(129_900))
})

describe('a discount', () => {
  test.each([
    ['99', 99],
    ['-99', -99],
    ['', 0],
  ])('%j is valid', (typed, percent) => expect(parseDiscount(typed)).toBe(percent))

  test.each(['100', '-100', 'ten', '2.5', '1e1', '00000000010'])('%j is invalid', (typed) =>
    expect(parseDiscount(typed)).toBeUndefined(),
  )

  test('lowers the price by its percentage, and a negative one raises it', () => {
    expect(discountedPrice(129_900, 15)).toBe(110_415)
    expect(discountedPrice(59_900, -10)).toBe(65_890)
  })
})
