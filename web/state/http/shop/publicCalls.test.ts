import { expect, it } from 'vitest'
import { shopContract } from '#domain/contract.ts'
import { isPublic } from './publicCalls.ts'

it('a call is private unless the contract lets anybody make it', () => {
  for (const [key, { access }] of Object.entries(shopContract)) {
    expect([key, isPublic(key)]).toEqual([key, access === 'anyone'])
  }
  expect(isPublic('toString')).toBe(false)
})
