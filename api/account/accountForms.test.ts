import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
})
afterAll(() => shop.close())

const a = (count: number) => 'a'.repeat(count)
const email = 'nomsa@ekhaya.example'
const address = (length: number) => `${a(length - 8)}@shop.za`
const signUp = { firstname: 'Nomsa', lastname: 'Khumalo', email, password: 'Umbrella-7' }
const reset = { email, newPassword: 'Umbrella-7', confirmPassword: 'Umbrella-7' }

const short = (field: string, least: number) => `The ${field} must be at least ${least} characters long`
const long = (field: string, most: number) => `The ${field} must be at most ${most} characters long`

// domain/account/accountForm.test.ts tests the rules themselves; this file tests that every form uses its rules.
it.each<[path: string, form: object, wrong: object, sentence: string]>([
  ['signup', signUp, { firstname: 'No' }, short('firstname', 3)],
  ['signup', signUp, { firstname: a(21) }, long('firstname', 20)],
  ['signup', signUp, { firstname: '7Nomsa' }, 'firstname cannot start by a digit'],
  ['signup', signUp, { lastname: 'Kh' }, short('lastname', 3)],
  ['signup', signUp, { lastname: a(21) }, long('lastname', 20)],
  ['signup', signUp, { email: 'a@' }, short('email', 3)],
  ['signup', signUp, { email: address(101) }, long('email', 100)],
  ['signup', signUp, { email: 'nomsa' }, 'Enter an e-mail address'],
  ['signup', signUp, { email: 'nomsa@１２３' }, 'Enter an e-mail address'],
  ['signup', signUp, { email: 'nomsa@ekhaya。example' }, 'Enter an e-mail address'],
  ['signup', signUp, { password: 'Umbre' }, short('password', 6)],
  ['signup', signUp, { password: a(21) }, long('password', 20)],
  ['signup', signUp, { password: '7Umbrella' }, 'Password cannot start with a digit'],
  [
    'signup',
    { ...signUp, email: 'nomsa@shop.za' },
    { password: 'NOMSA@shop.za' },
    'Password cannot be the e-mail address',
  ],
  ['Login', { email, password: 'Umbrella-7' }, { email: 'a@' }, short('email', 3)],
  ['Login', { email, password: 'Umbrella-7' }, { email: address(101) }, long('email', 100)],
  ['Login', { email, password: 'Umbrella-7' }, { password: 'Umbre' }, short('password', 6)],
  ['Login', { email, password: 'Umbrella-7' }, { password: a(21) }, long('password', 20)],
  ['customer/forgot/password', { email }, { email: 'a@' }, short('email', 3)],
  ['customer/forgot/password', { email }, { email: address(101) }, long('email', 100)],
  ['customer/resend/otp', { email }, { email: 'a@' }, short('email', 3)],
  ['customer/verify/otp', { email, otp: '123456' }, { otp: '12345' }, 'OTP cannot be less 6 numbers'],
  ['customer/verify/otp', { email, otp: '123456' }, { otp: '1234567' }, 'OTP cannot be less 6 numbers'],
  ['customer/verify/otp', { email, otp: '123456' }, { otp: '12345x' }, 'OTP cannot be less 6 numbers'],
  [
    'customer/reset/password',
    reset,
    { newPassword: '7Umbrella', confirmPassword: '7Umbrella' },
    'Password cannot start with a digit',
  ],
  ['customer/reset/password', reset, { newPassword: 'Umbre', confirmPassword: 'Umbre' }, short('password', 6)],
  ['customer/reset/password', reset, { newPassword: a(21), confirmPassword: a(21) }, long('password', 20)],
  ['customer/reset/password', reset, { confirmPassword: 'Umbrella-8' }, 'The passwords are not the same'],
  ['customer/erase', { password: 'Umbrella-7' }, { password: 'Umbre' }, short('password', 6)],
])('%s %j with %j: %s', async (path, form, wrong, sentence) => {
  const { status, body } = await shop.when.amina.raw<object>('POST', path, {
    body: { querydata: { ...form, ...wrong } },
  })
  const [field] = Object.keys(wrong)
  expect([status, body.refusal, body.message, body.errors]).toEqual([
    400,
    'InvalidRequest',
    sentence,
    [{ field, message: sentence }],
  ])
})

it.each<[wrong: object, sentence: string]>([
  [{ firstname: 'Am' }, short('firstname', 3)],
  [{ firstname: '7Amina' }, 'firstname cannot start by a digit'],
  [{ lastname: a(21) }, long('lastname', 20)],
])('personal details with %j: %s', async (wrong, sentence) => {
  const newPersonalDetails = { firstname: 'Amina', lastname: 'Daniels', ...wrong }
  const answer = await shop.when.amina('POST customer/update/personalDetails', { querydata: { newPersonalDetails } })
  expect([answer.status, answer.body.message]).toEqual([400, sentence])
})

it.each<[what: string, more: Partial<typeof signUp>]>([
  ['the shortest names', { firstname: 'Ayo', lastname: 'Nel' }],
  ['the longest names', { firstname: a(20), lastname: a(20) }],
  ['the shortest password', { password: 'Umbrel' }],
  ['the longest password', { password: 'Umbrella-7-Umbrella7' }],
  ['the longest address', { email: address(100) }],
  ['the shortest address', { email: 'a@b.za' }],
])('signing up with %s is fine', async (what, more) => {
  const querydata = { ...signUp, email: `${what.replaceAll(' ', '-')}@shop.za`, ...more }
  expect((await shop.when.guest('POST signup', { querydata })).status).toBe(200)
  const { email: known, password } = querydata
  expect((await shop.when.guest('POST Login', { querydata: { email: known, password } })).status).toBe(200)
})
