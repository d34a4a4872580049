import { describe, expect, it } from 'vitest'
import { noFilters } from '#ui-kit/shop/search/filters.ts'
import { filterQuery, filtersIn, hrefUnder, sortIn } from './filters.ts'

const query = (written: string) => new URLSearchParams(written)
const asked = 'brands=Vuthela,Ndlovu&priceStart=100&priceEnd=500&ratingFrom=4&inStock=true&discountStart=1&sort=-price'

describe('the filters of a list', () => {
  it('are read from the address', () => {
    expect(filtersIn(query(`${asked}&categories=Kettles`))).toEqual({
      brands: ['Vuthela', 'Ndlovu'],
      categories: ['Kettles'],
      priceFrom: 100,
      priceTo: 500,
      ratingFrom: 4,
      inStock: true,
      onSale: true,
    })
  })

  it('are asked for under the same names', () => {
    expect(new URLSearchParams(filterQuery(query(asked))).toString()).toBe(query(asked).toString())
  })

  it('take what makes no sense as not written', () => {
    for (const nonsense of [
      'priceStart=-1&ratingFrom=x',
      'priceEnd=1.5&inStock=1',
      'sort=magic&discountStart=0',
      'brands=,',
    ]) {
      expect(filterQuery(query(nonsense))).toEqual({})
    }
    expect(filtersIn(query('ratingFrom=9')).ratingFrom).toBe(5)
    expect(sortIn(query('sort=magic'))).toBe('')
  })

  it('leave the rest of the address as it is, but begin at the first page', () => {
    const filters = { ...noFilters, brands: ['Ndlovu'] }

    expect(hrefUnder('/', query('search=kettle&page=3&inStock=true'), filters)).toBe('/?search=kettle&brands=Ndlovu')
    expect(hrefUnder('/Categories/Hardware', query('inStock=true'), noFilters)).toBe('/Categories/Hardware')
    expect(hrefUnder('/', query('search=kettle'), noFilters, 'price')).toBe('/?search=kettle&sort=price')
  })
})
