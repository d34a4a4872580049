import { expect, test } from 'vitest'
import { askingFor, filterOf, hrefFor, pagesOf } from './orderFilter.ts'

const filter = (query: string) => filterOf(new URLSearchParams(query))

test('a filter is found again in its own address', () => {
  const shipped = { status: 'Shipped', search: 'amina d', page: 2 } as const

  expect(filter(hrefFor(shipped).split('?')[1] ?? '')).toEqual(shipped)
})

test('without a filter the address is plain', () => {
  expect(hrefFor(filter(''))).toBe('/Orders_Management')
})

test('what makes no sense in an address counts as not written', () => {
  expect(filter('status=Lost&page=-3&search=%20%20')).toEqual({ status: '', search: '', page: 1 })
})

test('nothing is asked for that was not filtered', () => {
  const { query } = askingFor(filter('status=Pending'))

  expect(query).toEqual({ orderStatus: 'Pending', search: undefined, pageNumber: '1', limit: '20' })
})

test('there is always a page', () => {
  const meta = { pageNumber: 1, size: 20, total: 0 }

  expect([pagesOf(undefined), pagesOf({ ...meta, totalCount: 0 }), pagesOf({ ...meta, totalCount: 41 })]).toEqual([
    1, 1, 3,
  ])
})
