import type { Ledger } from '#api/eventStore/ledger.ts'
import { accountMachine, accountStream, isInUse } from '#domain/account/accountMachine.ts'
import type { Caller } from './handlers.ts'
import type { Sessions } from './sessions/sessions.ts'

/** Identifies the caller. Reads role and status from the account on every request: tokens of a suspended account are rejected. */
export const openAuthenticator = (ledger: Ledger, sessions: Sessions) => {
  const callerOf = async (
    session: { customerId: string; sessionId: string } | undefined,
  ): Promise<Caller | undefined> => {
    if (!session) return undefined
    const account = await ledger.load(accountMachine, accountStream(session.customerId))
    if (!isInUse(account)) return undefined
    return { ...session, role: account.context.role, emailVerified: account.is('active') }
  }

  return {
    /** The caller that an `Authorization: Bearer` header identifies, or `undefined`. */
    authenticate: async (header: string | undefined) => {
      const token = /^Bearer ([\w.-]+)$/i.exec(header ?? '')?.[1]
      return callerOf(token ? await sessions.ofAccessToken(token) : undefined)
    },
    ofSession: async (sessionId: string) => callerOf(await sessions.ofId(sessionId)),
  }
}
