import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeMobileNumber } from './mobileNumber.ts'

describe('a mobile number is normalized to ten digits', () => {
  it.each([
    ['without separators', '0825550143'],
    ['with spaces', '082 555 0143'],
    ['with hyphens', '082-555-0143'],
    ['with dashes', '082–555–0143'],
    ['with the prefix in parentheses', '(082) 555.0143'],
    ['with the country code', '+27 82 555 0143'],
    ['with the country code after 00', '0027825550143'],
    ['with the country code but no plus', '27825550143'],
    ['with the country code, no plus, and the 0', '27 (0)82 555 0143'],
    ['with the country code and a redundant 0', '+27 (0)82 555 0143'],
    ['with invisible direction marks, copied from a contact', '\u202a+27\u00a082\u00a0555\u00a00143\u202c'],
  ])('if it is written %s', (_how, written) => expect(normalizeMobileNumber(written)).toBe('0825550143'))

  it('and normalizing it again changes nothing', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^0[1-9]\d{8}$/), (number) => {
        expect(normalizeMobileNumber(number)).toBe(number)
        expect(normalizeMobileNumber(`+27${number.slice(1)}`)).toBe(number)
      }),
    ))
})

it.each(['2782555014', '278255501434', '27012345678', '+447700900123', '00447700900123', 'none'])(
  '%s is not a South African mobile number and stays unchanged',
  (written) => expect(normalizeMobileNumber(written)).toBe(written),
)
