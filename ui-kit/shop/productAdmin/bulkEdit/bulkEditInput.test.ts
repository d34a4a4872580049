import { describe, expect, test } from 'vitest'
import { type BulkFigureCheck, toBulkChange } from './bulkEditInput.ts'

const inputOf = (figure: string, how: 'percent' | 'amount' = 'percent') => ({ how, figure })

const atMostTen: BulkFigureCheck = (_figure, typed) => (Number(typed) > 10 ? 'At most 10' : undefined)

describe('the input of a bulk change', () => {
  test.each([
    ['price', inputOf('5'), { priceBy: 5 }],
    ['price', inputOf(' -7.5 '), { priceBy: -7.5 }],
    ['price', inputOf('9.90', 'amount'), { price: 9.9 }],
    ['discount', inputOf('0'), { discount: 0 }],
    ['stock', inputOf('+10'), { quantityBy: 10 }],
    ['list', inputOf(''), { isActive: true }],
    ['withdraw', inputOf(''), { isActive: false }],
  ] as const)('%s: %j', (kind, input, change) => expect(toBulkChange(kind, input, atMostTen)).toEqual(change))

  test.each([
    ['price', inputOf('')],
    ['price', inputOf('11')],
    ['discount', inputOf(' ')],
    ['stock', inputOf('11')],
  ] as const)('%s: %j is no change', (kind, input) => expect(toBulkChange(kind, input, atMostTen)).toBeUndefined())

  test('is checked as what it is', () => {
    const figures: string[] = []
    const remember: BulkFigureCheck = (figure) => void figures.push(figure)
    toBulkChange('price', inputOf('5', 'amount'), remember)
    toBulkChange('price', inputOf('5'), remember)
    toBulkChange('stock', inputOf('5'), remember)
    expect(figures).toEqual(['amount', 'percent', 'stock'])
  })
})
