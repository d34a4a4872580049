import { describe, expect, it } from 'vitest'
import { askingFor, linksIn, wantedPage } from './listing.ts'

const visit = (search: string) => ({ path: '/Categories/Hardware', params: {}, query: new URLSearchParams(search) })

describe('a listing', () => {
  it('shows four products of the first page unless told otherwise', () => {
    expect(wantedPage(visit(''))).toEqual({ page: 1, size: 4 })
    expect(wantedPage(visit('page=3&limit=20'))).toEqual({ page: 3, size: 20 })
  })

  it('takes what makes no sense as not written', () => {
    for (const nonsense of ['page=-1&limit=0', 'page=1.5&limit=5', 'page=1e9&limit=1000', 'page=x&limit=x']) {
      expect(wantedPage(visit(nonsense))).toEqual({ page: 1, size: 4 })
    }
  })

  it('asks for its page in texts, as a query has them', () => {
    expect(askingFor({ categoryName: 'Hardware' }, visit('page=2'))).toEqual({
      query: { categoryName: 'Hardware', pageNumber: '2', limit: '4' },
    })
  })

  it('has a short address for what is usual, and keeps the size from page to page', () => {
    const { hrefFor, sizes } = linksIn(visit('page=3&limit=8'))

    expect(hrefFor(1)).toBe('/Categories/Hardware?limit=8')
    expect(hrefFor(2)).toBe('/Categories/Hardware?page=2&limit=8')
    expect(sizes).toEqual([
      { size: 4, href: '/Categories/Hardware', current: false },
      { size: 8, href: '/Categories/Hardware?limit=8', current: true },
      { size: 20, href: '/Categories/Hardware?limit=20', current: false },
    ])
  })
})
