import { z } from 'zod'
import { contract } from '#domain/kernel/endpoint.ts'
import { roles } from './accountEvents.ts'
import { fields, NewPassword, PersonalDetails, SignUp } from './accountForm.ts'
import { accountStatuses } from './accountMachine.ts'

const Person = z.object({
  customerId: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  role: z.enum(roles),
  emailVerified: z.boolean(),
})

const Profile = Person.extend({ status: z.enum(accountStatuses) })

/** Whoever has been sent a one-time password and typed it may set a new password: the proof of it, for the one call that asks for it. */
const resetProof = { name: 'resetProof', path: '/customer/reset' } as const

/** A place where somebody is signed in. Moments ISO 8601. */
const SessionAnswer = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  /** Browser and system, as far as they say so: 'Chrome on Android'. */
  device: z.string(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
})

const sessions = z.object({ sessions: z.array(SessionAnswer) })

export const accountContract = contract({
  'POST Login': {
    summary: 'Sign in with e-mail and password',
    who: 'anyone',
    querydata: z.object({ email: fields.email, password: fields.password, rememberMe: z.boolean().optional() }),
    answer: z.object({ result: Person.extend({ accessToken: z.string(), refreshToken: z.string() }) }),
  },
  'POST signup': {
    summary: 'Open an account; a one-time password goes to the address',
    who: 'anyone',
    querydata: SignUp,
    answer: z.object({ email: z.string() }),
  },
  'POST refresh-token': {
    summary: 'A new access token for a refresh token',
    who: 'anyone',
    bare: true,
    querydata: z.object({ refreshToken: z.string().catch('') }),
    answer: z.object({ accessToken: z.string(), refreshToken: z.string() }),
  },
  'POST customer/logout': {
    summary: 'End the session',
    who: 'signedIn',
    querydata: z.object({ refreshToken: z.string().optional() }),
    answer: z.object({ message: z.string() }),
  },
  'GET customer/profile': { summary: 'Who is signed in', who: 'signedIn', answer: z.object({ result: Profile }) },
  'POST customer/forgot/password': {
    summary: 'Send a one-time password for a new password',
    who: 'anyone',
    querydata: z.object({ email: fields.email }),
    answer: z.object({ email: z.string() }),
  },
  'POST customer/resend/otp': {
    summary: 'Send a new one-time password for what the last one was for',
    who: 'anyone',
    querydata: z.object({ email: fields.email }),
    answer: z.object({ email: z.string() }),
  },
  'POST customer/verify/otp': {
    summary: 'Verify the address with a one-time password, or be let to set a new password',
    who: 'anyone',
    querydata: z.object({ otp: fields.otp, email: fields.email }),
    cookie: resetProof,
    answer: z.object({
      purpose: z.enum(['signup', 'reset']),
      email: z.string(),
      /** After `reset` only; also set as a cookie. */
      resetToken: z.string().optional(),
    }),
  },
  'POST customer/reset/password': {
    summary: 'Set a new password; every session ends',
    who: 'anyone',
    querydata: NewPassword,
    cookie: resetProof,
    answer: z.object({ email: z.string() }),
  },
  'POST customer/update/personalDetails': {
    summary: 'Change one’s own names',
    who: 'signedIn',
    querydata: z.object({ newPersonalDetails: PersonalDetails, customerId: z.string().optional() }),
    answer: z.object({ result: Profile }),
  },
  'GET customer/sessions': { summary: 'Where one is signed in', who: 'signedIn', answer: sessions },
  'POST customer/sessions/end': {
    summary: 'Sign out elsewhere: one session, or all but this one',
    who: 'signedIn',
    querydata: z.object({ id: z.string().optional() }),
    answer: sessions,
  },
  'GET customer/export': {
    summary: 'Everything the shop keeps about whoever asks, as a file',
    who: 'signedIn',
    download: ['application/json'],
    answer: z.object({ message: z.string() }),
  },
  'POST customer/erase': {
    summary: 'Erase one’s own account for good',
    who: 'signedIn',
    querydata: z.object({ password: fields.password }),
    answer: z.object({ message: z.string() }),
  },
})
