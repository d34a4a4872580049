import { expect, it } from 'vitest'
import { beginningOf, daysUntil, shopDay } from './shopDay.ts'

it.each([
  ['2026-11-21T21:59:59.999Z', '2026-11-21'],
  ['2026-11-21T22:00:00.000Z', '2026-11-22'],
  ['2026-12-31T22:00:00.000Z', '2027-01-01'],
])('the moment %s belongs to the day %s', (moment, day) => {
  expect(shopDay(moment)).toBe(day)
  expect(shopDay(new Date(moment))).toBe(day)
})

it('a day begins at midnight in South Africa', () => {
  expect(beginningOf('2026-11-21')).toBe('2026-11-20T22:00:00.000Z')
  expect(shopDay(beginningOf('2026-03-01'))).toBe('2026-03-01')
})

it('days in a row go over the ends of months', () => {
  expect(daysUntil('2028-03-01', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
})
