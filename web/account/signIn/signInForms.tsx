import { type ComponentType, useEffect, useMemo, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { accountRules, guessablePasswordError, passwordHint, passwordMismatch } from '#domain/account/accountRules.ts'
import { otpRules } from '#domain/account/otpRules.ts'
import { refreshFailedMessage } from '#domain/account/sessionMessages.ts'
import type { SignInEvent, SignInNotice } from '#domain/account/signInContext.ts'
import type { signInMachine } from '#domain/account/signInMachine.ts'
import type { SignInRefusal } from '#domain/account/signInPorts.ts'
import { ChangePasswordForm } from '#ui-kit/shop/account/signIn/ChangePasswordForm.tsx'
import { EmailLinkForm } from '#ui-kit/shop/account/signIn/EmailLinkForm.tsx'
import { ForgotPasswordForm } from '#ui-kit/shop/account/signIn/ForgotPasswordForm.tsx'
import { LoginForm } from '#ui-kit/shop/account/signIn/LoginForm.tsx'
import { OtpForm } from '#ui-kit/shop/account/signIn/OtpForm.tsx'
import { ResetPasswordForm } from '#ui-kit/shop/account/signIn/ResetPasswordForm.tsx'
import type { SignInPage } from '#ui-kit/shop/account/signIn/SignInDialog.tsx'
import { SignupForm } from '#ui-kit/shop/account/signIn/SignupForm.tsx'
import { dialogAddresses } from './signInAddress.ts'

type SignInFormProps = {
  state: SnapshotFrom<typeof signInMachine>
  send: (event: SignInEvent) => void
  /** All forms share the e-mail address. */
  email: string
  onEmail: (email: string) => void
  /** The session could not be refreshed. */
  expired: boolean
  isSignedIn: boolean
  shopName: string
}

const Login = ({ state, send, email, onEmail, expired, shopName }: SignInFormProps) => (
  <LoginForm
    {...formMessages(state.context, ['email', 'password'])}
    advice={state.context.refused?.refusal === 'LoginFailed' ? loginAdvice : undefined}
    busy={state.matches('loggingIn')}
    onCode={isLoginDelayed(state.context.refused) ? () => send({ type: 'loginCodeRequested' }) : undefined}
    sending={state.matches('sendingLoginOtp')}
    remark={expired ? refreshFailedMessage : undefined}
    check={signInValidators.login}
    email={email}
    onEmail={onEmail}
    onSubmit={(credentials) => send({ type: 'credentialsSent', credentials })}
    shopName={shopName}
    forgotHref={dialogAddresses.forgot}
    signupHref={dialogAddresses.signup}
  />
)

const loginAdvice =
  'Check your e-mail address and your password. Forgotten it? Set a new one with “Forgot Password?” below.'

const Signup = ({ state, send, email, onEmail }: SignInFormProps) => (
  <SignupForm
    {...formMessages(state.context, ['firstname', 'lastname', 'email', 'password'])}
    busy={state.matches('signingUp')}
    check={signInValidators.signup}
    passwordHint={passwordHint}
    known={state.context.customer ?? { firstname: '', lastname: '', email, password: '' }}
    onEmail={onEmail}
    onSubmit={(customer) => send({ type: 'signupSent', customer })}
    loginHref={dialogAddresses.login}
  />
)

const Forgot = ({ state, send, email, onEmail }: SignInFormProps) => (
  <ForgotPasswordForm
    {...formMessages(state.context, ['email'])}
    busy={state.matches('sendingOtp')}
    check={signInValidators.forgot}
    email={email}
    onEmail={onEmail}
    onSubmit={(requestedEmail) => send({ type: 'otpRequested', email: requestedEmail })}
    loginHref={dialogAddresses.login}
  />
)

const Change = ({ state, send, email }: SignInFormProps) => (
  <ChangePasswordForm
    {...formMessages(state.context, [])}
    busy={state.matches('sendingOtp')}
    email={email}
    onSubmit={() => send({ type: 'otpRequested', email })}
  />
)

const Otp = ({ state, send, isSignedIn }: SignInFormProps) => {
  const { context } = state
  const { email, purpose, sentAt, resendFrom, refused, isOver } = context
  const otpError = useMemo(() => (isOtpRefusal(refused) ? { otp: refused.message } : undefined), [refused])
  // Too soon for a new code means that an earlier one is still valid: this is no error.
  const remark = refused?.refusal === 'OtpTooSoon' ? refused.message : undefined
  const wait = useSecondsUntil(resendFrom)
  const isForReset = purpose === 'reset'

  return (
    <OtpForm
      key={sentAt}
      {...formMessages(context, ['otp'])}
      {...(otpError && { refused: otpError, problem: undefined })}
      {...(remark && { remark, problem: undefined })}
      busy={state.matches('verifyingOtp') || state.matches('loggingIn')}
      check={signInValidators.otp}
      lifetime={otpRules.lifetime / 60}
      email={email}
      ifKnown={isForReset && !isSignedIn}
      onSubmit={(otp) => send({ type: 'otpTyped', otp })}
      onResend={() => send({ type: 'newOtpRequested' })}
      resending={state.matches('resendingOtp')}
      wait={wait}
      over={isOver}
      onBack={isSignedIn ? undefined : () => send({ type: 'emailWasWrong' })}
    />
  )
}

const Link = ({ state, send }: SignInFormProps) => (
  <EmailLinkForm
    busy={state.matches('verifyingOtp')}
    email={state.context.email}
    onSubmit={() => send({ type: 'linkConfirmed' })}
  />
)

const Reset = ({ state, send }: SignInFormProps) => {
  const { email } = state.context
  const check = useMemo(() => signInValidators.reset(email), [email])

  return (
    <ResetPasswordForm
      {...formMessages(state.context, ['newPassword', 'confirmPassword'])}
      busy={state.matches('resettingPassword')}
      check={check}
      passwordHint={passwordHint}
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
  link: Link,
  reset: Reset,
}

// Counts down the whole seconds until a moment (milliseconds since the epoch).
const useSecondsUntil = (moment: number) => {
  const [now, setNow] = useState(Date.now)
  const seconds = Math.max(0, Math.ceil((moment - now) / 1000))

  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(() => (Date.now() > moment + 1000 ? clearInterval(timer) : tick()), 1000)
    return () => clearInterval(timer)
  }, [moment])

  return seconds
}

// An error that is shown at its field is not repeated above the form.
const formMessages = ({ notice, refused }: SignInFormProps['state']['context'], fields: readonly string[]) => ({
  notice: notice && notices[notice],
  refused: refused?.errors,
  problem: fields.some((field) => refused?.errors?.[field]) ? undefined : refused?.message,
})

const isLoginDelayed = (refused: SignInRefusal | undefined) => refused?.refusal === 'TooManyLogins'

const isOtpRefusal = (refused: SignInRefusal | undefined): refused is SignInRefusal =>
  refused?.refusal === 'OtpIsWrong' || refused?.refusal === 'OtpIsOver'

const notices: Record<SignInNotice, string> = {
  emailVerified: 'Your e-mail address is verified. Please log in.',
  passwordChanged: 'Your password has been changed. Please log in with the new one.',
  otpSentAgain: 'We have sent you a new OTP.',
  addressProven:
    'Your e-mail address is verified. You signed up in another browser: type the password from there to keep what you entered, or choose a new one.',
  delayPassed: 'Thank you. You can now log in without waiting.',
}

// Only a new password has to be hard to guess.
const newPasswordOf = (owner: string) => (value: string) =>
  accountRules.newPassword(value) ?? guessablePasswordError(value, owner)

const signInValidators = {
  login: { email: accountRules.email, password: accountRules.password },
  signup: {
    firstname: accountRules.firstname,
    lastname: accountRules.lastname,
    email: accountRules.email,
    password: (value: string, all: { email: string }) => newPasswordOf(all.email)(value),
  },
  forgot: { email: accountRules.email },
  otp: { otp: accountRules.otp },
  reset: (owner: string) => ({
    newPassword: newPasswordOf(owner),
    confirmPassword: (value: string, all: { newPassword: string }) => passwordMismatch(all.newPassword, value),
  }),
}
