import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aminasHouse } from '#domain/cast.ts'
import { NewAddress } from './addressContract.ts'
import { type AddressField, wrongInAddress } from './addressRules.ts'

const ones = (count: number) => '1'.repeat(count)

// Section 5 of the specification, once more, so that nobody moves a boundary by mistake.
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

describe.each(boundaries)('the %s of an address', (field, least, tooShort, most, tooLong) => {
  it('is taken at its shortest and at its longest', () => {
    expect(wrongInAddress(field, ones(least))).toBeUndefined()
    expect(wrongInAddress(field, ones(most))).toBeUndefined()
  })

  it('is refused one character short, and empty', () => {
    expect(wrongInAddress(field, ones(least - 1))).toBe(tooShort)
    expect(wrongInAddress(field, '')).toBe(tooShort)
  })

  it('is refused one character long', () => expect(wrongInAddress(field, ones(most + 1))).toBe(tooLong))
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
  ])('may be written %s', (written) => expect(wrongInAddress('recipientMobileNumber', written)).toBeUndefined())

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
  ])('is ten digits as it is kept, which %s is not', (written, sentence) =>
    expect(wrongInAddress('recipientMobileNumber', written)).toBe(sentence),
  )
})

describe('what nobody sees', () => {
  it.each(['recipientName', 'city', 'suburb'] as const)('is no %s', (field) =>
    expect(wrongInAddress(field, '\u200b\u2060\u00ad')).toMatch(/at least 2 characters/),
  )
})

describe('the shop', () => {
  const fields = boundaries.map(([field]) => field)
  const unseen = fc.constantFrom('\u200b', '\u00ad', '\u0000', '\u200d', '\ue000', ' ')
  const sign = fc.oneof(unseen, fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }))

  it('says of a field what the form says of it, whatever is written there', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.string({ maxLength: 40, unit: sign }), (field, written) => {
        const { error } = NewAddress.safeParse({ ...aminasHouse, [field]: written })
        expect(error?.issues[0]?.message).toBe(wrongInAddress(field, written.trim()))
      }),
    )
  })
})
