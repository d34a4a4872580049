import { describe, expect, test } from 'vitest'
import { selectedRevisions, withRevisions } from './selectedRevisions.ts'

const selected = (query: string) => selectedRevisions(new URLSearchParams(query), 6)

describe('the revisions in a URL', () => {
  test('without any the newest is shown, and the first is compared with the last', () => {
    expect(selected('')).toEqual({ at: undefined, from: 0, to: 6 })
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
