import type { Handled } from '#api/eventStore/handle.ts'
import type { Answers } from '#api/http/answers.ts'
import { reinstateAccount, suspendAccount } from '#domain/account/accountCommands.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { appoint } from '#domain/account/appointing.ts'
import type { customersContract } from '#domain/account/customersContract.ts'
import { isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import type { RefusalName } from '#domain/refusalWords.ts'
import { type CustomersParts, maskedAnswer } from './customersParts.ts'

type Moving =
  | 'POST customers/suspend/:id'
  | 'POST customers/reinstate/:id'
  | 'POST customers/role/:id'
  | 'POST customers/erase/:id'

/** What becomes of accounts at the hand of an admin. */
export const movingCustomers = (parts: CustomersParts): Pick<Answers<typeof customersContract>, Moving> => {
  const { store, ledger, roster, sessions, erasing } = parts

  const told = async (id: string, changed: Handled<typeof accountMachine> | Refusal<RefusalName>, message: string) => {
    if (isRefusal(changed)) return changed
    const answer = await maskedAnswer(parts, id, changed.record)
    return isRefusal(answer) ? answer : { ...answer, position: changed.position, message }
  }

  return {
    'POST customers/suspend/:id': async ({ params: { id }, querydata: { reason }, once }) => {
      const changed = await roster.change(id, once, (account) => suspendAccount(account, reason))
      if (!isRefusal(changed)) await sessions.endAll(id)
      return told(id, changed, 'Account suspended')
    },
    'POST customers/reinstate/:id': async ({ params: { id }, once }) => {
      // A crash may have left sessions of before the suspension: they must not come to life again.
      const account = await ledger.load(accountMachine, accountStream(id))
      if (account.is('suspended')) await sessions.endAll(id)
      return told(id, await roster.change(id, once, reinstateAccount), 'Account reinstated')
    },
    'POST customers/role/:id': async ({ params: { id }, querydata: { role }, once }) => {
      const changed = await roster.change(id, once, (account) => appoint(account, role))
      return told(id, changed, role === 'Admin' ? 'Now an admin' : 'Now a customer')
    },
    'POST customers/erase/:id': async ({ params: { id }, deed }) => {
      const refused = await erasing.erase(id, deed)
      if (refused) return refused
      const { position = 0 } = (await store.readLast(accountStream(id))) ?? {}
      return { position, message: 'Customer erased' }
    },
  }
}
