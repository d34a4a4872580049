import type { Handlers } from '#api/http/handlers.ts'
import type { accountContract } from '#domain/account/accountContract.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import type { AccountParts } from './accountParts.ts'
import { openCodeSender } from './codeSender.ts'
import { openCodeVerification } from './codeVerification.ts'
import { guestContext } from './commandContexts.ts'
import { openPasswordReset } from './passwordReset.ts'
import { refuseCommonPassword } from './secrets/commonPasswords.ts'
import { refuseWhenBusy } from './secrets/credentialCheck.ts'
import { deviceLifetime } from './secrets/knownDevices.ts'
import { openSignUp } from './signUp.ts'
import { signUpTokenLifetime } from './signUpTokens.ts'

type VerificationEndpoint =
  | 'POST signup'
  | 'POST customer/forgot/password'
  | 'POST customer/resend/otp'
  | 'POST customer/verify/otp'
  | 'POST customer/reset/password'

/** The routes that prove an address: sign-up, codes and password reset. They do not depend on the caller's session. */
export const verificationRoutes = (
  parts: AccountParts,
): Pick<Handlers<typeof accountContract>, VerificationEndpoint> => {
  const { inConstantTime } = parts
  const signUp = openSignUp(parts)
  const sendCode = openCodeSender(parts)
  const reset = openPasswordReset(parts)
  const verify = openCodeVerification(parts)

  return {
    'POST signup': ({ querydata, context }) => {
      const refusal = refuseCommonPassword(querydata.password, 'password')
      if (refusal) return refusal
      return inConstantTime(async () => {
        const signupToken = await refuseWhenBusy(() => signUp(querydata, guestContext(context)))
        if (isRefusal(signupToken)) return signupToken
        const cookies = { signUp: { value: signupToken, seconds: signUpTokenLifetime } }
        return { email: querydata.email, signupToken, cookies, message: 'Almost there: we have sent you an e-mail' }
      })
    },
    'POST customer/forgot/password': ({ querydata: { email }, context }) =>
      inConstantTime(
        async () => (await sendCode({ email, purpose: 'reset' }, context)) ?? { email, message: onItsWay },
      ),
    'POST customer/resend/otp': ({ querydata: { email, purpose, signupToken }, cookies, context }) => {
      const request = { email, purpose, signUpToken: signupToken ?? cookies.signUp }
      return inConstantTime(async () => (await sendCode(request, context)) ?? { email, message: onItsWay })
    },
    'POST customer/verify/otp': ({ querydata: { signupToken, ...typed }, cookies, key, context }) =>
      verify({ ...typed, signUpToken: signupToken ?? cookies.signUp, key }, context),
    'POST customer/reset/password': async ({ querydata, cookies: requestCookies, key, context }) => {
      const { email, newPassword, resetToken } = querydata
      const proof = { email, token: resetToken ?? requestCookies.resetProof ?? '', key }
      const done = await refuseWhenBusy(() => reset(proof, newPassword, context))
      if (isRefusal(done)) return done
      const expired = { value: '', seconds: 0 }
      const { position, deviceToken } = done
      const cookies = {
        resetProof: expired,
        signUp: expired,
        newDevice: { value: deviceToken, seconds: deviceLifetime },
      }
      return { email, deviceToken, cookies, position, message: 'Your password is changed. Please log in' }
    },
  }
}

const onItsWay = 'If this address has an account, a code is on its way'
