import { holderOf } from '#api/account/emailHolders.ts'
import { otpCode, otpLink } from '#api/account/secrets/otpCode.ts'
import { openSignUpTokens } from '#api/account/signUpTokens.ts'
import type { TestClient, TestResponse } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop, testTokenSecret } from '#api/testing/testShop.ts'
import type { OtpPurpose } from '#domain/account/accountEvents.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { emailMachine } from '#domain/account/emailMachine.ts'

export const lindiwe = { firstname: 'Lindiwe', lastname: 'Khumalo', email: 'lindiwe@ekhaya.example' }
export const umbrella = 'Umbrella-7'

/** A shop, and the account requests of a guest. */
export const givenAccounts = async (
  settings: Parameters<typeof givenShop>[0] = {},
  headersOf: HeadersOf = () => ({}),
) => {
  const shop = await givenShop(settings)
  return { ...shop, ...accountsOf(shop, withHeaders(shop.when.guest, headersOf)) }
}

/** A shop with rate limits, behind a proxy that forwards each call with another client address: only the limits of an account have an effect. */
export const givenStrict = async () => {
  let callCount = 0
  const newClientAddress = () => ({
    'x-forwarded-for': `10.1.${Math.floor(callCount / 250)}.${(callCount++ % 250) + 1}`,
  })
  return givenAccounts({ limited: true, proxies: 1 }, newClientAddress)
}

export type GivenAccounts = Awaited<ReturnType<typeof givenAccounts>>

const accountsOf = (shop: GivenShop, guest: TestClient) => {
  const idOf = async (email: string) => (await holderOf(shop, email)) ?? 'nobody'

  /** The codes that were sent to an address, newest last. */
  const mailbox = async (email: string, purpose?: OtpPurpose) => {
    const { owner, claims, voided } = (await shop.ledger.load(emailMachine, await shop.emails.streamOf(email))).context
    const streams = [...voided, ...claims, ...(owner ? [owner] : [])].map(accountStream)
    const facts = (await Promise.all(streams.map((stream) => shop.store.readStream(stream)))).flat()
    return facts
      .filter(({ type }) => type === 'OtpIssued')
      .toSorted((one, other) => one.position - other.position)
      .map(({ data }) => data as { id: string; purpose: OtpPurpose })
      .filter((issued) => purpose === undefined || issued.purpose === purpose)
      .map(({ id, ...issued }) => ({
        ...issued,
        otp: otpCode(testTokenSecret, id),
        link: otpLink(testTokenSecret, id),
      }))
  }

  /** The newest code that was sent to an address, if any. */
  const codeFor = async (email: string, purpose?: OtpPurpose) => (await mailbox(email, purpose)).at(-1)?.otp

  const signUp = (email: string, { password = umbrella, ...names }: Partial<SignUpForm> = {}) =>
    guest('POST signup', { querydata: { ...lindiwe, ...names, email, password } })
  const signUpTokens = openSignUpTokens(testTokenSecret)
  /** In the browser of the latest sign-up. */
  const verify = async (email: string, otp: string, headers: Record<string, string> = {}) => {
    const signupToken = signUpTokens.of(await idOf(email))
    return guest('POST customer/verify/otp', { querydata: { email, otp, signupToken } }, headers)
  }
  /** In a browser that has not signed up. */
  const verifyElsewhere = (email: string, otp: string) =>
    guest('POST customer/verify/otp', { querydata: { email, otp } })
  const login = (email: string, password: string = umbrella) => guest('POST Login', { querydata: { email, password } })
  const forgot = (email: string) => guest('POST customer/forgot/password', { querydata: { email } })
  const resend = (email: string, purpose?: OtpPurpose) =>
    guest('POST customer/resend/otp', { querydata: { email, purpose } })
  const reset = (email: string, newPassword: string, resetToken?: string, headers: Record<string, string> = {}) =>
    guest(
      'POST customer/reset/password',
      {
        querydata: {
          email,
          newPassword,
          confirmPassword: newPassword,
          ...(resetToken !== undefined && { resetToken }),
        },
      },
      headers,
    )

  return {
    idOf,
    mailbox,
    codeFor,
    verifyElsewhere,
    browser: () => browserOf(guest),
    /** A code that differs from the newest. */
    wrongCodeFor: async (email: string) => wrongCode(await codeFor(email)),
    accountOf: async (email: string) => shop.ledger.load(accountMachine, accountStream(await idOf(email))),
    signUp,
    verify,
    login,
    forgot,
    resend,
    reset,
    verified: async (email: string) => {
      await signUp(email)
      await verify(email, (await codeFor(email)) ?? '')
    },
    /** The proof that a reset code is exchanged for. */
    proofFor: async (email: string) => {
      await forgot(email)
      return (await verify(email, (await codeFor(email)) ?? '')).body.resetToken ?? ''
    },
    profile: (accessToken: string) => guest('GET customer/profile', {}, { authorization: `Bearer ${accessToken}` }),
  }
}

type HeadersOf = (key: string) => Record<string, string>

/** The same client, with more request headers and an observer of the responses. */
const withHeaders = (
  calls: TestClient,
  headersOf: HeadersOf,
  onResponse: (answer: TestResponse<unknown>) => void = () => undefined,
): TestClient => {
  const call: typeof calls = Object.assign(
    async (...[key, request, headers]: Parameters<TestClient>) => {
      const answer = await calls(key, request, { ...headersOf(key), ...headers })
      onResponse(answer)
      return answer
    },
    { raw: calls.raw },
  ) as TestClient
  return call
}

/** A browser: stores cookies and sends them with the requests below their path. */
const browserOf = (calls: TestClient) => {
  const jar = new Map<string, { value: string; path: string }>()
  const cookiesFor = (path: string) =>
    [...jar].filter(([, cookie]) => `/${path}`.startsWith(cookie.path)).map(([name, { value }]) => `${name}=${value}`)

  const storeCookie = (header: string) => {
    const [, name = '', value = '', path = ''] = /^([^=]+)=([^;]*);.*Path=([^;]+)/.exec(header) ?? []
    if (value === '') jar.delete(name)
    else jar.set(name, { value, path })
  }

  const call = withHeaders(
    calls,
    (key) => {
      const cookie = cookiesFor(key.split(' ')[1] ?? '').join('; ')
      return cookie ? { cookie } : {}
    },
    ({ headers }) => headers.getSetCookie().forEach(storeCookie),
  )
  return { call, cookies: () => [...jar.keys()] }
}

interface SignUpForm {
  firstname: string
  lastname: string
  password: string
}

const wrongCode = (code = '000000') => `${(Number(code[0]) + 1) % 10}${code.slice(1)}`
