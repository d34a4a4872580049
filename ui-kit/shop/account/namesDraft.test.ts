import { expect, test } from 'vitest'
import { normalizeNames, sameNames } from './namesDraft.ts'

const amina = { firstname: 'Amina', lastname: 'van der Merwe' }

test('names are trimmed, and keep one space between words', () => {
  expect(normalizeNames({ firstname: ' Amina ', lastname: 'van  der\u00a0Merwe ' })).toEqual(amina)
})

test('a change of spaces alone is no change', () => {
  expect(sameNames({ ...amina, firstname: ' Amina' }, amina)).toBe(true)
  expect(sameNames({ ...amina, firstname: 'Amine' }, amina)).toBe(false)
  expect(sameNames({ ...amina, lastname: 'vander Merwe' }, amina)).toBe(false)
})
