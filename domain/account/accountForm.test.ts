import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { fields, NewPassword, PersonalDetails, SignUp } from './accountForm.ts'

type Field = keyof typeof fields

const a = (count: number) => 'a'.repeat(count)
const address = (length: number) => `${a(length - 2)}@b`

const shortest = (field: string, least: number) => `The ${field} must be at least ${least} characters long`
const longest = (field: string, most: number) => `The ${field} must be at most ${most} characters long`

const complaints = (parsed: z.ZodSafeParseResult<unknown>) =>
  parsed.error?.issues.map(({ path, message }) => (path.length > 0 ? [path.join('.'), message] : message)) ?? []

/** Section 5 of the specification, in the widths of `contract.md` section 3. */
const bounds: [field: Field, named: string, least: number, most: number, of: (length: number) => string][] = [
  ['firstname', 'firstname', 3, 20, a],
  ['lastname', 'lastname', 3, 20, a],
  ['email', 'email', 3, 100, address],
  ['password', 'password', 6, 20, a],
  ['newPassword', 'password', 6, 20, a],
]

describe.each(bounds)('%s', (field, named, least, most, of) => {
  const said = (length: number) => complaints(fields[field].safeParse(of(length)))

  it(`has at least ${least} characters`, () => {
    expect([said(least - 1), said(least)]).toEqual([[shortest(named, least)], []])
  })

  it(`has at most ${most} characters`, () => {
    expect([said(most), said(most + 1)]).toEqual([[], [longest(named, most)]])
  })

  it('is measured in characters, as people count them', () => {
    expect(named === 'email' || complaints(fields[field].safeParse('🦁'.repeat(most))).length === 0).toBe(true)
    expect(complaints(fields[field].safeParse('🦁'.repeat(least - 1)))).toEqual([shortest(named, least)])
  })

  it('is measured without the blanks around it', () => {
    expect(complaints(fields[field].safeParse(`  ${of(least - 1)}  `))).toEqual([shortest(named, least)])
    expect(fields[field].parse(`  ${of(most)}\n`)).toBe(of(most))
  })

  it.each([[undefined], [null], [7], [{}], [['aaaaaa']]])('is a text, not %j', (value) => {
    expect(complaints(fields[field].safeParse(value))).toEqual([`The ${named} must be a text`])
  })
})

it.each<[Field, string, string]>([
  ['firstname', '7amina', 'firstname cannot start by a digit'],
  ['newPassword', '7umbrella', 'Password cannot start with a digit'],
  ['email', 'amina', 'Enter an e-mail address'],
  ['email', '@shop.za', 'Enter an e-mail address'],
  ['email', 'amina@', 'Enter an e-mail address'],
  ['email', 'amina@shop@shop.za', 'Enter an e-mail address'],
  ['email', 'ami na@shop.za', 'Enter an e-mail address'],
  ['email', 'amina@shop.za,sipho@shop.za', 'Enter an e-mail address'],
  ['email', 'Amina <amina@shop.za>', 'Enter an e-mail address'],
  ['email', 'amina@shop.za\r\nBcc: all@shop.za', 'Enter an e-mail address'],
  ['email', 'amina@１２３', 'Enter an e-mail address'],
  ['email', 'amina@shop。za', 'Enter an e-mail address'],
])('%s %j is refused: %s', (field, value, sentence) => {
  expect(complaints(fields[field].safeParse(value))).toEqual([sentence])
})

it.each<[Field, string]>([
  ['firstname', 'Ami7a'],
  ['lastname', '7th of Clan'],
  ['password', '7umbrella'],
  ['newPassword', 'umbrella7'],
  ['email', 'AMINA+shop@sub.shop.co.za'],
  ['email', 'a@b'],
])('%s %j is fine', (field, value) => expect(fields[field].parse(value)).toBe(value))

describe('a code', () => {
  it.each(['12345', '1234567', '12345a', '12 345', '１２３４５６', '', '-12345'])('%j is none', (code) => {
    expect(complaints(fields.otp.safeParse(code))).toEqual(['OTP cannot be less 6 numbers'])
  })

  it.each(['123456', '000000', ' 123456 '])('%j is one', (code) => expect(fields.otp.parse(code)).toBe(code.trim()))
})

describe('what nobody types or sees', () => {
  it('is no part of a name', () => {
    expect(fields.firstname.parse('A\u200bmi\u202ena\u0000')).toBe('Amina')
    expect(complaints(fields.firstname.safeParse('A\u200b\u200b\u200b'))).toEqual([shortest('firstname', 3)])
    expect(fields.lastname.parse('van \n\t der  Merwe')).toBe('van der Merwe')
  })

  it('is no part of an address: it would be another one that looks the same', () => {
    expect(fields.email.parse('amina\u200b@shop.za')).toBe('amina@shop.za')
  })
})

describe('the form to sign up', () => {
  const amina = { firstname: 'Amina', lastname: 'Daniels', email: 'amina@shop.za', password: 'Umbrella-7' }

  it('keeps what it asks for, and nothing else', () => {
    expect(SignUp.parse({ ...amina, role: 'Admin', customerId: 'themba' })).toEqual(amina)
  })

  it('has a shorter form without a lastname', () => {
    const { lastname: _, ...shorter } = amina
    expect(SignUp.parse(shorter).lastname).toBe('')
    expect(SignUp.parse({ ...amina, lastname: '' }).lastname).toBe('')
    expect(complaints(SignUp.safeParse({ ...amina, lastname: 'ab' }))).toEqual([['lastname', shortest('lastname', 3)]])
  })

  it('does not take the address for a password', () => {
    const email = 'amina@shop.za'
    expect(complaints(SignUp.safeParse({ ...amina, email, password: 'Amina@Shop.za' }))).toEqual([
      ['password', 'Password cannot be the e-mail address'],
    ])
  })
})

describe('the form for a new password', () => {
  const wish = { newPassword: 'Umbrella-7', confirmPassword: 'Umbrella-7', email: 'amina@shop.za' }

  it('wants it twice', () => {
    expect(NewPassword.parse(wish)).toEqual(wish)
    for (const confirmPassword of ['umbrella-7', 'Umbrella-77', '']) {
      expect(complaints(NewPassword.safeParse({ ...wish, confirmPassword }))).toEqual([
        ['confirmPassword', 'The passwords are not the same'],
      ])
    }
  })

  it('does not take the address for a password', () => {
    const password = { newPassword: 'amina@shop.za', confirmPassword: 'amina@shop.za' }
    expect(complaints(NewPassword.safeParse({ ...wish, ...password }))).toEqual([
      ['newPassword', 'Password cannot be the e-mail address'],
    ])
  })
})

it('personal details are both names', () => {
  expect(complaints(PersonalDetails.safeParse({ firstname: 'Amina' }))).toEqual([
    ['lastname', 'The lastname must be a text'],
  ])
  expect(complaints(PersonalDetails.safeParse({ firstname: 'Amina', lastname: '' }))).toEqual([
    ['lastname', shortest('lastname', 3)],
  ])
})
