import { dictionary } from '@zxcvbn-ts/language-common'
import { accountRules } from '#domain/account/accountRules.ts'
import { refuse } from '#domain/kernel/decision.ts'
import { refusalWords } from '#domain/refusalWords.ts'

// OWASP ASVS 5.0, 6.2.4: at least the 3,000 commonest passwords that the shop's own rules would let pass.
const most = 3000

// The list is sorted by how common they are.
const commonest = new Set(
  dictionary['passwords-common']
    .filter((password) => accountRules.newPassword(password) === undefined)
    .slice(0, most)
    .map((password) => password.toLowerCase()),
)

/** Refuses a password that is among the commonest, whatever its capitals; `field` is where it was typed. */
export const tooCommon = (password: string, field: string) =>
  commonest.has(password.toLowerCase())
    ? refuse('PasswordIsCommon', { errors: [{ field, message: refusalWords.PasswordIsCommon() }] })
    : undefined
