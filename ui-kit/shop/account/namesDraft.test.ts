import { expect, test } from 'vitest'
import { sameNames, tidyNames } from './namesDraft.ts'

const amina = { firstname: 'Amina', lastname: 'van der Merwe' }

test('names are kept without spaces around them, and with one between words', () => {
  expect(tidyNames({ firstname: ' Amina ', lastname: 'van  der\u00a0Merwe ' })).toEqual(amina)
})

test('spaces alone change nothing', () => {
  expect(sameNames({ ...amina, firstname: ' Amina' }, amina)).toBe(true)
  expect(sameNames({ ...amina, firstname: 'Amine' }, amina)).toBe(false)
  expect(sameNames({ ...amina, lastname: 'vander Merwe' }, amina)).toBe(false)
})
