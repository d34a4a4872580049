import type { Answers, Caller } from '#api/http/answers.ts'
import { changeDetails } from '#domain/account/accountCommands.ts'
import type { accountContract } from '#domain/account/accountContract.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import type { AccountParts } from './accountParts.ts'
import { profile } from './profile.ts'
import { tryingPasswords } from './secrets/tryingPasswords.ts'

type OwnData =
  | 'POST customer/update/personalDetails'
  | 'GET customer/sessions'
  | 'POST customer/sessions/end'
  | 'GET customer/export'
  | 'POST customer/erase'

/** What people see, take home, change and end of what the shop knows of them. */
export const ownDataRoutes = (parts: AccountParts): Pick<Answers<typeof accountContract>, OwnData> => {
  const { ledger, sessions, erasing, exportOf } = parts
  const tried = tryingPasswords(parts)

  const sessionsOf = async ({ customerId, sessionId }: Caller) =>
    (await sessions.listOf(customerId)).map((session) => ({ ...session, current: session.id === sessionId }))

  return {
    'POST customer/update/personalDetails': async ({ querydata, caller: { customerId }, once }) => {
      if (querydata.customerId !== undefined && querydata.customerId !== customerId) return refuse('NotYours')
      const { record, position } = await ledger.handle(accountMachine, accountStream(customerId), once, (account) =>
        changeDetails(account, querydata.newPersonalDetails),
      )
      return { result: profile(customerId, record), position, message: 'Details updated successfully' }
    },
    'GET customer/sessions': async ({ caller }) => ({ sessions: await sessionsOf(caller) }),
    'POST customer/sessions/end': async ({ querydata: { id }, caller }) => {
      if (id === undefined) await sessions.endAll(caller.customerId, caller.sessionId)
      else if ((await sessions.ofId(id))?.customerId === caller.customerId) await sessions.end(id)
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
    'POST customer/erase': async ({ querydata: { password }, caller: { customerId }, deed }) => {
      const { email } = (await ledger.load(accountMachine, accountStream(customerId))).context
      const fits = await tried(email, password)
      if (isRefusal(fits)) return fits.refusal === 'LoginFailed' ? refuse('PasswordIsWrong') : fits
      const refused = await erasing.erase(customerId, deed)
      return refused ?? { message: 'Your account is erased' }
    },
  }
}
