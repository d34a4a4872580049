import { expect, test } from 'vitest'
import { slideAfterKey } from './useCarousel.ts'

test('arrow keys select the previous or the next picture', () => {
  expect(slideAfterKey('ArrowRight', 1, 4)).toBe(2)
  expect(slideAfterKey('ArrowLeft', 2, 4)).toBe(1)
})

test('no key selects an index before the first or after the last picture', () => {
  expect(slideAfterKey('ArrowLeft', 0, 4)).toBe(0)
  expect(slideAfterKey('ArrowRight', 3, 4)).toBe(3)
})

test('Home and End select the first and the last', () => {
  expect(slideAfterKey('Home', 2, 4)).toBe(0)
  expect(slideAfterKey('End', 0, 4)).toBe(3)
})

test('other keys select nothing', () => {
  expect(slideAfterKey('Tab', 1, 4)).toBeUndefined()
})
