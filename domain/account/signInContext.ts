import type { NewCustomer, NewPasswordInput, PendingOtp, SignInCredentials, SignInRefusal } from './signInPorts.ts'

/** The success message of the step before. */
export type SignInNotice = 'emailVerified' | 'passwordChanged' | 'otpSentAgain' | 'addressProven' | 'delayPassed'

export interface SignInContext extends PendingOtp {
  credentials: SignInCredentials | undefined
  /** The customer who has just signed up. The password is stored only here. */
  customer: NewCustomer | undefined
  proof: string | undefined
  /** The token of the link in a mail, used in place of the digits. */
  link: string | undefined
  /** Whether a signed-in customer verifies the address. */
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
  /** A signed-in customer starts to verify the address. */
  | { type: 'verificationOpened'; email: string }
  /** The page was unloaded while the customer read the mail. */
  | { type: 'otpResumed'; step: PendingOtp; isMember: boolean }
  /** The page was unloaded after the code was verified; the browser still holds the proof for the new password. */
  | { type: 'proofResumed'; step: PendingOtp }
  /** The customer opened the link in the mail of a one-time password. */
  | { type: 'linkOpened'; email: string; link: string; isMember: boolean }
  | { type: 'linkConfirmed' }
  | { type: 'credentialsSent'; credentials: SignInCredentials }
  /** The customer requests a code to skip the delay after failed logins. */
  | { type: 'loginCodeRequested' }
  | { type: 'signupSent'; customer: NewCustomer }
  | { type: 'otpRequested'; email: string }
  | { type: 'otpTyped'; otp: string }
  | { type: 'newOtpRequested' }
  | { type: 'emailWasWrong' }
  | { type: 'passwordSent'; password: NewPasswordInput }
  | { type: 'dialogClosed' }

export const initialSignInContext: SignInContext = {
  email: '',
  purpose: 'signup',
  sentAt: 0,
  resendFrom: 0,
  credentials: undefined,
  customer: undefined,
  proof: undefined,
  link: undefined,
  isMember: false,
  isOver: false,
  notice: undefined,
  refused: undefined,
}

/** Returns the context changes for an event. */
export const contextOf = (event: SignInEvent): Partial<SignInContext> => {
  if (event.type === 'verificationOpened') return { email: event.email, isMember: true }
  if (event.type === 'otpResumed') return { ...event.step, isMember: event.isMember }
  if (event.type === 'proofResumed') return event.step
  if (event.type === 'linkOpened') {
    const { email, link, isMember } = event
    return { email, link, isMember }
  }
  if (event.type === 'credentialsSent') return { credentials: event.credentials, email: event.credentials.email }
  if (event.type === 'signupSent') return { customer: event.customer, email: event.customer.email }

  if (event.type === 'otpTyped') return { link: undefined }

  return event.type === 'otpRequested' ? { email: event.email } : {}
}
