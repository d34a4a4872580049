import { describe, expect, test } from 'vitest'
import { everyOrder } from '#ui-kit/shop/order/orderFilter.ts'
import { askable, askingFor, hrefFor, narrowedBy, pagesOf, viewOf } from './orderFilter.ts'

const view = (query: string) => viewOf(new URLSearchParams(query))

describe('the view of the orders', () => {
  test('is found again in its own address', () => {
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
      },
      sort: { by: 'total', descending: true },
      page: 2,
    } as const

    expect(view(hrefFor(everything).split('?')[1] ?? '')).toEqual(everything)
  })

  test('without a filter has a plain address', () => {
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
  ])('does not say what makes no sense: %s', (query) => expect(hrefFor(view(query))).toBe('/Orders_Management'))
})

describe('what is asked', () => {
  test('is nothing that was not filtered', () => {
    const given = Object.entries(askingFor(view('status=Pending')).query).filter(([, value]) => value !== undefined)

    expect(Object.fromEntries(given)).toEqual({
      orderStatus: 'Pending',
      sort: 'newest',
      pageNumber: '1',
      limit: '50',
    })
  })

  test('is, for a file, no page', () => {
    expect(narrowedBy(view('late=1&page=3'))).toMatchObject({ late: 'true' })
    expect(narrowedBy(view('late=1&page=3'))).not.toHaveProperty('pageNumber')
  })

  test('leaves out a total that is still being typed', () => {
    expect(askable({ ...everyOrder, totalFrom: '25.', totalTo: '100' })).toEqual({ ...everyOrder, totalTo: '100' })
  })
})

test('there is always a page', () => {
  expect([pagesOf(0), pagesOf(50), pagesOf(51)]).toEqual([1, 1, 2])
})
