import type { Caller, Handlers } from '#api/http/handlers.ts'
import { changeDetails } from '#domain/account/accountCommands.ts'
import type { accountContract } from '#domain/account/accountContract.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { refuse } from '#domain/kernel/decision.ts'
import type { AccountParts } from './accountParts.ts'
import { profile } from './profile.ts'
import { openOwnPasswordCheck } from './secrets/credentialCheck.ts'

type OwnDataEndpoint =
  | 'POST customer/update/personalDetails'
  | 'GET customer/sessions'
  | 'POST customer/sessions/end'
  | 'GET customer/export'
  | 'POST customer/erase'

/** The routes with which customers change their details, list and end their sessions, export their personal data and erase their account. */
export const ownDataRoutes = (parts: AccountParts): Pick<Handlers<typeof accountContract>, OwnDataEndpoint> => {
  const { ledger, sessions, devices, accountErasure, exportOf } = parts
  const checkPassword = openOwnPasswordCheck(parts)

  const sessionsOf = async ({ customerId, sessionId }: Caller) =>
    (await sessions.listOf(customerId)).map((session) => ({ ...session, current: session.id === sessionId }))

  return {
    'POST customer/update/personalDetails': async ({ querydata, caller: { customerId }, idempotentContext }) => {
      if (querydata.customerId !== undefined && querydata.customerId !== customerId) return refuse('NotYours')
      const { record, position } = await ledger.handle(
        accountMachine,
        accountStream(customerId),
        idempotentContext,
        (account) => changeDetails(account, querydata.newPersonalDetails),
      )
      return { result: profile(customerId, record), position, message: 'Details updated successfully' }
    },
    'GET customer/sessions': async ({ caller }) => ({ sessions: await sessionsOf(caller) }),
    'POST customer/sessions/end': async ({ querydata: { id }, caller }) => {
      if (id === undefined) {
        await sessions.endAll(caller.customerId, caller.sessionId)
        await devices.forget(caller.customerId)
      } else if ((await sessions.ofId(id))?.customerId === caller.customerId) await sessions.end(id)
      else return refuse('SessionNotFound')
      return {
        sessions: await sessionsOf(caller),
        message: id === undefined ? 'Signed out everywhere else' : 'Signed out there',
      }
    },
    'GET customer/export': async ({ caller }) => ({
      file: {
        name: 'ekhaya-my-data.json',
        type: 'application/json',
        content: JSON.stringify(await exportOf(caller.customerId), null, 2),
      },
    }),
    'POST customer/erase': async ({ querydata: { password }, caller: { customerId }, context }) => {
      const refused = (await checkPassword(customerId, password)) ?? (await accountErasure.erase(customerId, context))
      return refused ?? { message: 'Your account is erased' }
    },
  }
}
