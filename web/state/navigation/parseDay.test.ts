import { expect, it } from 'vitest'
import { parseDay } from './parseDay.ts'

it.each(['2026-11-21', '2028-02-29', '1970-01-01'])('%s is a valid day', (day) => {
  expect(parseDay(day)).toBe(day)
})

it.each(['', 'yesterday', '2026-13-40', '2026-02-30', '2026-11-16T08:00:00Z', '21/11/2026', '+275760-09'])(
  '"%s" is not a valid day',
  (text) => expect(parseDay(text)).toBe(''),
)
