import type { CustomerAction } from '#ui-kit/shop/customers/CustomerActions.tsx'

export const activeCustomerActions: CustomerAction[] = [
  { id: 'suspend', label: 'Suspend', allowed: true },
  { id: 'makeAdmin', label: 'Make admin', allowed: true },
  { id: 'erase', label: 'Erase', allowed: true },
]

export const suspendedCustomerActions: CustomerAction[] = [
  { id: 'reinstate', label: 'Reinstate', allowed: true },
  { id: 'makeAdmin', label: 'Make admin', allowed: false, remark: 'Reinstate the account first.' },
  { id: 'erase', label: 'Erase', allowed: true },
]

export const ownAccountActions: CustomerAction[] = [
  {
    id: 'suspend',
    label: 'Suspend',
    allowed: true,
    remark: 'You are signed out at once, and only another admin can restore your access.',
  },
  {
    id: 'makeCustomer',
    label: 'Make customer',
    allowed: true,
    remark: 'You lose access to the management pages at once, and only another admin can restore it.',
  },
  {
    id: 'erase',
    label: 'Erase',
    allowed: true,
    remark: 'You are signed out at once, and your account is gone for good.',
  },
]
