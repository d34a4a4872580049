import { expect, test } from 'vitest'
import { fewest, missing, most, textError } from './reviewRules.ts'

test('a review has 10 to 1000 characters', () => {
  expect(textError('x'.repeat(fewest - 1))).toBe('The review must be at least 10 characters long')
  expect(textError('x'.repeat(fewest))).toBeUndefined()
  expect(textError('x'.repeat(most))).toBeUndefined()
  expect(textError('x'.repeat(most + 1))).toBe('The review must be at most 1000 characters long')
})

test('spaces around it do not count', () => {
  expect(textError(`  ${'x'.repeat(fewest - 1)}  `)).toBeDefined()
  expect(textError(`  ${'x'.repeat(most)}  `)).toBeUndefined()
})

test('a sign of an emoji’s width is one character', () => {
  expect(textError('🫖'.repeat(fewest - 1))).toBeDefined()
  expect(textError('🫖'.repeat(most))).toBeUndefined()
})

test('a review needs its stars before its words', () => {
  expect(missing({ stars: 0, text: 'Boils fast and pours well' })).toBe('Choose your stars first.')
  expect(missing({ stars: 5, text: 'Good' })).toContain('10 to 1000 characters')
  expect(missing({ stars: 1, text: 'Boils fast and pours well' })).toBeUndefined()
})
