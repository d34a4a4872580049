import { expect, test } from 'vitest'
import { soonestLabel } from './soonestLabel.ts'

// Tuesday, half past ten in the morning.
const now = '2026-11-24T08:30:00Z'

test.each([
  ['2026-11-24T12:00:00Z', 'Free today 14:00'],
  ['2026-11-25T07:00:00Z', 'Free tomorrow 09:00'],
  ['2026-11-28T07:00:00Z', 'Free Sat 28 Nov, 09:00'],
  ['2027-01-22T16:15:00Z', 'Free Fri 22 Jan, 18:15'],
])('%s is "%s"', (start, label) => {
  expect(soonestLabel(start, now)).toBe(label)
})

test('the day changes at midnight in South Africa, not in UTC', () => {
  expect(soonestLabel('2026-11-24T21:45:00Z', now)).toBe('Free today 23:45')
  expect(soonestLabel('2026-11-24T22:00:00Z', now)).toBe('Free tomorrow 00:00')
  expect(soonestLabel('2026-11-24T22:30:00Z', '2026-11-24T22:05:00Z')).toBe('Free today 00:30')
})
