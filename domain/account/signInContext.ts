import type { NewCustomer, NewPassword, OtpStep, SignInCredentials, SignInRefusal } from './signInPorts.ts'

/** What went well a step before. */
export type SignInNotice = 'emailVerified' | 'passwordChanged' | 'otpSentAgain'

export interface SignInContext extends OtpStep {
  credentials: SignInCredentials | undefined
  /** Who has just signed up. The password lives here and nowhere else. */
  customer: NewCustomer | undefined
  proof: string | undefined
  /** Somebody is signed in already, and verifies the address. */
  isMember: boolean
  /** The one-time password is used up or too old. */
  isOver: boolean
  notice: SignInNotice | undefined
  refused: SignInRefusal | undefined
}

export type SignInEvent =
  | { type: 'loginOpened' }
  | { type: 'signupOpened' }
  | { type: 'forgotOpened' }
  /** Somebody who is signed in wants to verify the address. */
  | { type: 'verificationOpened'; email: string }
  /** The page was gone while its owner read the mail. */
  | { type: 'otpResumed'; step: OtpStep; isMember: boolean }
  /** It was gone once the one-time password had proven who wants a new password: the browser still has the proof. */
  | { type: 'proofResumed'; step: OtpStep }
  | { type: 'credentialsSent'; credentials: SignInCredentials }
  | { type: 'signupSent'; customer: NewCustomer }
  | { type: 'otpWished'; email: string }
  | { type: 'otpTyped'; otp: string }
  | { type: 'newOtpWished' }
  | { type: 'emailWasWrong' }
  | { type: 'passwordSent'; password: NewPassword }
  | { type: 'dialogClosed' }

export const nobody: SignInContext = {
  email: '',
  purpose: 'signup',
  sentAt: 0,
  resendFrom: 0,
  credentials: undefined,
  customer: undefined,
  proof: undefined,
  isMember: false,
  isOver: false,
  notice: undefined,
  refused: undefined,
}

/** What somebody did, as far as it is to be remembered. */
export const broughtBy = (event: SignInEvent): Partial<SignInContext> => {
  if (event.type === 'verificationOpened') return { email: event.email, isMember: true }
  if (event.type === 'otpResumed') return { ...event.step, isMember: event.isMember }
  if (event.type === 'proofResumed') return event.step
  if (event.type === 'credentialsSent') return { credentials: event.credentials, email: event.credentials.email }
  if (event.type === 'signupSent') return { customer: event.customer, email: event.customer.email }

  return event.type === 'otpWished' ? { email: event.email } : {}
}
