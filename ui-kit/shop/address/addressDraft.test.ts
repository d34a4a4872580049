import { expect, test } from 'vitest'
import { emptyAddress, trimmedAddress } from './addressDraft.ts'

test('an address is handed on without the spaces around its values', () => {
  const typed = { ...emptyAddress, streetAddress: '  41 Moema Street ', complex: 'House  ' }

  expect(trimmedAddress(typed)).toEqual({ ...emptyAddress, streetAddress: '41 Moema Street', complex: 'House' })
})
