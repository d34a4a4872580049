import { expect, test } from 'vitest'
import { incompleteReason, maxReviewLength, minReviewLength, reviewTextError } from './reviewRules.ts'

test('a review has 10 to 1000 characters', () => {
  expect(reviewTextError('x'.repeat(minReviewLength - 1))).toBe('The review must be at least 10 characters long')
  expect(reviewTextError('x'.repeat(minReviewLength))).toBeUndefined()
  expect(reviewTextError('x'.repeat(maxReviewLength))).toBeUndefined()
  expect(reviewTextError('x'.repeat(maxReviewLength + 1))).toBe('The review must be at most 1000 characters long')
})

test('spaces before and after the text do not count', () => {
  expect(reviewTextError(`  ${'x'.repeat(minReviewLength - 1)}  `)).toBeDefined()
  expect(reviewTextError(`  ${'x'.repeat(maxReviewLength)}  `)).toBeUndefined()
})

test('an emoji counts as one character', () => {
  expect(reviewTextError('🫖'.repeat(minReviewLength - 1))).toBeDefined()
  expect(reviewTextError('🫖'.repeat(maxReviewLength))).toBeUndefined()
})

test('a review without stars asks for the stars before it asks for the text', () => {
  expect(incompleteReason({ stars: 0, text: 'Boils fast and pours well' })).toBe('Choose your stars first.')
  expect(incompleteReason({ stars: 5, text: 'Good' })).toContain('10 to 1000 characters')
  expect(incompleteReason({ stars: 1, text: 'Boils fast and pours well' })).toBeUndefined()
})
