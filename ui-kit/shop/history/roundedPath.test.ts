import { expect, test } from 'vitest'
import { roundedPath } from './roundedPath.ts'

test('a straight arrow has no corners', () => {
  expect(
    roundedPath([
      [4, 10],
      [4, 60],
    ]),
  ).toBe('M4 10L4 60')
})

test('a corner is rounded by seven pixels, and by less where the way is short', () => {
  expect(
    roundedPath([
      [0, 0],
      [0, 50],
      [50, 50],
    ]),
  ).toBe('M0 0L0 43Q0 50 7 50L50 50')
  expect(
    roundedPath([
      [0, 0],
      [0, 8],
      [50, 8],
    ]),
  ).toBe('M0 0L0 4Q0 8 7 8L50 8')
})
