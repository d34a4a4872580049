import type { CustomerMove } from '#ui-kit/shop/customers/CustomerMoves.tsx'

export const movesOfActive: CustomerMove[] = [
  { id: 'suspend', label: 'Suspend', possible: true },
  { id: 'makeAdmin', label: 'Make admin', possible: true },
  { id: 'erase', label: 'Erase', possible: true },
]

export const movesOfSuspended: CustomerMove[] = [
  { id: 'reinstate', label: 'Reinstate', possible: true },
  { id: 'makeAdmin', label: 'Make admin', possible: false, remark: 'Reinstate the account first.' },
  { id: 'erase', label: 'Erase', possible: true },
]

export const movesOfOneself: CustomerMove[] = [
  {
    id: 'suspend',
    label: 'Suspend',
    possible: true,
    remark: 'You are signed out at once, and only another admin can let you in again.',
  },
  {
    id: 'makeCustomer',
    label: 'Make customer',
    possible: true,
    remark: 'You leave the management at once, and only another admin can let you in again.',
  },
  {
    id: 'erase',
    label: 'Erase',
    possible: true,
    remark: 'You are signed out at once, and your account is gone for good.',
  },
]
