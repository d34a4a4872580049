import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { accountFields, PersonalDetails, ResetPasswordRequest, SignUpRequest } from './accountForm.ts'

type Field = keyof typeof accountFields

const a = (count: number) => 'a'.repeat(count)
// An address of fewer than five characters is long enough from three letters on, but is not a valid address.
const address = (length: number) => (length < 5 ? a(length) : `${a(length - 4)}@b.c`)
const errorsAtShortest = (field: string) => (field === 'email' ? ['Enter an e-mail address'] : [])

const tooShort = (field: string, min: number) => `The ${field} must be at least ${min} characters long`
const tooLong = (field: string, max: number) => `The ${field} must be at most ${max} characters long`

const errorsOf = (parsed: z.ZodSafeParseResult<unknown>) =>
  parsed.error?.issues.map(({ path, message }) => (path.length > 0 ? [path.join('.'), message] : message)) ?? []

/** The fields of section 5 of the specification, with the length limits of section 3 of `contract.md`. */
const bounds: [field: Field, named: string, least: number, most: number, of: (length: number) => string][] = [
  ['firstname', 'firstname', 3, 20, a],
  ['lastname', 'lastname', 3, 20, a],
  ['email', 'email', 3, 100, address],
  ['password', 'password', 6, 20, a],
  ['newPassword', 'password', 6, 20, a],
]

describe.each(bounds)('%s', (field, named, min, max, of) => {
  const errorsAt = (length: number) => errorsOf(accountFields[field].safeParse(of(length)))

  it(`has at least ${min} characters`, () => {
    expect([errorsAt(min - 1), errorsAt(min)]).toEqual([[tooShort(named, min)], errorsAtShortest(named)])
  })

  it(`has at most ${max} characters`, () => {
    expect([errorsAt(max), errorsAt(max + 1)]).toEqual([[], [tooLong(named, max)]])
  })

  it('is measured in visible characters, not in code units', () => {
    expect(named === 'email' || errorsOf(accountFields[field].safeParse('🦁'.repeat(max))).length === 0).toBe(true)
    expect(errorsOf(accountFields[field].safeParse('🦁'.repeat(min - 1)))).toEqual([tooShort(named, min)])
  })

  it('is trimmed before it is measured', () => {
    expect(errorsOf(accountFields[field].safeParse(`  ${of(min - 1)}  `))).toEqual([tooShort(named, min)])
    expect(accountFields[field].parse(`  ${of(max)}\n`)).toBe(of(max))
  })

  it.each([[undefined], [null], [7], [{}], [['aaaaaa']]])('must be a string, which %j is not', (value) => {
    expect(errorsOf(accountFields[field].safeParse(value))).toEqual([`The ${named} must be a text`])
  })
})

it.each<[Field, string, string]>([
  ['firstname', '7amina', 'firstname cannot start by a digit'],
  ['newPassword', '7umbrella', 'Password cannot start with a digit'],
  ['email', 'amina', 'Enter an e-mail address'],
  ['email', '@shop.za', 'Enter an e-mail address'],
  ['email', 'a@b', 'Enter an e-mail address'],
  ['email', 'amina@localhost', 'Enter an e-mail address'],
  ['email', 'amina@', 'Enter an e-mail address'],
  ['email', 'amina@shop@shop.za', 'Enter an e-mail address'],
  ['email', 'ami na@shop.za', 'Enter an e-mail address'],
  ['email', 'amina@shop.za,sipho@shop.za', 'Enter an e-mail address'],
  ['email', 'Amina <amina@shop.za>', 'Enter an e-mail address'],
  ['email', 'amina@shop.za\r\nBcc: all@shop.za', 'Enter an e-mail address'],
  ['email', 'amina@１２３', 'Enter an e-mail address'],
  ['email', 'amina@shop。za', 'Enter an e-mail address'],
])('rejects the %s %j: %s', (field, value, sentence) => {
  expect(errorsOf(accountFields[field].safeParse(value))).toEqual([sentence])
})

it.each<[Field, string]>([
  ['firstname', 'Ami7a'],
  ['lastname', '7th of Clan'],
  ['password', '7umbrella'],
  ['newPassword', 'umbrella7'],
  ['email', 'AMINA+shop@sub.shop.co.za'],
  ['email', 'a@b.za'],
])('accepts the %s %j', (field, value) => expect(accountFields[field].parse(value)).toBe(value))

describe('a one-time password', () => {
  it.each(['12345', '1234567', '12345a', '12 345', '１２３４５６', '', '-12345'])('rejects %j', (code) => {
    expect(errorsOf(accountFields.otp.safeParse(code))).toEqual(['OTP cannot be less 6 numbers'])
  })

  it.each(['123456', '000000', ' 123456 '])('accepts %j', (code) =>
    expect(accountFields.otp.parse(code)).toBe(code.trim()),
  )
})

describe('invisible characters', () => {
  it('are removed from a name', () => {
    expect(accountFields.firstname.parse('A\u200bmi\u202ena\u0000')).toBe('Amina')
    expect(errorsOf(accountFields.firstname.safeParse('A\u200b\u200b\u200b'))).toEqual([tooShort('firstname', 3)])
    expect(accountFields.lastname.parse('van \n\t der  Merwe')).toBe('van der Merwe')
  })

  it('are removed from an e-mail address, so that no two addresses look the same', () => {
    expect(accountFields.email.parse('amina\u200b@shop.za')).toBe('amina@shop.za')
  })
})

describe('the sign-up form', () => {
  const amina = { firstname: 'Amina', lastname: 'Daniels', email: 'amina@shop.za', password: 'Umbrella-7' }

  it('drops unknown fields', () => {
    expect(SignUpRequest.parse({ ...amina, role: 'Admin', customerId: 'themba' })).toEqual(amina)
  })

  it('accepts a missing or empty lastname', () => {
    const { lastname: _, ...shorter } = amina
    expect(SignUpRequest.parse(shorter).lastname).toBe('')
    expect(SignUpRequest.parse({ ...amina, lastname: '' }).lastname).toBe('')
    expect(errorsOf(SignUpRequest.safeParse({ ...amina, lastname: 'ab' }))).toEqual([
      ['lastname', tooShort('lastname', 3)],
    ])
  })

  it('does not take the address for a password', () => {
    const email = 'amina@shop.za'
    expect(errorsOf(SignUpRequest.safeParse({ ...amina, email, password: 'Amina@Shop.za' }))).toEqual([
      ['password', 'Password cannot be the e-mail address'],
    ])
  })
})

describe('the form for a new password', () => {
  const form = { newPassword: 'Umbrella-7', confirmPassword: 'Umbrella-7', email: 'amina@shop.za' }

  it('requires two equal passwords', () => {
    expect(ResetPasswordRequest.parse(form)).toEqual(form)
    for (const confirmPassword of ['umbrella-7', 'Umbrella-77', '']) {
      expect(errorsOf(ResetPasswordRequest.safeParse({ ...form, confirmPassword }))).toEqual([
        ['confirmPassword', 'The passwords are not the same'],
      ])
    }
  })

  it('does not take the address for a password', () => {
    const password = { newPassword: 'amina@shop.za', confirmPassword: 'amina@shop.za' }
    expect(errorsOf(ResetPasswordRequest.safeParse({ ...form, ...password }))).toEqual([
      ['newPassword', 'Password cannot be the e-mail address'],
    ])
  })
})

it('personal details need both names', () => {
  expect(errorsOf(PersonalDetails.safeParse({ firstname: 'Amina' }))).toEqual([
    ['lastname', 'The lastname must be a text'],
  ])
  expect(errorsOf(PersonalDetails.safeParse({ firstname: 'Amina', lastname: '' }))).toEqual([
    ['lastname', tooShort('lastname', 3)],
  ])
})
