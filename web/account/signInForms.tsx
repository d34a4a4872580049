import { type ComponentType, useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { SignInEvent, SignInNotice } from '#domain/account/signInContext.ts'
import type { signInMachine } from '#domain/account/signInMachine.ts'
import type { SignInRefusal } from '#domain/account/signInPorts.ts'
import { ChangeForm } from '#ui-kit/shop/account/ChangeForm.tsx'
import { ForgotForm } from '#ui-kit/shop/account/ForgotForm.tsx'
import { LoginForm } from '#ui-kit/shop/account/LoginForm.tsx'
import { OtpForm } from '#ui-kit/shop/account/OtpForm.tsx'
import { ResetForm } from '#ui-kit/shop/account/ResetForm.tsx'
import type { SignInPage } from '#ui-kit/shop/account/SignInDialog.tsx'
import { SignupForm } from '#ui-kit/shop/account/SignupForm.tsx'
import { addresses } from './signInAddress.ts'
import { signInCheck } from './signInCheck.ts'
import { useSecondsUntil } from './useSecondsUntil.ts'

export type SignInFormProps = {
  state: SnapshotFrom<typeof signInMachine>
  send: (event: SignInEvent) => void
  /** The e-mail address goes along from one form to the next. */
  email: string
  onEmail: (email: string) => void
  /** The session could not be prolonged. */
  expired: boolean
  isSignedIn: boolean
  shopName: string
}

const Login = ({ state, send, email, onEmail, expired, shopName }: SignInFormProps) => (
  <LoginForm
    {...told(state.context, ['email', 'password'])}
    busy={state.matches('loggingIn')}
    remark={expired ? 'You have been signed out. Please log in again.' : undefined}
    check={signInCheck.login}
    email={email}
    onEmail={onEmail}
    onSubmit={(credentials) => send({ type: 'credentialsSent', credentials })}
    shopName={shopName}
    forgotHref={addresses.forgot}
    signupHref={addresses.signup}
  />
)

const Signup = ({ state, send, email, onEmail }: SignInFormProps) => (
  <SignupForm
    {...told(state.context, ['firstname', 'lastname', 'email', 'password'])}
    busy={state.matches('signingUp')}
    check={signInCheck.signup}
    known={state.context.customer ?? { firstname: '', lastname: '', email, password: '' }}
    onEmail={onEmail}
    onSubmit={(customer) => send({ type: 'signupSent', customer })}
    loginHref={addresses.login}
  />
)

const Forgot = ({ state, send, email, onEmail }: SignInFormProps) => (
  <ForgotForm
    {...told(state.context, ['email'])}
    busy={state.matches('sendingOtp')}
    check={signInCheck.forgot}
    email={email}
    onEmail={onEmail}
    onSubmit={(wished) => send({ type: 'otpWished', email: wished })}
    loginHref={addresses.login}
  />
)

const Change = ({ state, send, email }: SignInFormProps) => (
  <ChangeForm
    {...told(state.context, [])}
    busy={state.matches('sendingOtp')}
    email={email}
    onSubmit={() => send({ type: 'otpWished', email })}
  />
)

const Otp = ({ state, send, isSignedIn }: SignInFormProps) => {
  const { context } = state
  const { email, purpose, sentAt, resendFrom, refused, isOver } = context
  const aboutOtp = useMemo(() => (isAboutOtp(refused) ? { otp: refused.message } : undefined), [refused])
  // Then there is one to be typed already.
  const remark = refused?.refusal === 'OtpTooSoon' ? refused.message : undefined
  const wait = useSecondsUntil(resendFrom)
  const isForReset = purpose === 'reset'

  return (
    <OtpForm
      key={sentAt}
      {...told(context, ['otp'])}
      {...(aboutOtp && { refused: aboutOtp, problem: undefined })}
      {...(remark && { remark, problem: undefined })}
      busy={state.matches('verifyingOtp') || state.matches('loggingIn')}
      check={signInCheck.otp}
      email={email}
      ifKnown={isForReset && !isSignedIn}
      onSubmit={(otp) => send({ type: 'otpTyped', otp })}
      onResend={() => send({ type: 'newOtpWished' })}
      resending={state.matches('resendingOtp')}
      wait={wait}
      over={isOver}
      onBack={isSignedIn ? undefined : () => send({ type: 'emailWasWrong' })}
    />
  )
}

const Reset = ({ state, send }: SignInFormProps) => {
  const { email } = state.context
  const check = useMemo(() => signInCheck.reset(email), [email])

  return (
    <ResetForm
      {...told(state.context, ['newPassword', 'confirmPassword'])}
      busy={state.matches('resettingPassword')}
      check={check}
      email={email}
      onSubmit={(password) => send({ type: 'passwordSent', password })}
    />
  )
}

/** The form of each page of the dialog. */
export const signInForms: Record<SignInPage, ComponentType<SignInFormProps>> = {
  login: Login,
  signup: Signup,
  forgot: Forgot,
  change: Change,
  otp: Otp,
  reset: Reset,
}

// What is said at a field is not said above the form as well.
const told = ({ notice, refused }: SignInFormProps['state']['context'], fields: readonly string[]) => ({
  notice: notice && notices[notice],
  refused: refused?.errors,
  problem: fields.some((field) => refused?.errors?.[field]) ? undefined : refused?.message,
})

const isAboutOtp = (refused: SignInRefusal | undefined): refused is SignInRefusal =>
  refused?.refusal === 'OtpIsWrong' || refused?.refusal === 'OtpIsOver'

const notices: Record<SignInNotice, string> = {
  emailVerified: 'Your e-mail address is verified. Please log in.',
  passwordChanged: 'Your password is changed. Please log in with the new one.',
  otpSentAgain: 'A new OTP is on its way.',
}
