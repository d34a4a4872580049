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

export interface NewPassword {
  newPassword: string
  confirmPassword: string
}

/** A one-time password that was sent. Moments in milliseconds since the epoch. */
export interface SentOtp {
  sentAt: number
  /** From when another may be asked for. */
  resendFrom: number
}

/** Waiting for a one-time password: all that has to outlive a page that the phone drops meanwhile. */
export interface OtpStep extends SentOtp {
  email: string
  purpose: OtpPurpose
}

/** What a one-time password was good for. */
export interface Verified {
  purpose: OtpPurpose
  /** Lets a new password be set. */
  proof?: string | undefined
}

/** Where the shop says no, or cannot be reached. */
export interface SignInRefusal {
  message: string
  refusal?: string | undefined
  /** What is wrong, by field. */
  errors?: Readonly<Record<string, string>> | undefined
  /** From when another one-time password may be asked for, where that was too soon. */
  resendFrom?: number | undefined
}

/** Calls that `web` provides. They reject with a `SignInRefusal`. */
export const signInPorts = {
  logIn: unwired<void, SignInCredentials>(),
  signUp: unwired<SentOtp, NewCustomer>(),
  /** For a new password. */
  sendOtp: unwired<SentOtp, { email: string }>(),
  /** `isOver`: none is alive that could be repeated. */
  resendOtp: unwired<SentOtp, OtpStep & { isOver: boolean }>(),
  verifyOtp: unwired<Verified, { email: string; otp: string }>(),
  /** Signs out everywhere. */
  resetPassword: unwired<void, NewPassword & { email: string; proof: string | undefined }>(),
}

function unwired<Answer, Input>() {
  return fromPromise<Answer, Input>(() => Promise.reject(new Error('Nobody provides this call')))
}
