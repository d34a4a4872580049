import { type GivenShop, givenShop, tokenSecret } from '#api/givenShop.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { ownerOf } from './emails.ts'
import { otpCode } from './secrets/otpCode.ts'

export const lindiwe = { firstname: 'Lindiwe', lastname: 'Khumalo', email: 'lindiwe@ekhaya.example' }
export const umbrella = 'Umbrella-7'

/** A shop, and what somebody without an account can do about one. */
export const givenAccounts = async (settings: Parameters<typeof givenShop>[0] = {}) => {
  const shop = await givenShop(settings)
  return { ...shop, ...accountsOf(shop) }
}

export type GivenAccounts = Awaited<ReturnType<typeof givenAccounts>>

const accountsOf = (shop: GivenShop) => {
  const { nobody } = shop.when
  const idOf = async (email: string) => (await ownerOf(shop.ledger, shop.emails, email)) ?? 'nobody'

  /** The newest code that was sent to an address; `undefined` where none was. */
  const codeFor = async (email: string) => {
    const facts = await shop.store.readStream(accountStream(await idOf(email)))
    const issued = facts.findLast(({ type }) => type === 'OtpIssued')
    return issued && otpCode(tokenSecret, (issued.data as { id: string }).id)
  }

  const signUp = (email: string, { password = umbrella, ...names }: Partial<SignUpForm> = {}) =>
    nobody('POST signup', { querydata: { ...lindiwe, ...names, email, password } })
  const verify = (email: string, otp: string, headers: Record<string, string> = {}) =>
    nobody('POST customer/verify/otp', { querydata: { email, otp } }, headers)
  const login = (email: string, password: string = umbrella) => nobody('POST Login', { querydata: { email, password } })
  const forgot = (email: string) => nobody('POST customer/forgot/password', { querydata: { email } })
  const resend = (email: string) => nobody('POST customer/resend/otp', { querydata: { email } })
  const reset = (email: string, newPassword: string, resetToken?: string, headers: Record<string, string> = {}) =>
    nobody(
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
    codeFor,
    /** Another one than the newest. */
    wrongCodeFor: async (email: string) => wrong(await codeFor(email)),
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
    /** What one gets for a code to set a new password. */
    proofFor: async (email: string) => {
      await forgot(email)
      return (await verify(email, (await codeFor(email)) ?? '')).body.resetToken ?? ''
    },
    profile: (accessToken: string) => nobody('GET customer/profile', {}, { authorization: `Bearer ${accessToken}` }),
  }
}

interface SignUpForm {
  firstname: string
  lastname: string
  password: string
}

const wrong = (code = '000000') => `${(Number(code[0]) + 1) % 10}${code.slice(1)}`
