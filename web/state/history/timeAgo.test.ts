import { expect, it } from 'vitest'
import { timeAgo } from './timeAgo.ts'

it.each([
  ['2026-11-21T08:00:00.000Z', '2026-11-21T08:02:05.000Z', '2 min 5 s ago'],
  ['2026-11-21T08:00:00.000Z', '2026-11-21T08:00:00.300Z', 'just now'],
  ['2026-11-21T08:00:03.000Z', '2026-11-21T08:00:00.000Z', 'just now'],
])('a moment at %s, seen at %s, was %s', (at, now, words) => expect(timeAgo(at, now)).toBe(words))
