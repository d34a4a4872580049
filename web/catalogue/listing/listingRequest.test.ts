import { describe, expect, it } from 'vitest'
import { listingLinks, listingRequest, requestedPage } from './listingRequest.ts'

const visit = (search: string) => ({ path: '/Categories/Hardware', params: {}, query: new URLSearchParams(search) })

describe('a listing', () => {
  it('shows the first page with four products by default', () => {
    expect(requestedPage(visit(''))).toEqual({ page: 1, size: 4 })
    expect(requestedPage(visit('page=3&limit=20'))).toEqual({ page: 3, size: 20 })
  })

  it('ignores an invalid page or page size', () => {
    for (const nonsense of ['page=-1&limit=0', 'page=1.5&limit=5', 'page=1e9&limit=1000', 'page=x&limit=x']) {
      expect(requestedPage(visit(nonsense))).toEqual({ page: 1, size: 4 })
    }
  })

  it('requests its page with query parameters as strings', () => {
    expect(listingRequest({ categoryName: 'Hardware' }, visit('page=2'))).toEqual({
      query: { categoryName: 'Hardware', fields: 'card', pageNumber: '2', limit: '4' },
    })
  })

  it('leaves defaults out of its links, and keeps the size from page to page', () => {
    const { hrefFor, sizes } = listingLinks(visit('page=3&limit=8'))

    expect(hrefFor(1)).toBe('/Categories/Hardware?limit=8')
    expect(hrefFor(2)).toBe('/Categories/Hardware?page=2&limit=8')
    expect(sizes).toEqual([
      { size: 4, href: '/Categories/Hardware', current: false },
      { size: 8, href: '/Categories/Hardware?limit=8', current: true },
      { size: 20, href: '/Categories/Hardware?limit=20', current: false },
    ])
  })
})
