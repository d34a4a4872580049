import { z } from 'zod'
import { typedText } from '#domain/kernel/typedText.ts'
import { accountRules, wrongBesideEmail, wrongRepetition } from './accountRules.ts'

/** A trimmed text that a rule has nothing against. */
const ruled = (field: string, rule: (value: string) => string | undefined, otherwise = `The ${field} must be a text`) =>
  z
    .string({ error: otherwise })
    .trim()
    .superRefine((value, issue) => {
      const message = rule(value)
      if (message) issue.addIssue({ code: 'custom', message })
    })

/** Measured as it is kept: without what nobody types or sees. */
const typed = (field: 'firstname' | 'lastname' | 'email') =>
  z
    .string({ error: `The ${field} must be a text` })
    .transform((written) => typedText(written).replace(/\s+/g, ' ').normalize('NFC'))
    .pipe(ruled(field, accountRules[field]))

export const fields = {
  firstname: typed('firstname'),
  lastname: typed('lastname'),
  email: typed('email'),
  password: ruled('password', accountRules.password),
  newPassword: ruled('password', accountRules.newPassword),
  otp: ruled('otp', accountRules.otp, accountRules.otp('')),
}

/** The shorter form of the specification has no lastname. */
export const SignUp = z
  .object({
    firstname: fields.firstname,
    lastname: fields.lastname.or(z.literal('')).default(''),
    email: fields.email,
    password: fields.newPassword,
  })
  .superRefine(({ password, email }, issue) => {
    const message = wrongBesideEmail(password, email)
    if (message) issue.addIssue({ code: 'custom', path: ['password'], message })
  })

export const NewPassword = z
  .object({
    newPassword: fields.newPassword,
    confirmPassword: z.string({ error: 'The confirmPassword must be a text' }).trim(),
    email: fields.email,
    /** For clients without cookies: what `verify/otp` answered. */
    resetToken: z.string().optional(),
  })
  .superRefine(({ newPassword, confirmPassword, email }, issue) => {
    const easy = wrongBesideEmail(newPassword, email)
    if (easy) issue.addIssue({ code: 'custom', path: ['newPassword'], message: easy })
    const other = wrongRepetition(newPassword, confirmPassword)
    if (other) issue.addIssue({ code: 'custom', path: ['confirmPassword'], message: other })
  })

export const PersonalDetails = z.object({ firstname: fields.firstname, lastname: fields.lastname })
