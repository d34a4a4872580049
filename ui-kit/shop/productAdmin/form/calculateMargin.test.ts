import { expect, test } from 'vitest'
import { calculateMargin } from './calculateMargin.ts'

test('a price, a cost and a discount result in a selling price and a margin', () => {
  expect(calculateMargin({ price: '349.00', costPrice: '180', discount: '10' })).toEqual({
    sellsAt: 31_410,
    discount: 10,
    profit: 13_410,
    margin: 43,
  })
})

test('a price one cent below cost is a loss, a price at cost is none', () => {
  expect(calculateMargin({ price: '180', costPrice: '180', discount: '' })).toMatchObject({ profit: 0, margin: 0 })
  expect(calculateMargin({ price: '179.99', costPrice: '180', discount: '' })).toMatchObject({ profit: -1 })
})

test('a surcharge raises the selling price', () => {
  expect(calculateMargin({ price: '100', costPrice: '50', discount: '-5' })).toMatchObject({ sellsAt: 10_500 })
})

test('without a cost there is no margin, without a price nothing', () => {
  expect(calculateMargin({ price: '100', costPrice: '', discount: '0' })).toEqual({ sellsAt: 10_000, discount: 0 })
  expect(calculateMargin({ price: '', costPrice: '50', discount: '0' })).toBeUndefined()
  expect(calculateMargin({ price: '100', costPrice: '50', discount: 'ten' })).toBeUndefined()
})
