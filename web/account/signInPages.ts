import type { SnapshotFrom } from 'xstate'
import type { signInMachine } from '#domain/account/signInMachine.ts'
import type { SignInPage } from '#ui-kit/shop/account/SignInDialog.tsx'

type SignInState = SnapshotFrom<typeof signInMachine>

const pages: Record<SignInState['value'], SignInPage | undefined> = {
  closed: undefined,
  typingLogin: 'login',
  loggingIn: 'login',
  typingSignup: 'signup',
  signingUp: 'signup',
  typingEmail: 'forgot',
  sendingOtp: 'forgot',
  typingOtp: 'otp',
  verifyingOtp: 'otp',
  needingOtp: 'otp',
  resendingOtp: 'otp',
  typingPassword: 'reset',
  resettingPassword: 'reset',
  signedIn: undefined,
}

/**
 * The page of the dialog that shows. Who has just signed up is logged in without seeing the login; who is signed in has not forgotten
 * the password, but changes it.
 */
export const pageOf = ({ value, context }: SignInState, isSignedIn: boolean): SignInPage | undefined => {
  const page = value === 'loggingIn' && context.customer ? 'otp' : pages[value]
  return page === 'forgot' && isSignedIn ? 'change' : page
}
