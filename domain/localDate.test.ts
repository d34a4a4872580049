import { expect, it } from 'vitest'
import { datesUntil, localDate, startOfDay } from './localDate.ts'

it.each([
  ['2026-11-21T21:59:59.999Z', '2026-11-21'],
  ['2026-11-21T22:00:00.000Z', '2026-11-22'],
  ['2026-12-31T22:00:00.000Z', '2027-01-01'],
])('the time %s is on the day %s', (moment, day) => {
  expect(localDate(moment)).toBe(day)
  expect(localDate(new Date(moment))).toBe(day)
})

it('a day begins at midnight in South Africa', () => {
  expect(startOfDay('2026-11-21')).toBe('2026-11-20T22:00:00.000Z')
  expect(localDate(startOfDay('2026-03-01'))).toBe('2026-03-01')
})

it('consecutive days cross the end of a month', () => {
  expect(datesUntil('2028-03-01', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
})
