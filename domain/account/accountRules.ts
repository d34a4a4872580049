import { otpLength } from '#domain/businessConstants.ts'
import { guessableNameError } from './guessablePasswords.ts'
import { hasMailHost, normalizeEmail } from './normalizeEmail.ts'

/** The rules of the account forms (section 5 of the specification): each returns an error message for a trimmed value, or `undefined`. */
export const accountRules = {
  firstname: (value: string) =>
    lengthOf('firstname', value, 3, 20) ?? (/^\d/.test(value) ? 'firstname cannot start by a digit' : undefined),
  lastname: (value: string) => lengthOf('lastname', value, 3, 20),
  email: (value: string) =>
    lengthOf('email', value, 3, 100) ?? (isAddress(value) ? undefined : 'Enter an e-mail address'),
  /** The password of an existing account. */
  password: (value: string) => lengthOf('password', value, 6, 20),
  newPassword: (value: string) => lengthOf('password', value, 6, 20) ?? startsWithDigit(value),
  otp: (value: string) => (isCode(value) ? undefined : `OTP cannot be less ${otpLength} numbers`),
}

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

const lengthOf = (field: string, value: string, min: number, max: number) => {
  const { length } = [...value]
  if (length < min) return `The ${field} must be at least ${min} characters long`

  return length > max ? `The ${field} must be at most ${max} characters long` : undefined
}
