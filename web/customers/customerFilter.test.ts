import { describe, expect, it } from 'vitest'
import { everybody } from '#ui-kit/shop/customers/customerFilter.ts'
import { askingFor, hrefFor, pagesOf, viewOf } from './customerFilter.ts'

const at = (query: string) => viewOf(new URLSearchParams(query))

describe('the customers that an address asks for', () => {
  it('are everybody, where it asks for nothing', () => {
    expect(at('')).toEqual({ filter: everybody, page: 1 })
    expect(hrefFor(at(''))).toBe('/Customers_Management')
  })

  it('are the same when the address is written from them', () => {
    const query = 'search=amina&status=suspended&role=Admin&sort=spent&page=3'

    expect(at(query)).toEqual({
      filter: { search: 'amina', status: 'suspended', role: 'Admin', sort: 'spent' },
      page: 3,
    })
    expect(hrefFor(at(query))).toBe(`/Customers_Management?${query}`)
  })

  it.each(['status=gone', 'role=Owner', 'sort=name', 'page=0', 'page=1.5', 'page=many'])(
    'are not limited by %s',
    (query) => {
      expect(at(query)).toEqual({ filter: everybody, page: 1 })
    },
  )

  it('are searched for with what the shop takes: at most 100 characters, no spaces around', () => {
    expect(at(`search=${'a'.repeat(101)}`).filter.search).toHaveLength(100)
    expect(at('search=%20amina%20').filter.search).toBe('amina')
  })
})

it('the shop is asked for one page, and for no limit that is not there', () => {
  expect(askingFor(at('page=2')).query).toEqual({ sort: 'newest', pageNumber: '2', limit: '20' })
})

it('there is one page of nobody, and a second one from the 21st customer on', () => {
  expect([0, 20, 21].map(pagesOf)).toEqual([1, 1, 2])
})
