import { describe, expect, it } from 'vitest'
import { emptyCustomerFilter } from '#ui-kit/shop/customers/customerFilter.ts'
import { customerListUrl } from './customerListUrl.ts'

const { hrefFor, pagesOf, requestOf, viewOf } = customerListUrl

const at = (query: string) => viewOf(new URLSearchParams(query))

describe('the list of customers at an address', () => {
  it('has no filter without a query', () => {
    expect(at('')).toEqual({ filter: emptyCustomerFilter, page: 1 })
    expect(hrefFor(at(''))).toBe('/Customers_Management')
  })

  it('is parsed from the address that it was written to', () => {
    const query = 'search=amina&status=suspended&role=Admin&sort=spent&page=3'

    expect(at(query)).toEqual({
      filter: { search: 'amina', status: 'suspended', role: 'Admin', sort: 'spent' },
      page: 3,
    })
    expect(hrefFor(at(query))).toBe(`/Customers_Management?${query}`)
  })

  it.each(['status=gone', 'role=Owner', 'sort=name', 'page=0', 'page=1.5', 'page=many'])(
    'ignores the invalid %s',
    (query) => {
      expect(at(query)).toEqual({ filter: emptyCustomerFilter, page: 1 })
    },
  )

  it('searches for at most 100 characters, trimmed', () => {
    expect(at(`search=${'a'.repeat(101)}`).filter.search).toHaveLength(100)
    expect(at('search=%20amina%20').filter.search).toBe('amina')
  })
})

it('the request is for one page, without empty filters', () => {
  expect(requestOf(at('page=2')).query).toEqual({ sort: 'newest', pageNumber: '2', limit: '20' })
})

it('an empty list has one page, and the 21st customer is on a second one', () => {
  expect([0, 20, 21].map(pagesOf)).toEqual([1, 1, 2])
})
