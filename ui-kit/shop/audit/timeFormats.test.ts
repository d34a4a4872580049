import { expect, test } from 'vitest'
import { formatDay, formatElapsed, formatTime } from './timeFormats.ts'

test('times are formatted in South African time, to the second', () => {
  expect(formatTime('2026-11-21T06:12:04.512Z')).toBe('08:12:04')
})

test('22:00 UTC is already the next day in South Africa', () => {
  expect(formatDay('2026-11-21T21:59:59.999Z')).toBe('Saturday 21 November 2026')
  expect(formatDay('2026-11-21T22:00:00.000Z')).toBe('Sunday 22 November 2026')
})

test.each([
  ['2026-11-21T06:00:00.400Z', 'at once'],
  ['2026-11-21T06:00:01.000Z', '1 s'],
  ['2026-11-21T06:00:59.000Z', '59 s'],
  ['2026-11-21T06:01:00.000Z', '1 min'],
  ['2026-11-21T06:03:05.000Z', '3 min 5 s'],
  ['2026-11-21T08:10:30.000Z', '2 h 10 min'],
  ['2026-11-21T08:00:30.000Z', '2 h'],
  ['2026-11-24T09:00:00.000Z', '3 d 3 h'],
])('from 06:00:00 until %s is %s', (until, elapsed) => {
  expect(formatElapsed('2026-11-21T06:00:00.000Z', until)).toBe(elapsed)
})
