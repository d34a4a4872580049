import { expect, test } from 'vitest'
import { slideAfter } from './useStrip.ts'

test('arrows lead to the pictures beside', () => {
  expect(slideAfter('ArrowRight', 1, 4)).toBe(2)
  expect(slideAfter('ArrowLeft', 2, 4)).toBe(1)
})

test('nothing leads before the first picture or past the last', () => {
  expect(slideAfter('ArrowLeft', 0, 4)).toBe(0)
  expect(slideAfter('ArrowRight', 3, 4)).toBe(3)
})

test('Home and End lead to the first and the last', () => {
  expect(slideAfter('Home', 2, 4)).toBe(0)
  expect(slideAfter('End', 0, 4)).toBe(3)
})

test('other keys lead nowhere', () => {
  expect(slideAfter('Tab', 1, 4)).toBeUndefined()
})
