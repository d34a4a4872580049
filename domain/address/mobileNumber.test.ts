import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptMobileNumber } from './mobileNumber.ts'

describe('a mobile number is kept as ten digits', () => {
  it.each([
    ['by itself', '0825550143'],
    ['with spaces', '082 555 0143'],
    ['with hyphens', '082-555-0143'],
    ['with dashes', '082–555–0143'],
    ['with its area apart', '(082) 555.0143'],
    ['from abroad', '+27 82 555 0143'],
    ['from abroad, dialled', '0027825550143'],
    ['from abroad, as messengers write it', '27825550143'],
    ['from abroad, without the plus and with the 0', '27 (0)82 555 0143'],
    ['from abroad, with the 0 that nobody dials', '+27 (0)82 555 0143'],
    ['copied from a list of contacts', '\u202a+27\u00a082\u00a0555\u00a00143\u202c'],
  ])('where it is written %s', (_how, written) => expect(keptMobileNumber(written)).toBe('0825550143'))

  it('and stays what it is from then on', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^0[1-9]\d{8}$/), (number) => {
        expect(keptMobileNumber(number)).toBe(number)
        expect(keptMobileNumber(`+27${number.slice(1)}`)).toBe(number)
      }),
    ))
})

it.each(['2782555014', '278255501434', '27012345678', '+447700900123', '00447700900123', 'none'])(
  '%s is left as it is',
  (written) => expect(keptMobileNumber(written)).toBe(written),
)
