import { fromPromise } from 'xstate'
import { otpRules } from '#domain/account/otpRules.ts'
import type { SentOtp, SignInRefusal, signInPorts } from '#domain/account/signInPorts.ts'
import { asCallFailed, type CallFailed } from '#web/client/callFailed.ts'
import type { Client } from '#web/client/client.ts'
import { type Person, sessionAtom } from '#web/client/session.ts'
import { toast } from '#web/client/toasts.ts'

/** The calls behind the sign-in dialog. What the shop refuses comes in its own words, everything else in those of the specification. */
export const signInCalls = (client: Client): typeof signInPorts => {
  const { shop, keyring, store } = client

  return {
    logIn: fromPromise(async ({ input: { email, password, remember }, signal }) => {
      const querydata = { email, password, rememberMe: remember }
      const { result } = await told(shop.send('POST Login', { querydata }), 'Failed to login')
      // Closed meanwhile: whoever left does not want to be signed in.
      if (signal.aborted) return
      const { accessToken, refreshToken, ...person } = result
      keyring.keep({ accessToken, refreshToken })
      store.set(sessionAtom, { status: 'signedIn', person })
    }),
    signUp: fromPromise(async ({ input }) => {
      await told(shop.send('POST signup', { querydata: input }), 'Failed to sign up')
      return sentNow()
    }),
    sendOtp: fromPromise(({ input: { email } }) => sendOtp(client, email)),
    resendOtp: fromPromise(async ({ input: { email, purpose, sentAt, isOver } }) => {
      const isAlive = !isOver && Date.now() - sentAt < otpRules.lifetime * 1000
      if (purpose === 'reset' && !isAlive) return sendOtp(client, email)
      await told(shop.send('POST customer/resend/otp', { querydata: { email } }), failedToSend)
      return sentNow()
    }),
    verifyOtp: fromPromise(async ({ input }) => {
      const answer = await told(shop.send('POST customer/verify/otp', { querydata: input }), 'Failed to verify otp')
      if (answer.purpose === 'signup') noteVerified(client, input.email)
      return { purpose: answer.purpose, proof: answer.resetToken }
    }),
    resetPassword: fromPromise(async ({ input: { proof, ...password } }) => {
      const querydata = { ...password, ...(proof && { resetToken: proof }) }
      await told(shop.send('POST customer/reset/password', { querydata }), 'Failed to change the password')
      if (!isTheirs(store.get(sessionAtom).person, password.email)) return
      keyring.drop()
      store.set(sessionAtom, { status: 'guest' })
    }),
  }
}

const failedToSend = 'Failed to send otp'

const sendOtp = async ({ shop }: Client, email: string) => {
  await told(shop.send('POST customer/forgot/password', { querydata: { email } }), failedToSend)
  return sentNow()
}

const sentNow = (): SentOtp => {
  const sentAt = Date.now()
  return { sentAt, resendFrom: sentAt + otpRules.pause * 1000 }
}

const noteVerified = ({ store, answers }: Client, email: string) => {
  const { person } = store.get(sessionAtom)
  if (!person || !isTheirs(person, email)) return
  store.set(sessionAtom, { status: 'signedIn', person: { ...person, emailVerified: true } })
  answers.refresh('GET customer/profile')
  toast(store, 'Your e-mail address is verified')
}

const isTheirs = (person: Person | undefined, email: string) => person?.email.toLowerCase() === email.toLowerCase()

const told = async <Answer>(call: Promise<Answer>, otherwise: string): Promise<Answer> => {
  try {
    return await call
  } catch (thrown) {
    throw refusalOf(asCallFailed(thrown), otherwise)
  }
}

const refusalOf = ({ message, isOffline, reason }: CallFailed, otherwise: string): SignInRefusal => {
  const { refusal, errors = [], details } = reason
  const isTooEarly = refusal === 'OtpTooSoon' || refusal === 'TooManyOtps'
  return {
    message: isOffline || refusal ? message : otherwise,
    refusal,
    errors: errors.length > 0 ? Object.fromEntries(errors.map((error) => [error.field, error.message])) : undefined,
    resendFrom: isTooEarly ? Date.now() + Number(details?.['seconds']) * 1000 : undefined,
  }
}
