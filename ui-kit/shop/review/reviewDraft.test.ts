import { expect, test } from 'vitest'
import { incompleteReason } from './reviewDraft.ts'

const rule = { min: 10, max: 1000, check: (text: string) => (text.length < 10 ? 'Too short' : undefined) }

test.each([
  [{ stars: 0, text: 'Boils fast and pours well' }, 'Choose your stars first.'],
  [{ stars: 5, text: 'Good' }, 'Say in a few words why: 10 to 1000 characters.'],
  [{ stars: 1, text: 'Boils fast and pours well' }, undefined],
])('of %j is missing: %s', (draft, reason) => expect(incompleteReason(draft, rule)).toBe(reason))
