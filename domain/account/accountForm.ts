import { z } from 'zod'
import { cleanText } from '#domain/kernel/cleanText.ts'
import { otpPurposes } from './accountEvents.ts'
import { accountRules, guessablePasswordError, passwordMismatch } from './accountRules.ts'

/** A trimmed text that passes `rule`, which returns an error message or `undefined`. */
const validatedText = (
  field: string,
  rule: (value: string) => string | undefined,
  message = `The ${field} must be a text`,
) =>
  z
    .string({ error: message })
    .trim()
    .superRefine((value, issue) => {
      const error = rule(value)
      if (error) issue.addIssue({ code: 'custom', message: error })
    })

/** Removes invisible characters and normalizes white space before the length is checked. */
const normalizedText = (field: 'firstname' | 'lastname' | 'email') =>
  z
    .string({ error: `The ${field} must be a text` })
    .transform((written) => cleanText(written).replace(/\s+/g, ' ').normalize('NFC'))
    .pipe(validatedText(field, accountRules[field]))

export const accountFields = {
  firstname: normalizedText('firstname'),
  lastname: normalizedText('lastname'),
  email: normalizedText('email'),
  password: validatedText('password', accountRules.password),
  newPassword: validatedText('password', accountRules.newPassword),
  otp: validatedText('otp', accountRules.otp, accountRules.otp('')),
}

/** The shorter form of the specification has no lastname. */
export const SignUpRequest = z
  .object({
    firstname: accountFields.firstname,
    lastname: accountFields.lastname.or(z.literal('')).default(''),
    email: accountFields.email,
    password: accountFields.newPassword,
  })
  .superRefine(({ password, email }, issue) => {
    const message = guessablePasswordError(password, email)
    if (message) issue.addIssue({ code: 'custom', path: ['password'], message })
  })

export const ResetPasswordRequest = z
  .object({
    newPassword: accountFields.newPassword,
    confirmPassword: z.string({ error: 'The confirmPassword must be a text' }).trim(),
    email: accountFields.email,
    /** For clients without cookies: the token in the response of `verify/otp`. */
    resetToken: z.string().optional(),
  })
  .superRefine(({ newPassword, confirmPassword, email }, issue) => {
    const guessable = guessablePasswordError(newPassword, email)
    if (guessable) issue.addIssue({ code: 'custom', path: ['newPassword'], message: guessable })
    const mismatch = passwordMismatch(newPassword, confirmPassword)
    if (mismatch) issue.addIssue({ code: 'custom', path: ['confirmPassword'], message: mismatch })
  })

/** The digits of a one-time password, or the token of the link in its mail. */
export const VerifyOtpRequest = z
  .object({
    otp: accountFields.otp.optional(),
    link: z.string().max(100).optional(),
    email: accountFields.email,
    /** The purpose of the one-time password; if absent, a code of any purpose is accepted. */
    purpose: z.enum(otpPurposes).optional(),
    /** For clients without cookies: the token in the response of `signup`. */
    signupToken: z.string().optional(),
  })
  .superRefine(({ otp, link }, issue) => {
    if (otp === undefined && link === undefined) {
      issue.addIssue({ code: 'custom', path: ['otp'], message: accountRules.otp('') })
    }
  })

export const PersonalDetails = z.object({ firstname: accountFields.firstname, lastname: accountFields.lastname })
