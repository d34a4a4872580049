import { describe, expect, test } from 'vitest'
import { addressError, addressFields, addressRules, emptyAddress, trimmedAddress } from './addressRules.ts'

const ones = (count: number) => '1'.repeat(count)

describe.each(addressFields)('the %s', (field) => {
  const { min, max, name } = addressRules[field]

  test('is accepted at its shortest and at its longest', () => {
    expect(addressError(field, ones(min))).toBeUndefined()
    expect(addressError(field, ones(max))).toBeUndefined()
  })

  test('is refused one character short', () => {
    const sentence = `The ${name} must be at least ${min} characters long`

    expect(addressError(field, ones(min - 1))).toBe(field === 'complex' ? 'Complex name required' : sentence)
  })

  test('is refused one character long', () => {
    expect(addressError(field, ones(max + 1))).toBe(`The ${name} must be at most ${max} characters long`)
  })

  test('is measured without the spaces around it', () => {
    expect(addressError(field, `  ${ones(max)}  `)).toBeUndefined()
    expect(addressError(field, ` ${ones(min - 1)} `)).toBeDefined()
  })
})

test('the lengths are those of the specification', () => {
  const lengths = addressFields.map((field) => [field, addressRules[field].min, addressRules[field].max])

  expect(lengths).toEqual([
    ['recipientName', 2, 30],
    ['recipientMobileNumber', 10, 10],
    ['streetAddress', 10, 30],
    ['complex', 2, 30],
    ['suburb', 2, 30],
    ['city', 2, 30],
    ['province', 2, 30],
    ['postalCode', 2, 30],
  ])
})

test('ten characters that are not all digits are no mobile number', () => {
  expect(addressError('recipientMobileNumber', '082 555 01')).toBe(
    'The recipient mobile number must be exactly 10 digits',
  )
})

test('an address is handed on without the spaces around its values', () => {
  const typed = { ...emptyAddress, streetAddress: '  41 Moema Street ', complex: 'House  ' }

  expect(trimmedAddress(typed)).toEqual({ ...emptyAddress, streetAddress: '41 Moema Street', complex: 'House' })
})
