import { expect, it } from 'vitest'
import { countableSearchText } from './countableSearchText.ts'

it.each([
  ['  Air   Fryer ', 'air fryer'],
  ['SAMP', 'samp'],
  ['drill 18v 2 batteries', 'drill 18v 2 batteries'],
  ['pot 250 x 300 mm', 'pot 250 x 300 mm'],
  ['mug @ home', 'mug @ home'],
])('"%s" is counted as "%s"', (typed, counted) => expect(countableSearchText(typed)).toBe(counted))

it.each([
  '',
  '   ',
  'amina@ekhaya.example',
  'order of amina@ekhaya.example please',
  '0825550142',
  '082 555 0142',
  '+27 (82) 555-0142',
  'id 8001015009087',
  '1234567',
])('"%s" is not counted', (typed) => expect(countableSearchText(typed)).toBeUndefined())

it('a long text is counted by its first 60 characters', () => {
  expect(countableSearchText(`${'k'.repeat(59)} ettle`)).toBe('k'.repeat(59))
  expect(countableSearchText('🫖'.repeat(70))).toBe('🫖'.repeat(60))
})

it('the text after the 60th character is checked for personal data too', () => {
  expect(countableSearchText(`${'kettle '.repeat(10)}amina@ekhaya.example`)).toBeUndefined()
})
