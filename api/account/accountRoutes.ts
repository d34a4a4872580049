import type { Ledger } from '#api/eventStore/handle.ts'
import type { Vault } from '#api/eventStore/vault.ts'
import type { Answers } from '#api/http/answers.ts'
import type { Sessions } from '#api/http/sessions.ts'
import type { accountContract } from '#domain/account/accountContract.ts'
import { type Account, accountMachine, accountStream, emailMachine } from '#domain/account/accountMachine.ts'
import { refuse } from '#domain/kernel/decision.ts'
import { emailStream, passwordKey } from './accountStreams.ts'
import { isPassword, TooManyWaiting } from './passwords.ts'

export const accountRoutes = (ledger: Ledger, vault: Vault, sessions: Sessions): Answers<typeof accountContract> => ({
  // A wrong address and a wrong password take the same time and are told alike.
  'POST Login': async ({ querydata: { email, password, rememberMe = false } }) => {
    const { customerId } = (await ledger.load(emailMachine, emailStream(email))).context
    const hash = await vault.get<string>(passwordKey(customerId ?? 'nobody'))
    const fits = await isPassword(password, hash).catch(busy)
    if (fits === 'busy') return refuse('TooBusy')
    if (!fits || !customerId) return refuse('LoginFailed')

    const account = await ledger.load(accountMachine, accountStream(customerId))
    return {
      result: { ...person(customerId, account), ...(await sessions.open(customerId, rememberMe)) },
      message: 'Welcome',
    }
  },
  'POST refresh-token': async ({ querydata }) => {
    const tokens = await sessions.refresh(querydata.refreshToken)
    const session = tokens && (await sessions.ofAccessToken(tokens.accessToken))
    if (!tokens || !session) return refuse('RefreshFailed')
    const account = await ledger.load(accountMachine, accountStream(session.customerId))
    if (!account.is('erased')) return tokens

    await sessions.end(session.sessionId)
    return refuse('RefreshFailed')
  },
  'POST customer/logout': async ({ caller }) => {
    await sessions.end(caller.sessionId)
    return { message: 'User successfully logged out' }
  },
  'GET customer/profile': async ({ caller }) => {
    const account = await ledger.load(accountMachine, accountStream(caller.customerId))
    return { result: { ...person(caller.customerId, account), emailVerified: caller.emailVerified } }
  },
})

const busy = (error: unknown) => {
  if (error instanceof TooManyWaiting) return 'busy' as const
  throw error
}

const person = (customerId: string, { context }: Account) => ({
  customerId,
  email: context.email,
  firstname: context.firstname,
  lastname: context.lastname,
  role: context.role,
})
