import { z } from 'zod'
import { contract } from '#domain/kernel/endpoint.ts'
import { otpPurposes, roles } from './accountEvents.ts'
import { accountFields, PersonalDetails, ResetPasswordRequest, SignUpRequest, VerifyOtpRequest } from './accountForm.ts'
import { accountStatuses } from './accountMachine.ts'

const purpose = z.enum(otpPurposes)

const Person = z.object({
  customerId: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  role: z.enum(roles),
  emailVerified: z.boolean(),
})

const Profile = Person.extend({ status: z.enum(accountStatuses) })

/** Proves that a one-time password was typed in this browser, which may set a new password; sent only to the reset endpoint. */
const resetProof = { name: 'resetProof', path: '/customer/reset' } as const

/** Identifies the sign-up that this browser started: a code that is typed here verifies that sign-up. */
const signUp = { name: 'signUp', path: '/customer' } as const

/** Marks a browser in which the customer signed in or typed a code before: failed logins from elsewhere do not delay it. */
const knownDevice = { name: 'knownDevice', path: '/Login' } as const
/** Marks a browser in which a code was just typed; the next login adds it to `knownDevice`, which only the login call receives. */
const newDevice = { name: 'newDevice', path: '/Login' } as const

/** A session of the customer. Times in ISO 8601. */
const SessionResponse = z.object({
  id: z.string(),
  /** Whether this is the session that made the request. */
  current: z.boolean(),
  /** Browser and operating system, if the user agent names them: 'Chrome on Android'. */
  device: z.string(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
})

const sessions = z.object({ sessions: z.array(SessionResponse) })

export const accountContract = contract({
  'POST Login': {
    summary: 'Sign in with e-mail and password',
    access: 'anyone',
    querydata: z.object({
      email: accountFields.email,
      password: accountFields.password,
      rememberMe: z.boolean().optional(),
      /** For clients without cookies: the token in the response of `verify/otp`. */
      deviceToken: z.string().optional(),
    }),
    cookies: [knownDevice, newDevice, signUp],
    response: z.object({
      result: Person.extend({ accessToken: z.string(), refreshToken: z.string() }),
      /** While the address is not verified; also set as a cookie. */
      signupToken: z.string().optional(),
    }),
  },
  'POST signup': {
    summary: 'Open an account; a one-time password is sent to its e-mail address',
    access: 'anyone',
    querydata: SignUpRequest,
    cookies: [signUp],
    response: z.object({
      email: z.string(),
      /** A code that is sent with this token verifies this sign-up; also set as a cookie. */
      signupToken: z.string(),
    }),
  },
  'POST refresh-token': {
    summary: 'Exchange a refresh token for a new access token',
    access: 'anyone',
    acceptsBareBody: true,
    querydata: z.object({ refreshToken: z.string().catch('') }),
    response: z.object({ accessToken: z.string(), refreshToken: z.string() }),
  },
  'POST customer/logout': {
    summary: 'End the session',
    access: 'signedIn',
    querydata: z.object({ refreshToken: z.string().optional() }),
    response: z.object({ message: z.string() }),
  },
  'GET customer/profile': {
    summary: 'The profile of the signed-in person',
    access: 'signedIn',
    response: z.object({ result: Profile }),
  },
  'POST customer/forgot/password': {
    summary: 'Send a one-time password with which a new password can be set',
    access: 'anyone',
    querydata: z.object({ email: accountFields.email }),
    response: z.object({ email: z.string() }),
  },
  'POST customer/resend/otp': {
    summary: 'Send a new one-time password; without a purpose, for that of the last one',
    access: 'anyone',
    querydata: z.object({
      email: accountFields.email,
      purpose: purpose.optional(),
      signupToken: z.string().optional(),
    }),
    cookies: [signUp],
    response: z.object({ email: z.string() }),
  },
  'POST customer/verify/otp': {
    summary:
      'Check a one-time password: verifies the e-mail address, or allows a new password or a login without delay',
    access: 'anyone',
    querydata: VerifyOtpRequest,
    cookies: [resetProof, signUp, newDevice],
    response: z.object({
      /** What the code allowed. `reset` also when a sign-up code is typed in a browser that did not start the sign-up. */
      purpose,
      email: z.string(),
      /** After `reset` only; also set as a cookie. */
      resetToken: z.string().optional(),
      /** After `signup` and `login`: failed logins from other devices do not delay a login with this token; also set as a cookie. */
      deviceToken: z.string().optional(),
    }),
  },
  'POST customer/reset/password': {
    summary: 'Set a new password; all sessions end',
    access: 'anyone',
    querydata: ResetPasswordRequest,
    cookies: [resetProof, signUp, newDevice],
    response: z.object({ email: z.string(), deviceToken: z.string() }),
  },
  'POST customer/update/personalDetails': {
    summary: 'Change the names of the signed-in customer',
    access: 'signedIn',
    querydata: z.object({ newPersonalDetails: PersonalDetails, customerId: z.string().optional() }),
    response: z.object({ result: Profile }),
  },
  'GET customer/sessions': {
    summary: 'The open sessions of the signed-in person',
    access: 'signedIn',
    response: sessions,
  },
  'POST customer/sessions/end': {
    summary: 'End another session, or all other sessions',
    access: 'signedIn',
    querydata: z.object({ id: z.string().optional() }),
    response: sessions,
  },
  'GET customer/export': {
    summary: 'All data about the signed-in customer, as a file',
    access: 'signedIn',
    download: ['application/json'],
    response: z.object({ message: z.string() }),
  },
  'POST customer/erase': {
    summary: 'Erase the account of the signed-in customer permanently',
    access: 'signedIn',
    querydata: z.object({ password: accountFields.password }),
    response: z.object({ message: z.string() }),
  },
})
