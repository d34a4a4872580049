import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, it } from 'vitest'
import { accountRules } from '#domain/account/accountRules.ts'
import { refuseCommonPassword } from './commonPasswords.ts'

const possible = dictionary['passwords-common'].filter((each) => accountRules.newPassword(each) === undefined)

it('exactly the 3,000 most common passwords that satisfy the shop’s rules are refused', () => {
  expect(possible.filter((each) => refuseCommonPassword(each, 'password'))).toEqual(possible.slice(0, 3000))
})

it.each(['password', 'PASSWORD', 'PassWord'])('%s is refused, with the name of the form field', (password) => {
  expect(refuseCommonPassword(password, 'newPassword')).toEqual({
    refusal: 'PasswordIsCommon',
    errors: [{ field: 'newPassword', message: 'This is one of the most common passwords. Please choose another' }],
  })
})

it('Sawubona-amina is not', () => expect(refuseCommonPassword('Sawubona-amina', 'password')).toBeUndefined())
