import type { CustomerMove, CustomerMoveId } from '#ui-kit/shop/customers/CustomerMoves.tsx'
import type { AnswerOf } from '#web/client/calls.ts'

/** A customer's record. Money in rand, moments ISO 8601. */
type Customer = AnswerOf<'GET customers/find/:id'>['result']

type Standing = Pick<Customer, 'status' | 'role'>

/** What can be done with an account now, and of what lies near why it cannot; with one's own, what that would mean. */
export const customerMoves = (customer: Standing, isOwn: boolean): CustomerMove[] =>
  nearMoves(customer).map((id) => {
    const hindrance = hindranceOf(id, customer)
    const remark = hindrance ?? (isOwn ? aboutOneself[id] : undefined)
    return { id, label: labels[id], possible: hindrance === undefined, remark }
  })

/** What a move means for whoever makes it with their own account. */
export const aboutOneself: Partial<Record<CustomerMoveId, string>> = {
  suspend: 'You are signed out at once, and only another admin can let you in again.',
  makeCustomer: 'You leave the management at once, and only another admin can let you in again.',
  erase: 'You are signed out at once, and your account is gone for good.',
}

const nearMoves = ({ status, role }: Standing): CustomerMoveId[] =>
  status === 'erased'
    ? []
    : [status === 'suspended' ? 'reinstate' : 'suspend', role === 'Admin' ? 'makeCustomer' : 'makeAdmin', 'erase']

const labels: Record<CustomerMoveId, string> = {
  suspend: 'Suspend',
  reinstate: 'Reinstate',
  makeAdmin: 'Make admin',
  makeCustomer: 'Make customer',
  erase: 'Erase',
}

// An admin is somebody who can be reached, and may act.
const hindranceOf = (move: CustomerMoveId, { status }: Standing) => {
  if (move !== 'makeAdmin' || status === 'active') return undefined

  return status === 'suspended' ? 'Reinstate the account first.' : 'The e-mail address has to be verified first.'
}
