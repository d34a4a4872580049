import { describe, expect, it } from 'vitest'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import { NewAddress } from './addressContract.ts'

const errorOf = (change: object) => NewAddress.safeParse({ ...aminasHouse, ...change }).error?.issues[0]?.message

describe('a delivery address', () => {
  it.each(['082 555 0143', '082-555-0143', '+27 82 555 0143', '0027825550143'])(
    'stores the mobile number %s as ten digits',
    (recipientMobileNumber) =>
      expect(NewAddress.parse({ ...aminasHouse, recipientMobileNumber })).toEqual({
        ...aminasHouse,
        recipientMobileNumber: '0825550143',
      }),
  )

  it('is accepted with the values of section 5 of the specification', () => expect(errorOf({})).toBeUndefined())

  it.each([
    [{ recipientName: 'A' }, 'The recipient name must be at least 2 characters long'],
    [{ recipientMobileNumber: '082555014' }, 'The recipient mobile number must be at least 10 characters long'],
    [{ recipientMobileNumber: '08255501421' }, 'The recipient mobile number must be at most 10 characters long'],
    [{ recipientMobileNumber: '+27 82 555 014' }, 'The recipient mobile number must be at least 10 characters long'],
    [{ recipientMobileNumber: '+27 82 555 01421' }, 'The recipient mobile number must be at most 10 characters long'],
    [{ recipientMobileNumber: '+448255501' }, 'The recipient mobile number must be exactly 10 digits'],
    [{ recipientMobileNumber: undefined }, 'The recipient mobile number must be a text'],
    [{ streetAddress: '1 A Road' }, 'The street address must be at least 10 characters long'],
    [{ streetAddress: '204 Magoro Main Road, Tiyani Magoro' }, 'The street address must be at most 30 characters long'],
    [{ complex: '' }, 'Complex name required'],
    [{ complex: undefined }, 'Complex name required'],
    [{ city: ' ' }, 'The city must be at least 2 characters long'],
    [{ province: 'L' }, 'The province must be at least 2 characters long'],
    [{ suburb: '' }, 'The suburb must be at least 2 characters long'],
    [{ postalCode: '1' }, 'The postal code must be at least 2 characters long'],
  ])('%j: %s', (change, sentence) => expect(errorOf(change)).toBe(sentence))
})
