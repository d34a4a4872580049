import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import { NewAddress } from './addressContract.ts'
import { type AddressField, addressFieldError } from './addressRules.ts'

const ones = (count: number) => '1'.repeat(count)

// The limits of section 5 of the specification, repeated here so that an accidental change of a limit fails a test.
const boundaries: [field: AddressField, least: number, tooShort: string, most: number, tooLong: string][] = [
  [
    'recipientName',
    2,
    'The recipient name must be at least 2 characters long',
    30,
    'The recipient name must be at most 30 characters long',
  ],
  [
    'recipientMobileNumber',
    10,
    'The recipient mobile number must be at least 10 characters long',
    10,
    'The recipient mobile number must be at most 10 characters long',
  ],
  [
    'streetAddress',
    10,
    'The street address must be at least 10 characters long',
    30,
    'The street address must be at most 30 characters long',
  ],
  ['complex', 2, 'Complex name required', 30, 'The complex must be at most 30 characters long'],
  ['city', 2, 'The city must be at least 2 characters long', 30, 'The city must be at most 30 characters long'],
  [
    'province',
    2,
    'The province must be at least 2 characters long',
    30,
    'The province must be at most 30 characters long',
  ],
  ['suburb', 2, 'The suburb must be at least 2 characters long', 30, 'The suburb must be at most 30 characters long'],
  [
    'postalCode',
    2,
    'The postal code must be at least 2 characters long',
    30,
    'The postal code must be at most 30 characters long',
  ],
]

it.each(['recipientName', 'complex', 'city', 'postalCode'] as const)('the %s of an address is one line', (field) => {
  const written = `The  gate\r\n${field}`
  expect(NewAddress.parse({ ...aminasHouse, [field]: written })[field]).toBe(`The gate ${field}`)
  expect(addressFieldError(field, written)).toBeUndefined()
})

describe.each(boundaries)('the %s of an address', (field, min, tooShort, max, tooLong) => {
  it('is accepted at its minimum and at its maximum length', () => {
    expect(addressFieldError(field, ones(min))).toBeUndefined()
    expect(addressFieldError(field, ones(max))).toBeUndefined()
  })

  it('is rejected one character below the minimum, and if empty', () => {
    expect(addressFieldError(field, ones(min - 1))).toBe(tooShort)
    expect(addressFieldError(field, '')).toBe(tooShort)
  })

  it('is rejected one character above the maximum', () => expect(addressFieldError(field, ones(max + 1))).toBe(tooLong))
})

const [tooShort, tooLong, noDigits] = [
  'The recipient mobile number must be at least 10 characters long',
  'The recipient mobile number must be at most 10 characters long',
  'The recipient mobile number must be exactly 10 digits',
]

describe('a mobile number', () => {
  it.each([
    '0825550143',
    '082 555 0143',
    '082-555-0143',
    '+27 82 555 0143',
    '0027825550143',
    '27825550143',
    '(082) 555 0143',
  ])('is accepted as %s', (written) => expect(addressFieldError('recipientMobileNumber', written)).toBeUndefined())

  it.each([
    ['082 555 014', tooShort],
    ['082 555 01434', tooLong],
    ['+27 82 555 014', tooShort],
    ['+27 82 555 01434', tooLong],
    ['0027 82 555 014', tooShort],
    ['0027 82 555 01434', tooLong],
    [' - - - - - ', tooShort],
    ['+278255501', tooShort],
    ['+448255501', noDigits],
    ['08255501a4', noDigits],
    ['０８２５５５０１４２', noDigits],
  ])('must have ten digits in its stored form, which %s has not', (written, sentence) =>
    expect(addressFieldError('recipientMobileNumber', written)).toBe(sentence),
  )
})

describe('a text of invisible characters', () => {
  it.each(['recipientName', 'city', 'suburb'] as const)('is rejected as %s', (field) =>
    expect(addressFieldError(field, '\u200b\u2060\u00ad')).toMatch(/at least 2 characters/),
  )
})

describe('the contract', () => {
  const fields = boundaries.map(([field]) => field)
  const invisible = fc.constantFrom('\u200b', '\u00ad', '\u0000', '\u200d', '\ue000', ' ')
  const sign = fc.oneof(invisible, fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }))

  it('reports the same error for a field as the form, for any value', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.string({ maxLength: 40, unit: sign }), (field, written) => {
        const { error } = NewAddress.safeParse({ ...aminasHouse, [field]: written })
        expect(error?.issues[0]?.message).toBe(addressFieldError(field, written.trim()))
      }),
    )
  })
})
