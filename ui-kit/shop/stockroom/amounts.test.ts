import { describe, expect, test } from 'vitest'
import { centsTyped, sellingPrice, typedCents, typedCount, typedDiscount } from './amounts.ts'

describe('an amount in rand', () => {
  test.each([
    ['349', 34_900],
    [' 349.9 ', 34_990],
    ['0.01', 1],
    ['9999999999.99', 999_999_999_999],
  ])('%j is read', (typed, cents) => expect(typedCents(typed)).toBe(cents))

  test.each(['', '0', '0.00', '-1', 'R 349', '349.999', '12345678901', '1,50', '<script>'])('%j is none', (typed) =>
    expect(typedCents(typed)).toBeUndefined(),
  )

  test('comes back to its field as it was typed', () => expect(typedCents(centsTyped(129_900))).toBe(129_900))
})

describe('a discount', () => {
  test.each([
    ['99', 99],
    ['-99', -99],
    ['', 0],
  ])('%j is read', (typed, percent) => expect(typedDiscount(typed)).toBe(percent))

  test.each(['100', '-100', 'ten', '2.5', '1e1', '00000000010'])('%j is none', (typed) =>
    expect(typedDiscount(typed)).toBeUndefined(),
  )

  test('takes its percent off, and a negative one adds', () => {
    expect(sellingPrice(129_900, 15)).toBe(110_415)
    expect(sellingPrice(59_900, -10)).toBe(65_890)
  })
})

test('a count of pieces is 1 to 10 digits', () => {
  expect(typedCount('0')).toBe(0)
  expect(typedCount('9999999999')).toBe(9_999_999_999)
  expect(typedCount('12345678901')).toBeUndefined()
  expect(typedCount('1.5')).toBeUndefined()
  expect(typedCount('-1')).toBeUndefined()
})
