import { historyFile } from '#api/audit/historyFile.ts'
import type { HistoryParts } from '#api/audit/recordHistory.ts'
import type { Handled } from '#api/eventStore/handle.ts'
import type { Answers } from '#api/http/answers.ts'
import type { Sessions } from '#api/http/sessions.ts'
import { reinstateAccount, revealPersonalData, suspendAccount } from '#domain/account/accountCommands.ts'
import { type Account, accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { appoint } from '#domain/account/appointing.ts'
import type { customersContract } from '#domain/account/customersContract.ts'
import { maskedPerson } from '#domain/account/masked.ts'
import { addressBookMachine, addressBookStream } from '#domain/address/addressBookMachine.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { RefusalName } from '#domain/refusalWords.ts'
import { customerRecord, maskedRecord } from './customersAnswer.ts'
import { customerHistory } from './customersHistory.ts'
import type { CustomerFigures, CustomerQueries } from './customersList.ts'
import type { Erasing } from './erasing.ts'
import type { Roster } from './roster.ts'

interface Parts extends HistoryParts {
  customers: CustomerQueries
  roster: Roster
  sessions: Sessions
  erasing: Erasing
}

/** What admins do with accounts. Who somebody is stays masked until it is revealed. */
export const customersRoutes = (parts: Parts): Answers<typeof customersContract> => {
  const { store, ledger, customers, roster, sessions, erasing } = parts

  const figuresOf = async (id: string): Promise<CustomerFigures> => {
    const listed = customers.figuresOf(id)
    if (listed) return listed
    const [opened] = await store.readStream(accountStream(id))
    return { openedAt: opened?.meta.at ?? '', orders: 0, spent: 0, lastOrderAt: null }
  }

  const masked = async (id: string, account: Account) => {
    const record = customerRecord(id, account, await figuresOf(id))
    return record ? { result: maskedRecord(record) } : refuse('AccountNotFound')
  }

  const told = async (id: string, changed: Handled<typeof accountMachine> | Refusal<RefusalName>, message: string) => {
    if (isRefusal(changed)) return changed
    const answer = await masked(id, changed.record)
    return isRefusal(answer) ? answer : { ...answer, position: changed.position, message }
  }

  return {
    'GET customers/all': ({ query }) => {
      const { customers: found, meta } = customers.page(query)
      const results = found.map(maskedPerson)
      return { customers: results, results, meta }
    },
    'GET customers/find/:id': async ({ params: { id } }) =>
      masked(id, await ledger.load(accountMachine, accountStream(id))),
    'POST customers/reveal/:id': async ({ params: { id }, deed }) => {
      const recorded = await ledger.handle(accountMachine, accountStream(id), deed, (account) =>
        revealPersonalData(account, 'details'),
      )
      if (isRefusal(recorded)) return recorded
      const record = customerRecord(id, recorded.record, await figuresOf(id))
      if (!record) return refuse('AccountNotFound')

      const { addresses } = (await ledger.load(addressBookMachine, addressBookStream(id))).context
      const result = { ...record, addresses: [...addresses] }
      return { result, position: recorded.position, message: 'Shown in full, and recorded' }
    },
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
    'GET audit/customers/:id': async ({ params: { id }, query }) => {
      const history = customerHistory(parts, await figuresOf(id))
      const result = await history(id, query)
      if (!result) return refuse('AccountNotFound')
      return query.format ? historyFile(`customer-${id}`, query.format, result) : { result }
    },
  }
}

/** Each look is recorded: no answer is kept for whoever repeats the request. */
export const revealingCalls = ['POST customers/reveal/:id'] as const
