import type { Ledger } from '#api/eventStore/handle.ts'
import { accountMachine, accountStream, isInUse } from '#domain/account/accountMachine.ts'
import type { Caller } from './answers.ts'
import type { Sessions } from './sessions.ts'

/** Who calls. Role and status are read from state every time: a suspended account is nobody, whatever its tokens say. */
export const authenticator = (ledger: Ledger, sessions: Sessions) => {
  const known = async (session: { customerId: string; sessionId: string } | undefined): Promise<Caller | undefined> => {
    if (!session) return undefined
    const account = await ledger.load(accountMachine, accountStream(session.customerId))
    if (!isInUse(account)) return undefined
    return { ...session, role: account.context.role, emailVerified: account.is('active') }
  }

  return {
    /** Who stands behind an `Authorization: Bearer` header. */
    authenticate: async (header: string | undefined) => {
      const token = /^Bearer ([\w.-]+)$/i.exec(header ?? '')?.[1]
      return known(token ? await sessions.ofAccessToken(token) : undefined)
    },
    ofSession: async (sessionId: string) => known(await sessions.ofId(sessionId)),
  }
}
