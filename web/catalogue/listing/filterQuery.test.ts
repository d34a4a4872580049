import { describe, expect, it } from 'vitest'
import { noFilters } from '#ui-kit/shop/search/filters.ts'
import { filteredHref, filterQuery, parseFilters, parseSort } from './filterQuery.ts'

const query = (written: string) => new URLSearchParams(written)
const allFilters =
  'brands=Vuthela,Ndlovu&priceStart=100&priceEnd=500&ratingFrom=4&inStock=true&discountStart=40&discountEnd=60&sort=-price'

describe('the filters of a list', () => {
  it('are parsed from the address', () => {
    expect(parseFilters(query(`${allFilters}&categories=Kettles`))).toEqual({
      brands: ['Vuthela', 'Ndlovu'],
      categories: ['Kettles'],
      priceFrom: 100,
      priceTo: 500,
      ratingFrom: 4,
      inStock: true,
      discountFrom: 40,
      discountTo: 60,
    })
  })

  it('are sent to the API under the same names', () => {
    expect(new URLSearchParams(filterQuery(query(allFilters))).toString()).toBe(query(allFilters).toString())
  })

  it('ignore invalid values', () => {
    for (const nonsense of [
      'priceStart=-1&ratingFrom=x',
      'priceEnd=1.5&inStock=1',
      'sort=magic&discountStart=half',
      'brands=,',
    ]) {
      expect(filterQuery(query(nonsense))).toEqual({})
    }
    expect(parseFilters(query('ratingFrom=9')).ratingFrom).toBe(5)
    expect(filterQuery(query('discountStart=-200&discountEnd=0'))).toEqual({ discountStart: '-99', discountEnd: '0' })
    expect(parseSort(query('sort=magic'))).toBe('')
  })

  it('keep the rest of the address, but start at the first page', () => {
    const filters = { ...noFilters, brands: ['Ndlovu'] }

    expect(filteredHref('/', query('search=kettle&page=3&inStock=true'), filters)).toBe('/?search=kettle&brands=Ndlovu')
    expect(filteredHref('/Categories/Hardware', query('inStock=true'), noFilters)).toBe('/Categories/Hardware')
    expect(filteredHref('/', query('search=kettle'), noFilters, 'price')).toBe('/?search=kettle&sort=price')
  })
})
