import { describe, expect, test } from 'vitest'
import { bulkChange } from './bulkTyped.ts'

const typed = (figure: string, how: 'percent' | 'amount' = 'percent') => ({ how, figure })

describe('what is typed for a bulk change', () => {
  test.each([
    ['price', typed('5'), { priceBy: 5 }],
    ['price', typed(' -7.5 '), { priceBy: -7.5 }],
    ['price', typed('-99'), { priceBy: -99 }],
    ['price', typed('900'), { priceBy: 900 }],
    ['price', typed('349.90', 'amount'), { price: 349.9 }],
    ['discount', typed('0'), { discount: 0 }],
    ['discount', typed('-10'), { discount: -10 }],
    ['stock', typed('+20'), { quantityBy: 20 }],
    ['stock', typed('-3'), { quantityBy: -3 }],
    ['list', typed(''), { isActive: true }],
    ['withdraw', typed(''), { isActive: false }],
  ] as const)('%s: %j', (kind, figure, change) => expect(bulkChange(kind, figure)).toEqual(change))

  test.each([
    ['price', typed('')],
    ['price', typed('0')],
    ['price', typed('five')],
    ['price', typed('-99.5')],
    ['price', typed('900.5')],
    ['price', typed('0', 'amount')],
    ['discount', typed('')],
    ['discount', typed('100')],
    ['stock', typed('0')],
    ['stock', typed('1.5')],
  ] as const)('%s: %j is no change', (kind, figure) => expect(bulkChange(kind, figure)).toBeUndefined())
})
