import { describe, expect, test } from 'vitest'
import { momentsOf, withMoments } from './moments.ts'

const moments = (query: string) => momentsOf(new URLSearchParams(query), 6)

describe('the moments in an address', () => {
  test('without any the newest is looked at, and the first compared with the last', () => {
    expect(moments('')).toEqual({ at: undefined, from: 0, to: 6 })
  })

  test('a shared moment is found again', () => {
    expect(moments('at=3&from=1&to=4')).toEqual({ at: 3, from: 1, to: 4 })
  })

  test('a moment beyond the history is the newest', () => {
    expect(moments('at=99&to=99')).toEqual({ at: undefined, from: 0, to: 6 })
  })

  test.each(['at=-1', 'at=two', 'at=1.5', 'at='])('%s is no moment', (query) => {
    expect(moments(query).at).toBeUndefined()
  })

  test('another moment leaves the comparison alone', () => {
    expect(String(withMoments(new URLSearchParams('at=3&from=1'), { at: undefined }))).toBe('from=1')
  })
})
