import { dictionary } from '@zxcvbn-ts/language-common'
import { accountRules } from '#domain/account/accountRules.ts'
import { refuse } from '#domain/kernel/decision.ts'
import { refusalMessages } from '#domain/refusalMessages.ts'

// OWASP ASVS 5.0, 6.2.4: at least the 3,000 most common passwords that satisfy the shop's own rules.
const most = 3000

// The list is sorted by how common they are.
const commonest = new Set(
  dictionary['passwords-common']
    .filter((password) => accountRules.newPassword(password) === undefined)
    .slice(0, most)
    .map((password) => password.toLowerCase()),
)

/** Refuses a password that is among the most common, ignoring case; `field` is the form field of the password. */
export const refuseCommonPassword = (password: string, field: string) =>
  commonest.has(password.toLowerCase())
    ? refuse('PasswordIsCommon', { errors: [{ field, message: refusalMessages.PasswordIsCommon() }] })
    : undefined
