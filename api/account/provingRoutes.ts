import type { Answers } from '#api/http/answers.ts'
import type { accountContract } from '#domain/account/accountContract.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import type { AccountParts } from './accountParts.ts'
import { asGuest } from './actingAs.ts'
import { resetting } from './resetting.ts'
import { tooCommon } from './secrets/commonPasswords.ts'
import { unlessBusy } from './secrets/tryingPasswords.ts'
import { sendingCodes } from './sendingCodes.ts'
import { signingUp } from './signingUp.ts'
import { verifying } from './verifying.ts'

type Proving =
  | 'POST signup'
  | 'POST customer/forgot/password'
  | 'POST customer/resend/otp'
  | 'POST customer/verify/otp'
  | 'POST customer/reset/password'

/** Whose is an address? Signing up, codes, new passwords. Who is signed in does not matter here. */
export const provingRoutes = (parts: AccountParts): Pick<Answers<typeof accountContract>, Proving> => {
  const { evenly } = parts
  const signUp = signingUp(parts)
  const codes = sendingCodes(parts)
  const reset = resetting(parts)
  const verify = verifying(parts)

  return {
    'POST signup': ({ querydata, deed }) => {
      const common = tooCommon(querydata.password, 'password')
      if (common) return common
      return evenly(async () => {
        const busy = await unlessBusy(() => signUp(querydata, asGuest(deed)))
        return busy ?? { email: querydata.email, message: 'Almost there: we have sent you an e-mail' }
      })
    },
    'POST customer/forgot/password': ({ querydata: { email }, deed }) =>
      evenly(async () => (await codes.forReset(email, deed)) ?? { email, message: onItsWay }),
    'POST customer/resend/otp': ({ querydata: { email }, deed }) =>
      evenly(async () => (await codes.again(email, deed)) ?? { email, message: onItsWay }),
    'POST customer/verify/otp': ({ querydata: { email, otp }, key, deed }) => verify({ email, otp, key }, deed),
    'POST customer/reset/password': async ({ querydata, cookie, key, deed }) => {
      const { email, newPassword, resetToken } = querydata
      const proof = { email, token: resetToken ?? cookie ?? '', key }
      const done = await unlessBusy(() => reset(proof, newPassword, deed))
      if (isRefusal(done)) return done
      const noCookie = { value: '', seconds: 0 }
      return { email, cookie: noCookie, position: done.position, message: 'Your password is changed. Please log in' }
    },
  }
}

const onItsWay = 'If this address has an account, a code is on its way'
