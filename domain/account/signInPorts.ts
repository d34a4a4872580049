import { fromPromise } from 'xstate'
import type { OtpPurpose } from './accountEvents.ts'

export interface SignInCredentials {
  email: string
  password: string
  remember: boolean
}

export interface NewCustomer {
  firstname: string
  lastname: string
  email: string
  password: string
}

export interface NewPasswordInput {
  newPassword: string
  confirmPassword: string
}

/** A one-time password that was sent. Times in milliseconds since the epoch. */
export interface SentOtp {
  sentAt: number
  /** The time from which the customer can request another one. */
  resendFrom: number
}

/** A one-time password that was sent and not typed yet: the state that must survive a page reload. */
export interface PendingOtp extends SentOtp {
  email: string
  purpose: OtpPurpose
}

/** A one-time password to verify: the digits, or the token of the link in the mail. */
export interface SubmittedOtp {
  email: string
  otp?: string | undefined
  link?: string | undefined
  /** The purpose of the digits; absent for a link, whose token identifies it. */
  purpose?: OtpPurpose | undefined
}

/** What the verified one-time password allows. */
export interface VerifiedOtp {
  purpose: OtpPurpose
  /** The token that allows a new password to be set. */
  proof?: string | undefined
}

/** A refusal of the shop, or a failed request. */
export interface SignInRefusal {
  message: string
  refusal?: string | undefined
  /** Error messages by field. */
  errors?: Readonly<Record<string, string>> | undefined
  /** After a request that was too early: the time from which the customer can request another one-time password. */
  resendFrom?: number | undefined
}

/** Calls that `web` provides. They reject with a `SignInRefusal`. */
export const signInPorts = {
  logIn: unwired<void, SignInCredentials>(),
  signUp: unwired<SentOtp, NewCustomer>(),
  /** Sends a code for a new password, or for a login without the delay. */
  sendOtp: unwired<SentOtp, { email: string; purpose: OtpPurpose }>(),
  /** `isOver`: the last code is used up or has expired, so the shop must issue a new one. */
  resendOtp: unwired<SentOtp, PendingOtp & { isOver: boolean }>(),
  verifyOtp: unwired<VerifiedOtp, SubmittedOtp>(),
  /** Sets the new password and ends every session. */
  resetPassword: unwired<void, NewPasswordInput & { email: string; proof: string | undefined }>(),
}

function unwired<Answer, Input>() {
  return fromPromise<Answer, Input>(() => Promise.reject(new Error('This call is not provided')))
}
