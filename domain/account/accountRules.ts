import { foldedEmail, hasMailHost } from './foldedEmail.ts'

/** The rules of the account forms (section 5 of the specification, one width for all of them): what is wrong with a trimmed value, or nothing. */
export const accountRules = {
  firstname: (value: string) =>
    lengthOf('firstname', value, 3, 20) ?? (/^\d/.test(value) ? 'firstname cannot start by a digit' : undefined),
  lastname: (value: string) => lengthOf('lastname', value, 3, 20),
  email: (value: string) =>
    lengthOf('email', value, 3, 100) ?? (isAddress(value) ? undefined : 'Enter an e-mail address'),
  /** Of an account that is there already. */
  password: (value: string) => lengthOf('password', value, 6, 20),
  newPassword: (value: string) => lengthOf('password', value, 6, 20) ?? startsWithDigit(value),
  otp: (value: string) => (/^\d{6}$/.test(value) ? undefined : 'OTP cannot be less 6 numbers'),
}

/** Why the password typed twice is not the same. */
export const wrongRepetition = (password: string, repeated: string) =>
  password === repeated ? undefined : 'The passwords are not the same'

/** Why a password is too easy to guess by whoever knows the e-mail address. */
export const wrongBesideEmail = (password: string, email: string) =>
  foldedEmail(password) === foldedEmail(email) ? 'Password cannot be the e-mail address' : undefined

const isAddress = (value: string) => isOneOfOne.test(value) && hasMailHost(value)

// One person, one host; nothing that has a meaning of its own where addresses are listed.
const isOneOfOne = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+$/u

const startsWithDigit = (value: string) => (/^\d/.test(value) ? 'Password cannot start with a digit' : undefined)

const lengthOf = (field: string, value: string, least: number, most: number) => {
  const { length } = [...value]
  if (length < least) return `The ${field} must be at least ${least} characters long`

  return length > most ? `The ${field} must be at most ${most} characters long` : undefined
}
