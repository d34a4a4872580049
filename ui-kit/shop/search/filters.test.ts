import { expect, test } from 'vitest'
import { activeFilters, type Filters, isOnSale, noFilters, toggleValue, withOnSale } from './filters.ts'

const money = (rand: number) => `R ${rand}`
const labelsOf = (filters: Partial<Filters>) =>
  activeFilters({ ...noFilters, ...filters }, money).map(({ label }) => label)

test('no filter is active at first', () => {
  expect(activeFilters(noFilters, money)).toEqual([])
})

test('every active filter has a label, in the order of the panel', () => {
  const all = { brands: ['Vuthela', 'Iqhwane'], categories: ['Kettles'], ratingFrom: 4, inStock: true, discountFrom: 1 }

  expect(labelsOf({ ...all, priceFrom: 100, priceTo: 500 })).toEqual([
    'Vuthela',
    'Iqhwane',
    'Kettles',
    'R 100 to R 500',
    '4 stars and up',
    'In stock',
    'On sale',
  ])
})

test('each price bound is optional, and 0 is a valid price', () => {
  expect(labelsOf({ priceFrom: 100 })).toEqual(['From R 100'])
  expect(labelsOf({ priceTo: 0 })).toEqual(['Up to R 0'])
})

test.each([
  [{ discountFrom: 1 }, 'On sale'],
  [{ discountFrom: 40 }, '40% off or more'],
  [{ discountFrom: 10, discountTo: 30 }, '10% to 30% off'],
  [{ discountTo: 30 }, 'Up to 30% off'],
  [{ discountFrom: 0 }, '0% off or more'],
])('the label of the discount %o is: %s', (discount, label) => {
  expect(labelsOf(discount)).toEqual([label])
})

test('any discount counts as on sale, and turning it off removes every discount filter', () => {
  const fortyOff = { ...noFilters, discountFrom: 40, discountTo: 60 }

  expect([isOnSale(fortyOff), isOnSale(noFilters), isOnSale({ ...noFilters, discountFrom: 0 })]).toEqual([
    true,
    false,
    false,
  ])
  expect(withOnSale(fortyOff, false)).toEqual(noFilters)
  expect(withOnSale(noFilters, true)).toEqual({ ...noFilters, discountFrom: 1 })
})

test('removing one filter keeps the others', () => {
  const [vuthela] = activeFilters({ ...noFilters, brands: ['Vuthela', 'Iqhwane'], inStock: true }, money)

  expect(vuthela?.without).toEqual({ ...noFilters, brands: ['Iqhwane'], inStock: true })
})

test('removing the price filter removes both bounds', () => {
  const [price] = activeFilters({ ...noFilters, priceFrom: 100, priceTo: 500 }, money)

  expect(activeFilters(price?.without ?? noFilters, money)).toEqual([])
})

test('toggling twice restores the list', () => {
  expect(toggleValue([], 'Vuthela')).toEqual(['Vuthela'])
  expect(toggleValue(['Iqhwane', 'Vuthela'], 'Vuthela')).toEqual(['Iqhwane'])
})
