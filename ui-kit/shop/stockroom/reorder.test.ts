import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { landing, moved, placeAfter } from './reorder.ts'

const pictures = ['front', 'side', 'lid', 'box']

describe('a picture', () => {
  test('goes up and down, and no further than the ends', () => {
    expect(moved(pictures, 2, 0)).toEqual(['lid', 'front', 'side', 'box'])
    expect(moved(pictures, 0, 2)).toEqual(['side', 'lid', 'front', 'box'])
    expect(moved(pictures, 0, 9)).toEqual(['side', 'lid', 'box', 'front'])
    expect(moved(pictures, 3, -1)).toEqual(['box', 'front', 'side', 'lid'])
  })

  test('is never lost nor doubled, and comes back', () => {
    const place = fc.integer({ min: 0, max: 3 })
    fc.assert(
      fc.property(place, place, (from, to) => {
        expect(moved(moved(pictures, from, to), to, from)).toEqual(pictures)
      }),
    )
  })

  test('lands where its middle has passed the middles of the others', () => {
    const bands = [0, 100, 200, 300].map((top) => ({ top, bottom: top + 100 }))

    expect(landing(bands, 0, 149)).toBe(0)
    expect(landing(bands, 0, 151)).toBe(1)
    expect(landing(bands, 0, 900)).toBe(3)
    expect(landing(bands, 3, -20)).toBe(0)
    expect(landing(bands, 3, 251)).toBe(3)
    expect(landing(bands, 3, 249)).toBe(2)
  })

  test.each([
    ['ArrowUp', 0, 0],
    ['ArrowUp', 2, 1],
    ['ArrowDown', 3, 3],
    ['ArrowDown', 2, 3],
    ['Home', 2, 0],
    ['End', 1, 3],
    ['Enter', 1, undefined],
  ])('%s at place %i takes it to %s', (key, place, to) => expect(placeAfter(key, place, 3)).toBe(to))
})
