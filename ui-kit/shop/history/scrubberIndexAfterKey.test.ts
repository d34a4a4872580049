import { expect, test } from 'vitest'
import { scrubberIndexAfterKey } from './scrubberIndexAfterKey.ts'

test('arrow keys select the previous or the next revision', () => {
  expect(scrubberIndexAfterKey('ArrowLeft', 3, 6)).toBe(2)
  expect(scrubberIndexAfterKey('ArrowRight', 3, 6)).toBe(4)
})

test('Home selects the first revision and End the last', () => {
  expect(scrubberIndexAfterKey('Home', 3, 6)).toBe(0)
  expect(scrubberIndexAfterKey('End', 3, 6)).toBe(6)
})

test('no key selects an index before the first or after the last revision', () => {
  expect(scrubberIndexAfterKey('ArrowDown', 0, 6)).toBe(0)
  expect(scrubberIndexAfterKey('ArrowUp', 6, 6)).toBe(6)
})

test('other keys select nothing', () => {
  expect(scrubberIndexAfterKey('Tab', 3, 6)).toBeUndefined()
  expect(scrubberIndexAfterKey('a', 3, 6)).toBeUndefined()
})
