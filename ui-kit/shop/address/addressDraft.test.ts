import { expect, test } from 'vitest'
import { emptyAddress, trimAddress } from './addressDraft.ts'

test('spaces around the values of an address are removed', () => {
  const typed = { ...emptyAddress, streetAddress: '  41 Moema Street ', complex: 'House  ' }

  expect(trimAddress(typed)).toEqual({ ...emptyAddress, streetAddress: '41 Moema Street', complex: 'House' })
})
