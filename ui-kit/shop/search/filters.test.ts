import { expect, test } from 'vitest'
import { activeFilters, type Filters, noFilters, toggled } from './filters.ts'

const money = (rand: number) => `R ${rand}`
const wordsOf = (filters: Partial<Filters>) =>
  activeFilters({ ...noFilters, ...filters }, money).map(({ label }) => label)

test('nothing is active at first', () => {
  expect(activeFilters(noFilters, money)).toEqual([])
})

test('every filter is said in words, in the order of the panel', () => {
  const all = { brands: ['Vuthela', 'Iqhwane'], categories: ['Kettles'], ratingFrom: 4, inStock: true, onSale: true }

  expect(wordsOf({ ...all, priceFrom: 100, priceTo: 500 })).toEqual([
    'Vuthela',
    'Iqhwane',
    'Kettles',
    'R 100 to R 500',
    '4 stars and up',
    'In stock',
    'On sale',
  ])
})

test('a price may be open at either end, and nought is a price', () => {
  expect(wordsOf({ priceFrom: 100 })).toEqual(['From R 100'])
  expect(wordsOf({ priceTo: 0 })).toEqual(['Up to R 0'])
})

test('taking one filter away leaves the others', () => {
  const [vuthela] = activeFilters({ ...noFilters, brands: ['Vuthela', 'Iqhwane'], inStock: true }, money)

  expect(vuthela?.without).toEqual({ ...noFilters, brands: ['Iqhwane'], inStock: true })
})

test('taking the price away takes both its ends away', () => {
  const [price] = activeFilters({ ...noFilters, priceFrom: 100, priceTo: 500 }, money)

  expect(activeFilters(price?.without ?? noFilters, money)).toEqual([])
})

test('ticking twice is not ticking', () => {
  expect(toggled([], 'Vuthela')).toEqual(['Vuthela'])
  expect(toggled(['Iqhwane', 'Vuthela'], 'Vuthela')).toEqual(['Iqhwane'])
})
