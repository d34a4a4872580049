import type { Deed } from '#api/eventStore/handle.ts'
import type { Answers } from '#api/http/answers.ts'
import { verifyEmail } from '#domain/account/accountCommands.ts'
import type { accountContract } from '#domain/account/accountContract.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import type { AccountParts } from './accountParts.ts'
import { asCustomer, asGuest } from './actingAs.ts'
import { ownerOf } from './emails.ts'
import { resetting } from './resetting.ts'
import { tooCommon } from './secrets/commonPasswords.ts'
import { proofLifetime } from './secrets/resetProofs.ts'
import { unlessBusy } from './secrets/tryingPasswords.ts'
import { sendingCodes } from './sendingCodes.ts'
import { signingUp } from './signingUp.ts'

type Proving =
  | 'POST signup'
  | 'POST customer/forgot/password'
  | 'POST customer/resend/otp'
  | 'POST customer/verify/otp'
  | 'POST customer/reset/password'

/** Whose is an address? Signing up, codes, new passwords. Who is signed in does not matter here. */
export const provingRoutes = (parts: AccountParts): Pick<Answers<typeof accountContract>, Proving> => {
  const { ledger, emails, passwords, sessions, otps, proofs, evenly } = parts
  const signUp = signingUp(parts)
  const codes = sendingCodes(parts)
  const reset = resetting(parts)

  const verified = async (customerId: string, deed: Deed) => {
    const own = asCustomer(deed, customerId)
    return ledger.handle(accountMachine, accountStream(customerId), own, verifyEmail)
  }

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
    'POST customer/verify/otp': async ({ querydata: { email, otp }, key, deed }) => {
      const used = await otps.use(email, otp, key)
      if (isRefusal(used)) return used
      const customerId = await ownerOf(ledger, emails, email)
      if (!customerId) return refuse('OtpIsOver')
      if (used.purpose === 'reset') {
        const resetToken = await proofs.give(email, customerId)
        const cookie = { value: resetToken, seconds: proofLifetime }
        return { purpose: used.purpose, email, resetToken, cookie, message: 'Now choose a new password' }
      }
      if (!(await passwords.prove(customerId, used.proves))) return refuse('OtpIsOver')
      await passwords.afterReplacing(customerId, sessions.endAll)
      const { record, position } = await verified(customerId, deed)
      if (!record.is('active')) return refuse('OtpIsOver')
      return { purpose: used.purpose, email, position, message: 'Your e-mail address is verified' }
    },
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
