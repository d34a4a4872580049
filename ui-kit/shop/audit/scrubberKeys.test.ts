import { expect, test } from 'vitest'
import { keyMove } from './scrubberKeys.ts'

test('arrows go one moment back or on', () => {
  expect(keyMove('ArrowLeft', 3, 6)).toBe(2)
  expect(keyMove('ArrowRight', 3, 6)).toBe(4)
})

test('Home goes to the first moment and End to the last', () => {
  expect(keyMove('Home', 3, 6)).toBe(0)
  expect(keyMove('End', 3, 6)).toBe(6)
})

test('nothing leads before the first moment or past the last', () => {
  expect(keyMove('ArrowDown', 0, 6)).toBe(0)
  expect(keyMove('ArrowUp', 6, 6)).toBe(6)
})

test('other keys lead nowhere', () => {
  expect(keyMove('Tab', 3, 6)).toBeUndefined()
  expect(keyMove('a', 3, 6)).toBeUndefined()
})
