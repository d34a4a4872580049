import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, it } from 'vitest'
import { accountRules } from '#domain/account/accountRules.ts'
import { tooCommon } from './commonPasswords.ts'

const possible = dictionary['passwords-common'].filter((each) => accountRules.newPassword(each) === undefined)

it('the 3,000 commonest passwords that the shop’s rules would let pass are refused, and no more', () => {
  expect(possible.filter((each) => tooCommon(each, 'password'))).toEqual(possible.slice(0, 3000))
})

it.each(['password', 'PASSWORD', 'PassWord'])('%s is refused, with the field where it was typed', (password) => {
  expect(tooCommon(password, 'newPassword')).toEqual({
    refusal: 'PasswordIsCommon',
    errors: [{ field: 'newPassword', message: 'This is one of the most common passwords. Please choose another' }],
  })
})

it('Sawubona-amina is not', () => expect(tooCommon('Sawubona-amina', 'password')).toBeUndefined())
