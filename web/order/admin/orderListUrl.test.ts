import { describe, expect, test } from 'vitest'
import { emptyOrderFilter } from '#ui-kit/shop/order/admin/orderFilter.ts'
import { completeFilter, orderListUrl, orderQueryOf } from './orderListUrl.ts'

const { hrefFor, pagesOf, requestOf, viewOf } = orderListUrl

const view = (query: string) => viewOf(new URLSearchParams(query))

describe('the list of orders at an address', () => {
  test('is parsed from the address that it was written to', () => {
    const everything = {
      filter: {
        search: 'amina d',
        status: 'Processing',
        shippingStatus: 'awaitingDispatch',
        since: '2026-11-01',
        until: '2026-11-21',
        totalFrom: '250',
        totalTo: '1999.99',
        late: '1',
        customer: 'amina',
        sort: 'total',
      },
      page: 2,
    } as const

    expect(view(hrefFor(everything).split('?')[1] ?? '')).toEqual(everything)
  })

  test('has a plain address without a filter', () => {
    expect(hrefFor(view(''))).toBe('/Orders_Management')
  })

  test.each([
    'status=Lost',
    'since=yesterday',
    'until=2026-02-30',
    'totalFrom=-5',
    'late=perhaps',
    'sort=random',
    'page=-3',
    'search=%20',
  ])('ignores the invalid %s', (query) => expect(hrefFor(view(query))).toBe('/Orders_Management'))
})

describe('the request', () => {
  test('has no empty filters', () => {
    const sentParams = Object.entries(requestOf(view('status=Pending')).query).filter(
      ([, value]) => value !== undefined,
    )

    expect(Object.fromEntries(sentParams)).toEqual({
      orderStatus: 'Pending',
      sort: 'newest',
      pageNumber: '1',
      limit: '50',
    })
  })

  test('of a file has no page', () => {
    expect(orderQueryOf(view('late=1&page=3').filter)).toMatchObject({ late: 'true' })
    expect(orderQueryOf(view('late=1&page=3').filter)).not.toHaveProperty('pageNumber')
  })

  test('leaves out a total that is still being typed', () => {
    const typed = { ...emptyOrderFilter, totalTo: '100', sort: 'newest' } as const
    expect(completeFilter({ ...typed, totalFrom: '25.' })).toEqual(typed)
  })
})

test('there is always a page', () => {
  expect([pagesOf(0), pagesOf(50), pagesOf(51)]).toEqual([1, 1, 2])
})
