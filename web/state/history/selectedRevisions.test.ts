import { describe, expect, test } from 'vitest'
import { earliestRevision, selectedRevisions, withRevisions } from './selectedRevisions.ts'

const selected = (query: string, first = 0) => selectedRevisions(new URLSearchParams(query), { first, last: 6 })

describe('the revisions in a URL', () => {
  test('without any the newest is shown, and the first is compared with the last', () => {
    expect(selected('')).toEqual({ at: undefined, from: 0, to: 6 })
  })

  test('without any, the comparison begins with the first loaded revision', () => {
    expect(selected('', 4)).toEqual({ at: undefined, from: 4, to: 6 })
  })

  test.each([
    ['', undefined],
    ['at=5&from=2&to=9', 2],
    ['at=two&to=3', 3],
  ])('the earliest in %j is %j', (query, earliest) => {
    expect(earliestRevision(new URLSearchParams(query))).toBe(earliest)
  })

  test('are parsed', () => {
    expect(selected('at=3&from=1&to=4')).toEqual({ at: 3, from: 1, to: 4 })
  })

  test('a revision beyond the last one is the newest', () => {
    expect(selected('at=99&to=99')).toEqual({ at: undefined, from: 0, to: 6 })
  })

  test.each(['at=-1', 'at=two', 'at=1.5', 'at='])('%s is no revision', (query) => {
    expect(selected(query).at).toBeUndefined()
  })

  test('another revision leaves the comparison unchanged', () => {
    expect(String(withRevisions(new URLSearchParams('at=3&from=1'), { at: undefined }))).toBe('from=1')
  })
})
