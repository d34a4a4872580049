import { describe, expect, test } from 'vitest'
import { bulkEditError, parseBulkChange } from './bulkEditInput.ts'

const inputOf = (figure: string, how: 'percent' | 'amount' = 'percent') => ({ how, figure })

describe('the input of a bulk change', () => {
  test.each([
    ['price', inputOf('5'), { priceBy: 5 }],
    ['price', inputOf(' -7.5 '), { priceBy: -7.5 }],
    ['price', inputOf('-99'), { priceBy: -99 }],
    ['price', inputOf('900'), { priceBy: 900 }],
    ['price', inputOf('349.90', 'amount'), { price: 349.9 }],
    ['discount', inputOf('0'), { discount: 0 }],
    ['discount', inputOf('-10'), { discount: -10 }],
    ['stock', inputOf('+20'), { quantityBy: 20 }],
    ['stock', inputOf('-3'), { quantityBy: -3 }],
    ['list', inputOf(''), { isActive: true }],
    ['withdraw', inputOf(''), { isActive: false }],
  ] as const)('%s: %j', (kind, figure, change) => expect(parseBulkChange(kind, figure)).toEqual(change))

  test.each([
    ['price', inputOf('')],
    ['price', inputOf('0')],
    ['price', inputOf('five')],
    ['price', inputOf('-99.5')],
    ['price', inputOf('900.5')],
    ['price', inputOf('0', 'amount')],
    ['discount', inputOf('')],
    ['discount', inputOf('100')],
    ['stock', inputOf('0')],
    ['stock', inputOf('1.5')],
  ] as const)('%s: %j is invalid', (kind, figure) => expect(parseBulkChange(kind, figure)).toBeUndefined())

  test.each([
    ['price', inputOf('12345678901', 'amount'), 'The price must be at most 10 digits long'],
    ['price', inputOf('0', 'amount'), 'price should be numeric greater than 0'],
    ['price', inputOf('five'), 'A percentage from -99 to 900, such as 5 or -7.5'],
    ['discount', inputOf('100'), 'Discount must be a whole number from -99 to 99'],
    ['stock', inputOf('1.5'), 'A whole number such as 20 or -3'],
    ['price', inputOf(' ', 'amount'), undefined],
    ['price', inputOf('349.90', 'amount'), undefined],
  ] as const)('%s: %j says: %s', (kind, figure, error) => expect(bulkEditError(kind, figure)).toBe(error))
})
