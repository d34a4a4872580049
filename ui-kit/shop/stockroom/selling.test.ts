import { expect, test } from 'vitest'
import { selling } from './selling.ts'

test('a price, a cost and a discount come to a selling price and a margin', () => {
  expect(selling({ price: '349.00', costPrice: '180', discount: '10' })).toEqual({
    sellsAt: 31_410,
    discount: 10,
    earns: 13_410,
    margin: 43,
  })
})

test('a cent below cost is a loss, at cost there is none', () => {
  expect(selling({ price: '180', costPrice: '180', discount: '' })).toMatchObject({ earns: 0, margin: 0 })
  expect(selling({ price: '179.99', costPrice: '180', discount: '' })).toMatchObject({ earns: -1 })
})

test('a surcharge sells above the price', () => {
  expect(selling({ price: '100', costPrice: '50', discount: '-5' })).toMatchObject({ sellsAt: 10_500 })
})

test('without a cost there is no margin, without a price nothing', () => {
  expect(selling({ price: '100', costPrice: '', discount: '0' })).toEqual({ sellsAt: 10_000, discount: 0 })
  expect(selling({ price: '', costPrice: '50', discount: '0' })).toBeUndefined()
  expect(selling({ price: '100', costPrice: '50', discount: 'ten' })).toBeUndefined()
})
