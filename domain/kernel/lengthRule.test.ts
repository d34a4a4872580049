import { expect, it } from 'vitest'
import { text } from './endpoint.ts'
import { lengthRule } from './lengthRule.ts'

const review = lengthRule('review', 10, 1000)

it.each([
  ['a text that is too short', 'x'.repeat(9), 'The review must be at least 10 characters long'],
  ['the shortest text', 'x'.repeat(10), undefined],
  ['the longest text', 'x'.repeat(1000), undefined],
  ['a text that is too long', 'x'.repeat(1001), 'The review must be at most 1000 characters long'],
  ['spaces around a short text', `  ${'x'.repeat(9)}  `, 'The review must be at least 10 characters long'],
  ['spaces around the longest text', `  ${'x'.repeat(1000)}  `, undefined],
  ['short emoji', '🫖'.repeat(9), 'The review must be at least 10 characters long'],
  ['the most emoji', '🫖'.repeat(1000), undefined],
])('of %s, browsers say what the server says', (_name, typed, message) => {
  expect(review.check(typed)).toBe(message)
  expect(text('review', review.min, review.max).safeParse(typed).error?.issues[0]?.message).toBe(message)
})
