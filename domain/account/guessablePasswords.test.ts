import { describe, expect, it } from 'vitest'
import { SignUpRequest } from './accountForm.ts'
import { guessablePasswordError } from './accountRules.ts'

const email = 'Thandeka@ekhaya.example'

describe('a password that is the name in the e-mail address', () => {
  it.each([
    ['thandeka'],
    ['THANDEKA'],
    ['Thandéka'],
    ['thandeka1'],
    ['thandeka-2026'],
    ['!Thandeka!'],
    ['th4ndek4'],
    ['Th@ndeka123!'],
    ['akednaht'],
    ['thandekathandeka'],
  ])('is rejected: %s', (password) => {
    expect(guessablePasswordError(password, email)).toBe('Password cannot be the name in your e-mail address')
  })

  it.each([
    ['thandeka.m82@ekhaya.example', 'thandekam'],
    ['thandeka.m82@ekhaya.example', 'Thandeka.M82'],
    ['jo@ekhaya.example', 'jo-1234567'],
    ['l33t@ekhaya.example', 'leet-1234'],
  ])('is rejected for %s: %s', (address, password) => {
    expect(guessablePasswordError(password, address)).toBe('Password cannot be the name in your e-mail address')
  })
})

it.each([['ekhaya'], ['EKHAYA'], ['ekhaya123'], ['3khaya'], ['Ekhaya-Shop'], ['ayahke'], ['ekhayaEkhaya']])(
  'rejects a password that is the name of the shop: %s',
  (password) => expect(guessablePasswordError(password, email)).toBe('Password cannot be the name of the shop'),
)

it.each([['Umbrella-7'], ['Sawubona-thandeka'], ['ekhaya-kettle'], ['!!!!!!'], ['$-----@'], ['дом-у-моря']])(
  'accepts a password that contains more than a name, or no name: %s',
  (password) => expect(guessablePasswordError(password, email)).toBeUndefined(),
)

it('an address whose local part has no letters rejects no password', () => {
  expect(guessablePasswordError('umbrella', '2468@ekhaya.example')).toBeUndefined()
  expect(guessablePasswordError('!!!!!!!', '2468@ekhaya.example')).toBeUndefined()
})

it('the sign-up form reports the error at its password field', () => {
  const form = { firstname: 'Thandeka', lastname: 'Nkosi', email, password: 'thandeka' }
  const issues = SignUpRequest.safeParse(form).error?.issues ?? []
  expect(issues.map(({ path, message }) => [path, message])).toEqual([
    [['password'], 'Password cannot be the name in your e-mail address'],
  ])
})
