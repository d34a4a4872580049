import type { Answers } from '#api/http/answers.ts'
import type { accountContract } from '#domain/account/accountContract.ts'
import { accountMachine, accountStream, isInUse } from '#domain/account/accountMachine.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import type { AccountParts } from './accountParts.ts'
import { deviceOf } from './deviceOf.ts'
import { person, profile } from './profile.ts'
import { tryingPasswords } from './secrets/tryingPasswords.ts'

type Entering = 'POST Login' | 'POST refresh-token' | 'POST customer/logout' | 'GET customer/profile'

/** Coming and going. */
export const enteringRoutes = (parts: AccountParts): Pick<Answers<typeof accountContract>, Entering> => {
  const { ledger, sessions } = parts
  const tried = tryingPasswords(parts)
  const accountOf = (customerId: string) => ledger.load(accountMachine, accountStream(customerId))

  return {
    // A wrong address and a wrong password take the same time and are told alike.
    'POST Login': async ({ querydata: { email, password, rememberMe = false }, agent }) => {
      const known = await tried(email, password)
      if (isRefusal(known)) return known
      const { customerId, stillFits } = known
      const account = await accountOf(customerId)
      if (account.is('suspended')) return refuse('AccountIsSuspended')
      if (!isInUse(account)) return refuse('LoginFailed')

      const tokens = await sessions.open(customerId, rememberMe, deviceOf(agent))
      if (await stillFits()) return { result: { ...person(customerId, account), ...tokens }, message: 'Welcome' }
      // A new password ended every session while this one began.
      const session = await sessions.ofAccessToken(tokens.accessToken)
      if (session) await sessions.end(session.sessionId)
      return refuse('LoginFailed')
    },
    'POST refresh-token': async ({ querydata }) => {
      const tokens = await sessions.refresh(querydata.refreshToken)
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
