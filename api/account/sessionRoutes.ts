import type { Handlers } from '#api/http/handlers.ts'
import type { accountContract } from '#domain/account/accountContract.ts'
import { accountMachine, accountStream, isInUse } from '#domain/account/accountMachine.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import type { AccountParts } from './accountParts.ts'
import { deviceOf } from './deviceOf.ts'
import { person, profile } from './profile.ts'
import { openCredentialCheck } from './secrets/credentialCheck.ts'
import { type DeviceCookies, deviceLifetime, deviceTokensIn, toDeviceCookie } from './secrets/knownDevices.ts'
import { signUpTokenLifetime } from './signUpTokens.ts'

type CheckedCredentials = Exclude<Awaited<ReturnType<ReturnType<typeof openCredentialCheck>>>, { refusal: string }>

type SessionEndpoint = 'POST Login' | 'POST refresh-token' | 'POST customer/logout' | 'GET customer/profile'

/** The routes that open, refresh and end a session, and the profile of the caller. */
export const sessionRoutes = (parts: AccountParts): Pick<Handlers<typeof accountContract>, SessionEndpoint> => {
  const { ledger, sessions, security } = parts
  const checkCredentials = openCredentialCheck(parts)
  const accountOf = (customerId: string) => ledger.load(accountMachine, accountStream(customerId))

  const recognitionOf = openRecognition(parts)

  return {
    // A wrong address and a wrong password take the same time and have the same answer.
    'POST Login': async ({ querydata, cookies, agent }) => {
      const { email, password, rememberMe = false, deviceToken } = querydata
      const deviceTokens = deviceToken === undefined ? deviceTokensIn(cookies) : [deviceToken]
      const checked = await checkCredentials({ email, password, deviceTokens })
      if (isRefusal(checked)) return checked
      const { customerId, isStillValid } = checked
      const account = await accountOf(customerId)
      if (account.is('suspended')) return refuse('AccountIsSuspended')
      if (!isInUse(account)) return refuse('LoginFailed')

      const tokens = await sessions.open(customerId, rememberMe, deviceOf(agent))
      if (await isStillValid()) {
        const result = { ...person(customerId, account), ...tokens }
        return { result, message: 'Welcome', ...(await recognitionOf(checked, cookies)) }
      }
      // A password reset ended every session while this one was opened.
      const session = await sessions.ofAccessToken(tokens.accessToken)
      if (session) await sessions.end(session.sessionId)
      return refuse('LoginFailed')
    },
    'POST refresh-token': async ({ querydata, address, agent, context: { correlationId } }) => {
      let reusedOf: string | undefined
      const tokens = await sessions.refresh(querydata.refreshToken, (customerId) => {
        reusedOf = customerId
      })
      if (!tokens) {
        const event = reusedOf === undefined ? 'RefreshRefused' : 'RefreshTokenReused'
        security.record({ event, customerId: reusedOf, address, agent, correlationId })
      }
      const session = tokens && (await sessions.ofAccessToken(tokens.accessToken))
      if (!tokens || !session) return refuse('RefreshFailed')
      if (isInUse(await accountOf(session.customerId))) return tokens

      await sessions.end(session.sessionId)
      return refuse('RefreshFailed')
    },
    'POST customer/logout': async ({ caller }) => {
      await sessions.end(caller.sessionId)
      return { message: 'User successfully logged out' }
    },
    'GET customer/profile': async ({ caller: { customerId } }) => ({
      result: profile(customerId, await accountOf(customerId)),
    }),
  }
}

/** The cookies that identify the browser from now on: as a known device of the account, or, if the address has no owner, as that of this sign-up. */
const openRecognition =
  ({ devices, signUpTokens }: Pick<AccountParts, 'devices' | 'signUpTokens'>) =>
  async ({ customerId, isOwner, isKnownDevice }: CheckedCredentials, requestCookies: DeviceCookies) => {
    if (!isOwner) {
      const signupToken = signUpTokens.of(customerId)
      return { signupToken, cookies: { signUp: { value: signupToken, seconds: signUpTokenLifetime } } }
    }
    if (isKnownDevice && !requestCookies.newDevice) return {}
    const value = toDeviceCookie([
      ...deviceTokensIn(requestCookies),
      ...(isKnownDevice ? [] : [await devices.add(customerId)]),
    ])
    const knownDevice = { value, seconds: deviceLifetime }
    return { cookies: { knownDevice, ...(requestCookies.newDevice && { newDevice: { value: '', seconds: 0 } }) } }
  }
