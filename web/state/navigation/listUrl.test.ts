import { describe, expect, test } from 'vitest'
import { day, listUrl, nonEmptyFields, oneOf, textUpTo } from './listUrl.ts'

interface KettleFilter {
  search: string
  colour: '' | 'red' | 'black'
  since: string
}

const kettles = listUrl<KettleFilter, { q?: string; colour?: string; since?: string }>({
  path: '/Kettles',
  pageSize: 20,
  fields: { search: textUpTo(10), colour: oneOf(['red', 'black']), since: day },
  queryOf: ({ search, ...limits }) => ({ ...nonEmptyFields(limits), ...(search && { q: search }) }),
})

const viewOf = (query: string) => kettles.viewOf(new URLSearchParams(query))

describe('given a list whose filter and page are in its URL', () => {
  describe('when nothing is filtered', () => {
    test('then its URL has no query and its first page is shown', () => {
      const view = viewOf('')

      expect(view).toEqual({ filter: { search: '', colour: '', since: '' }, page: 1 })
      expect(kettles.hrefFor(view)).toBe('/Kettles')
    })
  })

  describe('when it is filtered and turned to its third page', () => {
    const view = viewOf('search=+whistling+&colour=red&since=2026-11-21&page=3')

    test('then the view is parsed and trimmed, and its URL gives the same view', () => {
      expect(view).toEqual({ filter: { search: 'whistling', colour: 'red', since: '2026-11-21' }, page: 3 })
      expect(kettles.hrefFor(view)).toBe('/Kettles?search=whistling&colour=red&since=2026-11-21&page=3')
    })

    test('then the API request has that filter and page', () => {
      expect(kettles.requestOf(view)).toEqual({
        query: { q: 'whistling', colour: 'red', since: '2026-11-21', pageNumber: '3', limit: '20' },
      })
    })
  })

  test.each([
    ['a colour that no kettle has', 'colour=beige'],
    ['a day that no calendar has', 'since=2026-02-31'],
    ['a page before the first', 'page=0'],
    ['half a page', 'page=1.5'],
    ['a page beyond all lists', 'page=100001'],
    ['a page that is no number', 'page=two'],
  ])('then %s reads as if it were not there', (_, query) => {
    expect(viewOf(query)).toEqual(viewOf(''))
  })

  test('then a text that is too long is cut', () => {
    expect(viewOf(`search=${'k'.repeat(50)}`).filter.search).toBe('k'.repeat(10))
  })

  test.each([
    [0, 1],
    [20, 1],
    [21, 2],
  ])('then %i rows have %i pages', (rows, pages) => {
    expect(kettles.pagesOf(rows)).toBe(pages)
  })
})
