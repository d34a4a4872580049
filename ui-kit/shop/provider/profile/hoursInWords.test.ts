import { expect, test } from 'vitest'
import { hoursInWords } from './hoursInWords.ts'

test.each([
  [[], 'Closed'],
  [[{ from: '08:00', to: '17:00' }], '08:00 to 17:00'],
  [
    [
      { from: '08:00', to: '12:00' },
      { from: '13:00', to: '17:00' },
    ],
    '08:00 to 12:00 and 13:00 to 17:00',
  ],
  [[{ from: '18:00', to: '02:00' }], '18:00 to 02:00 the next morning'],
  [[{ from: '18:00', to: '24:00' }], '18:00 to midnight'],
  [[{ from: '18:00', to: '00:00' }], '18:00 to midnight'],
  [
    [
      { from: '00:00', to: '02:00' },
      { from: '18:00', to: '24:00' },
    ],
    'Midnight to 02:00 and 18:00 to midnight',
  ],
  [[{ from: '00:00', to: '24:00' }], 'Day and night'],
])('%j is "%s"', (ranges, words) => {
  expect(hoursInWords(ranges).replaceAll('\u00a0', ' ')).toBe(words)
})

test('a line breaks only between two ranges', () => {
  const words = hoursInWords([
    { from: '08:00', to: '12:00' },
    { from: '13:00', to: '17:00' },
  ])
  expect(words.split(' ')).toEqual(['08:00\u00a0to\u00a012:00', 'and', '13:00\u00a0to\u00a017:00'])
})
