import { otpLength } from '#domain/businessConstants.ts'
import { lengthError } from '#domain/kernel/lengthError.ts'
import { guessableNameError } from './guessablePasswords.ts'
import { hasMailHost, normalizeEmail } from './normalizeEmail.ts'

/** The rules of the account forms (section 5 of the specification): each returns an error message for a trimmed value, or `undefined`. */
export const accountRules = {
  firstname: (value: string) =>
    lengthError('firstname', value, 3, 20) ?? (/^\d/.test(value) ? 'firstname cannot start by a digit' : undefined),
  lastname: (value: string) => lengthError('lastname', value, 3, 20),
  email: (value: string) =>
    lengthError('email', value, 3, 100) ?? (isAddress(value) ? undefined : 'Enter an e-mail address'),
  /** The password of an existing account. */
  password: (value: string) => lengthError('password', value, 6, 20),
  newPassword: (value: string) => lengthError('password', value, 6, 20) ?? startsWithDigit(value),
  otp: (value: string) => (isCode(value) ? undefined : `OTP cannot be less ${otpLength} numbers`),
}

/** The rules of a new password, for whoever chooses one. */
export const passwordHint =
  '6 to 20 characters, not starting with a digit. Do not use a common password, your e-mail address or our name.'

/** The error for two different passwords, or `undefined`. */
export const passwordMismatch = (password: string, repeated: string) =>
  password === repeated ? undefined : 'The passwords are not the same'

/** The error for a password that can be guessed from the e-mail address or from the name of the shop. */
export const guessablePasswordError = (password: string, email: string) =>
  normalizeEmail(password) === normalizeEmail(email)
    ? 'Password cannot be the e-mail address'
    : guessableNameError(password, email)

const isAddress = (value: string) => singleAddress.test(value) && hasMailHost(value)

// One mailbox and one host, without the characters that separate addresses in a list.
const singleAddress = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+$/u

const isCode = (value: string) => value.length === otpLength && /^\d+$/.test(value)

const startsWithDigit = (value: string) => (/^\d/.test(value) ? 'Password cannot start with a digit' : undefined)
