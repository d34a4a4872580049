import type { CustomerAction, CustomerActionId } from '#ui-kit/shop/customers/CustomerActions.tsx'
import type { AnswerOf } from '#web/state/http/calls.ts'

/** A customer's record. Money in rand, moments ISO 8601. */
type Customer = AnswerOf<'GET customers/find/:id'>['result']

type AccountState = Pick<Customer, 'status' | 'role'>

/** The actions that fit the state of an account. A blocked one says why, one on the admin's own account what it would mean. */
export const customerActions = (customer: AccountState, isOwn: boolean): CustomerAction[] =>
  relevantActions(customer).map((id) => {
    const blockedReason = blockedReasonOf(id, customer)
    const remark = blockedReason ?? (isOwn ? ownAccountWarnings[id] : undefined)
    return { id, label: labels[id], allowed: blockedReason === undefined, remark }
  })

/** What an action means for an admin who applies it to their own account. */
export const ownAccountWarnings: Partial<Record<CustomerActionId, string>> = {
  suspend: 'You are signed out at once, and only another admin can restore your access.',
  makeCustomer: 'You lose access to the management pages at once, and only another admin can restore it.',
  erase: 'You are signed out at once, and your account is gone for good.',
}

const relevantActions = ({ status, role }: AccountState): CustomerActionId[] =>
  status === 'erased'
    ? []
    : [status === 'suspended' ? 'reinstate' : 'suspend', role === 'Admin' ? 'makeCustomer' : 'makeAdmin', 'erase']

const labels: Record<CustomerActionId, string> = {
  suspend: 'Suspend',
  reinstate: 'Reinstate',
  makeAdmin: 'Make admin',
  makeCustomer: 'Make customer',
  erase: 'Erase',
}

// Only an active account, whose e-mail address is verified, can become an admin's.
const blockedReasonOf = (action: CustomerActionId, { status }: AccountState) => {
  if (action !== 'makeAdmin' || status === 'active') return undefined

  return status === 'suspended' ? 'Reinstate the account first.' : 'The e-mail address has to be verified first.'
}
