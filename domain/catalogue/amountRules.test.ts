import { expect, it } from 'vitest'
import { bulkFigureError } from './amountRules.ts'

it.each([
  ['amount', '12345678901', 'The price must be at most 10 digits long'],
  ['amount', '0', 'price should be numeric greater than 0'],
  ['amount', '349.90', undefined],
  ['percent', 'five', 'A percentage from -99 to 900, such as 5 or -7.5'],
  ['percent', '0', 'A percentage from -99 to 900, such as 5 or -7.5'],
  ['percent', '-99.5', 'A percentage from -99 to 900, such as 5 or -7.5'],
  ['percent', '900.5', 'A percentage from -99 to 900, such as 5 or -7.5'],
  ['percent', ' -7.5 ', undefined],
  ['percent', '900', undefined],
  ['discount', '', 'Discount must be a whole number from -99 to 99'],
  ['discount', '100', 'Discount must be a whole number from -99 to 99'],
  ['discount', '-99', undefined],
  ['stock', '0', 'A whole number such as 20 or -3'],
  ['stock', '1.5', 'A whole number such as 20 or -3'],
  ['stock', '+20', undefined],
] as const)('a bulk change of %s with "%s": %s', (kind, typed, error) =>
  expect(bulkFigureError(kind, typed)).toBe(error),
)
