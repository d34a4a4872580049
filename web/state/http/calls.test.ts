import { describe, expect, it } from 'vitest'
import { requestKeyOf } from './calls.ts'

describe('a call', () => {
  it('fills the parameters of its path, escaped', () => {
    expect(requestKeyOf('GET products/getProduct/:slug', { params: { slug: 'blue kettle/2' } })).toBe(
      'GET products/getProduct/blue%20kettle%2F2',
    )
  })

  it('has one request key, whatever the order of its query', () => {
    const one = requestKeyOf('GET order/all', { query: { search: 'EK-7F3K', pageNumber: '2', orderStatus: undefined } })
    const other = requestKeyOf('GET order/all', { query: { pageNumber: '2', search: 'EK-7F3K' } })

    expect(one).toBe('GET order/all?pageNumber=2&search=EK-7F3K')
    expect(other).toBe(one)
  })
})
