import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dropIndex, itemIndexAfterKey, moveItem } from './sortableList.ts'

const pictures = ['front', 'side', 'lid', 'box']

describe('a picture', () => {
  test('moves up and down within the list', () => {
    expect(moveItem(pictures, 2, 0)).toEqual(['lid', 'front', 'side', 'box'])
    expect(moveItem(pictures, 0, 2)).toEqual(['side', 'lid', 'front', 'box'])
    expect(moveItem(pictures, 0, 9)).toEqual(['side', 'lid', 'box', 'front'])
    expect(moveItem(pictures, 3, -1)).toEqual(['box', 'front', 'side', 'lid'])
  })

  test('is never lost or duplicated, and can be moved back', () => {
    const anyIndex = fc.integer({ min: 0, max: 3 })
    fc.assert(
      fc.property(anyIndex, anyIndex, (from, to) => {
        expect(moveItem(moveItem(pictures, from, to), to, from)).toEqual(pictures)
      }),
    )
  })

  test('is dropped after the items whose centers its center has passed', () => {
    const bands = [0, 100, 200, 300].map((top) => ({ top, bottom: top + 100 }))

    expect(dropIndex(bands, 0, 149)).toBe(0)
    expect(dropIndex(bands, 0, 151)).toBe(1)
    expect(dropIndex(bands, 0, 900)).toBe(3)
    expect(dropIndex(bands, 3, -20)).toBe(0)
    expect(dropIndex(bands, 3, 251)).toBe(3)
    expect(dropIndex(bands, 3, 249)).toBe(2)
  })

  test.each([
    ['ArrowUp', 0, 0],
    ['ArrowUp', 2, 1],
    ['ArrowDown', 3, 3],
    ['ArrowDown', 2, 3],
    ['Home', 2, 0],
    ['End', 1, 3],
    ['Enter', 1, undefined],
  ])('%s at index %i moves it to %s', (key, index, to) => expect(itemIndexAfterKey(key, index, 3)).toBe(to))
})
