import { expect, it } from 'vitest'
import { formatDay, formatMoment } from './formatMoment.ts'

it.each([
  ['2026-11-24T07:00:00Z', 'Tue 24 Nov, 09:00'],
  ['2026-11-24T07:30:00.000Z', 'Tue 24 Nov, 09:30'],
  ['2026-11-24T21:59:59Z', 'Tue 24 Nov, 23:59'],
  ['2026-11-24T22:00:00Z', 'Wed 25 Nov, 00:00'],
  ['2026-11-24T09:00:00+02:00', 'Tue 24 Nov, 09:00'],
  ['2026-12-31T22:00:00Z', 'Fri 1 Jan, 00:00'],
  ['2028-02-28T22:15:00Z', 'Tue 29 Feb, 00:15'],
])('%s is formatted as %s', (moment, text) => expect(formatMoment(moment)).toBe(text))

it('names of months and weekdays have three letters, and days no leading zero', () => {
  const firsts = Array.from({ length: 12 }, (_, month) =>
    formatMoment(new Date(Date.UTC(2027, month, 1)).toISOString()),
  )
  expect(firsts).toEqual([
    'Fri 1 Jan, 02:00',
    'Mon 1 Feb, 02:00',
    'Mon 1 Mar, 02:00',
    'Thu 1 Apr, 02:00',
    'Sat 1 May, 02:00',
    'Tue 1 Jun, 02:00',
    'Thu 1 Jul, 02:00',
    'Sun 1 Aug, 02:00',
    'Wed 1 Sep, 02:00',
    'Fri 1 Oct, 02:00',
    'Mon 1 Nov, 02:00',
    'Wed 1 Dec, 02:00',
  ])
})

it('a day is written with its year', () => {
  expect(formatDay('2026-12-01')).toBe('Tue 1 Dec 2026')
})
