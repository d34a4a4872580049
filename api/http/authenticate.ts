import type { Ledger } from '#api/eventStore/handle.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import type { Caller } from './answers.ts'
import type { Sessions } from './sessions.ts'

/** Who stands behind an `Authorization: Bearer` header. Role and status are read from state on every call. */
export const authenticator = (ledger: Ledger, sessions: Sessions) => {
  return async (header: string | undefined): Promise<Caller | undefined> => {
    const token = /^Bearer ([\w.-]+)$/i.exec(header ?? '')?.[1]
    const session = token ? await sessions.ofAccessToken(token) : undefined
    if (!session) return undefined

    const account = await ledger.load(accountMachine, accountStream(session.customerId))
    if (account.is('unopened')) return undefined
    return { ...session, role: account.context.role, emailVerified: account.is('active') }
  }
}
