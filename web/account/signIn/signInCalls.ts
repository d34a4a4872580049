import { fromPromise } from 'xstate'
import type { OtpPurpose } from '#domain/account/accountEvents.ts'
import { otpRules } from '#domain/account/otpRules.ts'
import type { SentOtp, SignInRefusal, signInPorts } from '#domain/account/signInPorts.ts'
import { toast } from '#web/state/browser/toasts.ts'
import type { Client } from '#web/state/client.ts'
import { asCallFailed, type CallFailed } from '#web/state/http/callFailed.ts'
import { type Person, sessionAtom } from '#web/state/session/session.ts'

/** The API calls of the sign-in dialog. A refusal keeps the message of the shop; other failures get the message of the specification. */
export const signInCalls = (client: Client): typeof signInPorts => {
  const { shop, tokens, store } = client

  return {
    logIn: fromPromise(async ({ input: { email, password, remember }, signal }) => {
      const querydata = { email, password, rememberMe: remember }
      const { result } = await withSignInRefusal(shop.send('POST Login', { querydata }), 'Failed to login')
      // The dialog was closed during the call: sign nobody in.
      if (signal.aborted) return
      const { accessToken, refreshToken, ...person } = result
      tokens.save({ accessToken, refreshToken })
      store.set(sessionAtom, { status: 'signedIn', person })
    }),
    signUp: fromPromise(async ({ input }) => {
      await withSignInRefusal(shop.send('POST signup', { querydata: input }), 'Failed to sign up')
      return otpSentNow()
    }),
    sendOtp: fromPromise(({ input: { email, purpose } }) =>
      purpose === 'login' ? resendOtp(client, { email, purpose }) : forgetPassword(client, email),
    ),
    resendOtp: fromPromise(async ({ input: { email, purpose, sentAt, isOver } }) => {
      const isStillValid = !isOver && Date.now() - sentAt < otpRules.lifetime * 1000
      if (purpose === 'reset' && !isStillValid) return forgetPassword(client, email)
      return resendOtp(client, { email, purpose })
    }),
    verifyOtp: fromPromise(async ({ input }) => {
      const answer = await withSignInRefusal(
        shop.send('POST customer/verify/otp', { querydata: input }),
        'Failed to verify otp',
      )
      if (answer.purpose === 'signup') markVerified(client, input.email)
      return { purpose: answer.purpose, proof: answer.resetToken }
    }),
    resetPassword: fromPromise(async ({ input: { proof, ...password } }) => {
      const querydata = { ...password, ...(proof && { resetToken: proof }) }
      await withSignInRefusal(shop.send('POST customer/reset/password', { querydata }), 'Failed to change the password')
      if (!hasEmail(store.get(sessionAtom).person, password.email)) return
      tokens.clear()
      store.set(sessionAtom, { status: 'guest' })
    }),
  }
}

const failedToSend = 'Failed to send otp'

const resendOtp = async ({ shop }: Client, querydata: { email: string; purpose: OtpPurpose }) => {
  await withSignInRefusal(shop.send('POST customer/resend/otp', { querydata }), failedToSend)
  return otpSentNow()
}

const forgetPassword = async ({ shop }: Client, email: string) => {
  await withSignInRefusal(shop.send('POST customer/forgot/password', { querydata: { email } }), failedToSend)
  return otpSentNow()
}

const otpSentNow = (): SentOtp => {
  const sentAt = Date.now()
  return { sentAt, resendFrom: sentAt + otpRules.resendInterval * 1000 }
}

const markVerified = ({ store, queryCache }: Client, email: string) => {
  const { person } = store.get(sessionAtom)
  if (!person || !hasEmail(person, email)) return
  store.set(sessionAtom, { status: 'signedIn', person: { ...person, emailVerified: true } })
  queryCache.invalidate('GET customer/profile')
  toast(store, 'Your e-mail address is verified')
}

const hasEmail = (person: Person | undefined, email: string) => person?.email.toLowerCase() === email.toLowerCase()

const withSignInRefusal = async <Answer>(call: Promise<Answer>, fallback: string): Promise<Answer> => {
  try {
    return await call
  } catch (thrown) {
    throw toSignInRefusal(asCallFailed(thrown), fallback)
  }
}

const toSignInRefusal = ({ message, isOffline, reason }: CallFailed, fallback: string): SignInRefusal => {
  const { refusal, errors = [], details } = reason
  const isTooEarly = refusal === 'OtpTooSoon' || refusal === 'TooManyOtps'
  return {
    message: isOffline || refusal ? message : fallback,
    refusal,
    errors: errors.length > 0 ? Object.fromEntries(errors.map((error) => [error.field, error.message])) : undefined,
    resendFrom: isTooEarly ? Date.now() + Number(details?.['seconds']) * 1000 : undefined,
  }
}
