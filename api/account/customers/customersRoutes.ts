import type { AccountErasure } from '#api/account/accountErasure.ts'
import type { AdminRegistry } from '#api/account/admins/adminRegistry.ts'
import type { CommandResult } from '#api/eventStore/recordCommand.ts'
import { historyDownload } from '#api/history/historyDownload.ts'
import type { HistoryParts } from '#api/history/recordHistory.ts'
import type { AuditAccess } from '#api/http/auditAccess.ts'
import type { Handlers } from '#api/http/handlers.ts'
import type { Sessions } from '#api/http/sessions/sessions.ts'
import { reinstateAccount, suspendAccount } from '#domain/account/accountCommands.ts'
import { type Account, accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { assignRole } from '#domain/account/assignRole.ts'
import type { customersContract } from '#domain/account/customersContract.ts'
import { maskPerson } from '#domain/account/masking.ts'
import { addressBookMachine, addressBookStream } from '#domain/address/addressBookMachine.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { RefusalName } from '#domain/refusalMessages.ts'
import { customerHistory } from './customersHistory.ts'
import type { CustomerFigures, CustomerQueries } from './customersList.ts'
import { customerView, maskedCustomerView } from './customerView.ts'

interface Parts extends HistoryParts {
  customers: CustomerQueries
  adminRegistry: AdminRegistry
  sessions: Sessions
  accountErasure: AccountErasure
  auditAccess: AuditAccess
}

/** Each access is recorded: the response is not stored for repeated requests. */
export const auditedEndpoints = ['POST customers/reveal/:id'] as const

/** The routes with which admins read and change accounts. Personal data is masked until an admin reveals it. */
export const customersRoutes = (parts: Parts): Handlers<typeof customersContract> => {
  const { store, ledger, customers, auditAccess } = parts
  const accountOf = (id: string) => ledger.load(accountMachine, accountStream(id))

  // The list may not contain a customer who has just signed up.
  const figuresOf = async (id: string): Promise<CustomerFigures> => {
    const listed = customers.figuresOf(id)
    if (listed) return listed
    const [opened] = await store.readStream(accountStream(id))
    return { openedAt: opened?.meta.at ?? '', orders: 0, spent: 0, lastOrderAt: null }
  }

  const masked = async (id: string, account: Account) => {
    const record = customerView(id, account, await figuresOf(id))
    return record ? { result: maskedCustomerView(record) } : refuse('AccountNotFound')
  }

  return {
    'GET customers/all': ({ query }) => {
      const { customers: found, meta } = customers.page(query)
      const results = found.map(maskPerson)
      return { customers: results, results, meta }
    },
    'GET customers/find/:id': async ({ params: { id } }) => masked(id, await accountOf(id)),
    'POST customers/reveal/:id': async ({ params: { id }, caller, context }) => {
      const refused = await auditAccess(id, 'details', { caller, context })
      if (refused) return refused
      const record = customerView(id, await accountOf(id), await figuresOf(id))
      if (!record) return refuse('AccountNotFound')

      const { addresses } = (await ledger.load(addressBookMachine, addressBookStream(id))).context
      const isOwn = id === caller.customerId
      const message = isOwn ? 'Shown in full' : 'Shown in full, and recorded'
      return { result: { ...record, addresses: [...addresses] }, message }
    },
    'GET audit/customers/:id': async ({ params: { id }, query }) => {
      const history = customerHistory(parts, await figuresOf(id))
      const result = await history(id, query)
      if (!result) return refuse('AccountNotFound')
      return query.format ? historyDownload(`customer-${id}`, query.format, result) : { result }
    },
    ...accountChanges(parts, masked),
  }
}

type MaskedAnswer = { result: ReturnType<typeof maskedCustomerView> } | Refusal<'AccountNotFound'>

type AccountChange =
  | 'POST customers/suspend/:id'
  | 'POST customers/reinstate/:id'
  | 'POST customers/role/:id'
  | 'POST customers/erase/:id'

const accountChanges = (
  { store, ledger, adminRegistry, sessions, accountErasure }: Parts,
  masked: (id: string, account: Account) => Promise<MaskedAnswer>,
): Pick<Handlers<typeof customersContract>, AccountChange> => {
  const changedAnswer = async (
    id: string,
    changed: CommandResult<typeof accountMachine> | Refusal<RefusalName>,
    message: string,
  ) => {
    if (isRefusal(changed)) return changed
    const answer = await masked(id, changed.record)
    return isRefusal(answer) ? answer : { ...answer, position: changed.position, message }
  }

  return {
    'POST customers/suspend/:id': async ({ params: { id }, querydata: { reason }, idempotentContext }) => {
      const changed = await adminRegistry.change(id, idempotentContext, (account) => suspendAccount(account, reason))
      if (!isRefusal(changed)) await sessions.endAll(id)
      return changedAnswer(id, changed, 'Account suspended')
    },
    'POST customers/reinstate/:id': async ({ params: { id }, idempotentContext }) => {
      // A crash may have left sessions from before the suspension: they must not become valid again.
      if ((await ledger.load(accountMachine, accountStream(id))).is('suspended')) await sessions.endAll(id)
      return changedAnswer(
        id,
        await adminRegistry.change(id, idempotentContext, reinstateAccount),
        'Account reinstated',
      )
    },
    'POST customers/role/:id': async ({ params: { id }, querydata: { role }, idempotentContext }) => {
      const changed = await adminRegistry.change(id, idempotentContext, (account) => assignRole(account, role))
      return changedAnswer(id, changed, role === 'Admin' ? 'Now an admin' : 'Now a customer')
    },
    'POST customers/erase/:id': async ({ params: { id }, context }) => {
      const refused = await accountErasure.erase(id, context)
      if (refused) return refused
      const { position = 0 } = (await store.readLast(accountStream(id))) ?? {}
      return { position, message: 'Customer erased' }
    },
  }
}
